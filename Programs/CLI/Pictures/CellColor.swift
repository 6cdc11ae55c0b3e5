/// A color in a terminal's escape sequence.
enum CellColor: Sendable, Hashable {
    case rgb(RGB)
    /// The number of a color in the palette of 256.
    case palette(UInt8)

    /// How many colors a terminal has.
    enum Depth: Sendable, Hashable {
        case full, palette
    }

    init(_ color: RGB, _ depth: Depth) {
        switch depth {
        case .full: self = .rgb(color)
        case .palette: self = .palette(Self.nearest(to: color))
        }
    }

    /// The parameters of the escape sequence that sets it.
    func parameters(isBackground: Bool) -> String {
        let layer = isBackground ? "48" : "38"
        return switch self {
        case .rgb(let color): "\(layer);2;\(color.red);\(color.green);\(color.blue)"
        case .palette(let number): "\(layer);5;\(number)"
        }
    }

    /// The palette has a cube of six levels a color, and 24 grays; its first 16 colors are the choice of the person.
    private static func nearest(to color: RGB) -> UInt8 {
        let parts = [color.red, color.green, color.blue].map(Int.init)
        let levels = parts.map(level)
        let cube = levels.map { $0 == 0 ? 0 : 55 + 40 * $0 }
        let gray = min(23, max(0, (parts.reduce(0, +) / 3 - 3) / 10))
        if distance(parts, [Int](repeating: 8 + 10 * gray, count: 3)) < distance(parts, cube) { return UInt8(232 + gray) }
        return UInt8(16 + 36 * levels[0] + 6 * levels[1] + levels[2])
    }

    /// The nearest of 0, 95, 135, 175, 215 and 255.
    private static func level(_ part: Int) -> Int { part < 48 ? 0 : part < 115 ? 1 : (part - 35) / 40 }

    private static func distance(_ a: [Int], _ b: [Int]) -> Int { zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) } }
}
