/// Lines of text in the largest type that fits a rectangle.
struct TextBlock {
    private var lines: [[StrokeFont.Glyph]] = []
    /// How high capitals are.
    private(set) var size: Float = 0
    private var place = DrawnRectangle(x: 0, y: 0, width: 0, height: 0)

    private static let mostCharacters = 80
    private static let mostLines = 7

    /// - Parameters:
    ///   - largest: Capitals are at most as high.
    /// - Returns: Nil for a text that the font cannot draw.
    init?(_ text: String, in place: DrawnRectangle, largest: Float) {
        let cut = text.count > Self.mostCharacters ? text.prefix(Self.mostCharacters) + "…" : text[...]
        guard StrokeFont.glyphs(String(cut)) != nil else { return nil }
        let words = cut.split { $0.isWhitespace }.compactMap { StrokeFont.glyphs(String($0)) }
        guard !words.isEmpty else { return nil }
        self.place = place
        let widths = words.map { StrokeFont.width($0) }
        var best: [Range<Int>] = []
        for count in 1...min(Self.mostLines, words.count) {
            let lines = Self.broken(widths, into: count)
            let widest = lines.reduce(0) { max($0, Self.width(widths[$1])) }
            let height = Float(lines.count) * StrokeFont.lineHeight
            let size = min(largest, place.width / widest, place.height / height)
            if size > self.size * 1.02 { (best, self.size) = (lines, size) }
        }
        let blank = StrokeFont.glyphs("A A").map { [$0[1]] } ?? []
        lines = best.map { Array(words[$0].joined(separator: blank)) }
    }

    /// How high all lines are together.
    var height: Float { Float(lines.count) * StrokeFont.lineHeight * size }

    /// The polygons of each glyph, in the middle of the height of the rectangle.
    var glyphs: [[[DrawnPoint]]] {
        let top = place.y + (place.height - height) / 2
        return lines.enumerated().flatMap { number, line in
            // Accents are above the capitals.
            var x = place.x + StrokeFont.thickness / 2 * size
            let y = top + (Float(number) * StrokeFont.lineHeight + 0.32) * size
            return line.map { glyph in
                defer { x += (glyph.width + StrokeFont.thickness + StrokeFont.spacing) * size }
                return glyph.strokes.flatMap { stroke in
                    Shapes.stroke(stroke.map { DrawnPoint(x, y) + $0 * size }, StrokeFont.thickness * size)
                }
            }
        }
    }

    /// The words of at most so many lines, whose widest one is as narrow as possible.
    private static func broken(_ widths: [Float], into count: Int) -> [Range<Int>] {
        var limit = widths.max() ?? 0
        let whole = width(widths[...])
        while true {
            var (lines, start, width) = ([Range<Int>](), 0, Float(-1))
            for (word, next) in widths.enumerated() {
                if width >= 0, width + StrokeFont.wordSpacing + next > limit {
                    lines.append(start..<word)
                    (start, width) = (word, next)
                } else {
                    width = width < 0 ? next : width + StrokeFont.wordSpacing + next
                }
            }
            lines.append(start..<widths.count)
            if lines.count <= count || limit > whole { return lines }
            limit += max(0.1, whole / 100)
        }
    }

    private static func width(_ widths: ArraySlice<Float>) -> Float {
        widths.reduce(-StrokeFont.wordSpacing) { $0 + StrokeFont.wordSpacing + $1 }
    }
}
