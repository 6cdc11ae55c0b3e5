/// The picture beside a page of text, as far as it is there.
struct ShownPicture: Sendable {
    enum Phase: Sendable, Hashable {
        case loading, failed
        case shown(Pixels)
    }

    var phase: Phase
    let depth: CellColor.Depth
}

extension Canvas {
    /// Where less is left for the text, there is no picture.
    private static let narrowest = 60
    private static let gap = 2
    /// The shape of posters and profile images, whose place is the same before they are there.
    private static let shape = PictureSize(width: 2_000, height: 3_000)

    /// Draws a picture or its placeholder at the right, and leaves the columns beside it for the text.
    mutating func draw(_ picture: ShownPicture) {
        guard width >= Self.narrowest else { return }
        let place = PictureSize.cells(for: Self.shape, within: PictureSize(width: width / 4, height: height))
        let left = width - place.width
        switch picture.phase {
        case .shown(let pixels):
            draw(HalfBlocks(pixels, size: .cells(for: pixels.size, within: place), picture.depth), x: left)
        case .loading: for row in 0..<place.height { fill(x: left, y: row, style: .skeleton, "░") }
        case .failed:
            for row in 0..<place.height { fill(x: left, y: row, style: .skeleton, "░") }
            let text = " \(Texts.noPicture) "
            put(text, x: left + max(0, (place.width - text.columns) / 2), y: place.height / 2, style: .faint)
        }
        margin = place.width + Self.gap
    }

    private mutating func draw(_ picture: HalfBlocks, x: Int) {
        for row in 0..<picture.size.height {
            for (column, cell) in picture[row: row].enumerated() {
                fill(x: x + column, y: row, width: 1, style: CellStyle(pixels: cell), HalfBlocks.block)
            }
        }
    }
}
