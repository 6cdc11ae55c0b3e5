import MarqueePresentation

extension Canvas {
    /// The columns of a title in a row of titles.
    static let cardWidth = 22

    /// Draws a placeholder in the shape of the content.
    mutating func draw(_ skeleton: Skeleton, from top: Int = 0) {
        var y = top
        for part in skeleton.parts {
            switch part {
            case .picture:
                box(x: 0, y: y, width: width, height: 3)
                y += 4
            case .text(let lines):
                for line in 0..<lines {
                    box(x: 0, y: y, width: line == lines - 1 ? width / 2 : width * 3 / 4, height: 1)
                    y += 1
                }
                y += 1
            case .row(_, let count):
                box(x: 0, y: y, width: min(16, width), height: 1)
                for item in 0..<count { box(x: item * (Self.cardWidth + 2), y: y + 1, width: Self.cardWidth, height: 2) }
                y += 4
            case .list(_, let count):
                for _ in 0..<count {
                    box(x: 0, y: y, width: width / 2, height: 1)
                    box(x: 2, y: y + 1, width: width * 3 / 4, height: 1)
                    y += 3
                }
            }
            if y >= height { return }
        }
    }

    private mutating func box(x: Int, y: Int, width: Int, height: Int) {
        for row in 0..<height { fill(x: x, y: y + row, width: width, style: .skeleton, "░") }
    }
}
