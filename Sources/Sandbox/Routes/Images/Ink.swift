/// One of the colors of a drawing, by its purpose.
enum Ink: Int, CaseIterable, Sendable {
    case ground, second, accent, shade, panel, text

    /// Blends of two inks have so many steps from the one to the other.
    static let steps = 16

    /// The index of the pure ink.
    var index: UInt8 { UInt8(rawValue) }

    /// The index of a pixel that this ink covers by so many steps. Of a pixel that is blended already, the ink that has more of it counts.
    func over(_ pixel: UInt8, _ share: Int) -> UInt8 {
        let below = Self.main(of: pixel)
        guard below != rawValue else { return index }
        return below < rawValue ? Self.blend(below, rawValue, share) : Self.blend(rawValue, below, Self.steps - share)
    }

    private static func main(of pixel: UInt8) -> Int {
        guard pixel >= allCases.count else { return Int(pixel) }
        let (first, second, share) = pairs[Int(pixel)]
        return share * 2 > steps ? second : first
    }

    /// The first ink with so many steps of the second one.
    private static func blend(_ first: Int, _ second: Int, _ share: Int) -> UInt8 {
        UInt8(allCases.count + (starts[first] + second - first - 1) * (steps - 1) + share - 1)
    }

    /// The number of the first pair of an ink.
    private static let starts = [0, 5, 9, 12, 14, 15]

    /// The parts of each index: two inks, and the steps of the second one.
    static let pairs: [(first: Int, second: Int, share: Int)] = {
        let inks = allCases.indices
        let blends = inks.flatMap { first in
            inks.dropFirst(first + 1).flatMap { second in (1..<steps).map { (first: first, second: second, share: $0) } }
        }
        return inks.map { (first: $0, second: $0, share: 0) } + blends
    }()
}

/// The colors of the inks of one drawing.
struct Inks: Sendable {
    /// Red, green and blue from 0 to 1, in the order of ``Ink``.
    let colors: [SIMD3<Float>]

    /// - Parameter seed: Chooses the colors, and whether letters are dark on light.
    init(_ seed: UInt64) {
        let (ground, second, accent, shade) = Self.schemes[Int(seed % UInt64(Self.schemes.count))]
        let (dark, light) = (Self.color(shade) * 0.55, Self.color(accent) * 0.18 + SIMD3(repeating: 0.8))
        let isLight = seed / 64 % 3 == 0
        colors = [ground, second, accent, shade].map(Self.color) + (isLight ? [light, dark] : [dark, light])
    }

    /// Ground, second color, accent and shade.
    private static let schemes: [(UInt32, UInt32, UInt32, UInt32)] = [
        (0xC8553D, 0x8F2D56, 0xF7C59F, 0x2B2D42), (0x2A6F97, 0x014F86, 0xF4D35E, 0x0B2545), (0xE09F3E, 0xB5651D, 0xFFF3B0, 0x540B0E),
        (0x3D5A80, 0x293F5E, 0xEE6C4D, 0x14213D), (0x588157, 0x3A5A40, 0xF2CC8F, 0x1B2E22), (0x7B4B94, 0x54306B, 0xF6AE2D, 0x231331),
        (0x119DA4, 0x0C7489, 0xFFC857, 0x13343B), (0xD1495B, 0x9E2A45, 0xEDAE49, 0x30131F), (0x5C6B73, 0x3E4A52, 0xE0FBFC, 0x1A2024),
        (0xBC4B51, 0x8C2F39, 0xF4F1BB, 0x2F1418), (0x4A5899, 0x323F7A, 0x9FD3C7, 0x1B2046), (0xD98E73, 0xB4654A, 0x3D405B, 0x2A1A1F),
        (0x2D936C, 0x1F6F54, 0xFFD6A5, 0x0E2F26), (0x8D6A9F, 0x6A4A7C, 0xDDE8B9, 0x2A1B35), (0xF2A65A, 0xD9772B, 0x772F1A, 0x3A1F14),
        (0x457B9D, 0x2F5D7C, 0xF1FAEE, 0x1D2D44), (0x6A994E, 0x4B7A35, 0xF2E8CF, 0x23361A), (0xA23E48, 0x6C2A3B, 0x8CC7C4, 0x26131B),
    ]

    private static func color(_ number: UInt32) -> SIMD3<Float> {
        SIMD3(Float(number >> 16 & 0xFF), Float(number >> 8 & 0xFF), Float(number & 0xFF)) / 255
    }

    /// Red, green and blue of each index of a pixel.
    var palette: [UInt8] {
        Ink.pairs.flatMap { first, second, share in
            let part = Float(share) / Float(Ink.steps)
            let color = colors[first] * (1 - part) + colors[second] * part
            return (0..<3).map { UInt8(min(max(color[$0], 0), 1) * 255) }
        }
    }

    /// How much two inks differ in brightness, from 1 to 21, as the guidelines for the accessibility of the web define it.
    func contrast(_ one: Ink, _ other: Ink) -> Float {
        let values = [luminance(one), luminance(other)].sorted()
        return (values[1] + 0.05) / (values[0] + 0.05)
    }

    private func luminance(_ ink: Ink) -> Float {
        let color = colors[ink.rawValue]
        // The square is near enough to the curve of sRGB.
        return 0.2126 * color.x * color.x + 0.7152 * color.y * color.y + 0.0722 * color.z * color.z
    }
}
