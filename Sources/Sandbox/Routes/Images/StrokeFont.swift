import Foundation

/// A font of capital letters, digits and signs, drawn as strokes of one thickness. Capitals are 1 high, and their baseline is at 1.
enum StrokeFont {
    struct Glyph: Sendable {
        let strokes: [[DrawnPoint]]
        let width: Float
    }

    /// The thickness of a stroke.
    static let thickness: Float = 0.17
    /// The gap between two letters.
    static let spacing: Float = 0.13
    /// The distance of two baselines: there is room for accents.
    static let lineHeight: Float = 1.42
    /// The gap between two words.
    static let wordSpacing = 2 * spacing + blank.width + thickness
    private static let blank = Glyph(strokes: [], width: 0.2)

    /// The glyphs of a text, in capitals; nil if most of its letters are of a script that the font does not have.
    static func glyphs(_ text: String) -> [Glyph]? {
        let characters = Array(text.uppercased())
        let glyphs = characters.map { glyph($0) }
        let missing = zip(characters, glyphs).filter { !$0.isWhitespace && $1 == nil }.count
        let drawn = glyphs.count { $0?.strokes.isEmpty == false }
        return drawn > missing ? glyphs.compactMap(\.self) : nil
    }

    /// The width of glyphs beside each other, strokes included.
    static func width(_ glyphs: some Sequence<Glyph>) -> Float {
        glyphs.reduce(-spacing) { $0 + $1.width + thickness + spacing }
    }

    /// A letter with the marks above and below it; nil if the font does not have it.
    private static func glyph(_ character: Character) -> Glyph? {
        if character.isWhitespace { return blank }
        if let glyph = table[character] { return glyph }
        let parts = Array(String(character).decomposedStringWithCanonicalMapping.unicodeScalars)
        guard let first = parts.first, let base = table[Character(first)] else { return nil }
        let middle = base.width / 2
        return parts.dropFirst().reduce(base) { glyph, mark in
            guard let strokes = marks[mark] else { return glyph }
            return Glyph(strokes: glyph.strokes + strokes.map { $0.map { $0 + DrawnPoint(middle, 0) } }, width: glyph.width)
        }
    }

    private static let table = signs.mapValues { source in
        let strokes = parsed(source)
        return Glyph(strokes: strokes, width: strokes.flatMap(\.self).reduce(0) { max($0, $1.x) })
    }

    private static let marks = Dictionary(uniqueKeysWithValues: markSigns.map { ($0, parsed($1)) })

    /// Strokes are separated by semicolons, and points by spaces. `A` is an arc: the middle, the radii, and two angles in degrees.
    private static func parsed(_ source: String) -> [[DrawnPoint]] {
        source.split(separator: ";").map { stroke in
            stroke.split(separator: " ").flatMap { word -> [DrawnPoint] in
                let numbers = word.drop { $0 == "A" }.split(separator: ",").compactMap { Float($0) }
                if numbers.count == 6 {
                    let middle = DrawnPoint(numbers[0], numbers[1])
                    return Shapes.arc(middle, numbers[2], numbers[3], from: numbers[4], to: numbers[5])
                }
                return numbers.count == 2 ? [DrawnPoint(numbers[0], numbers[1])] : []
            }
        }
    }

    private static let signs: [Character: String] = [
        "A": "0,1 0.36,0 0.72,1;0.13,0.68 0.59,0.68",
        "B": "0,1 0,0 0.3,0 A0.3,0.24,0.24,0.24,-90,90 0,0.48;0,0.48 0.34,0.48 A0.34,0.74,0.27,0.26,-90,90 0,1",
        "C": "A0.4,0.5,0.4,0.5,-48,-312", "D": "0,0 0.26,0 A0.26,0.5,0.42,0.5,-90,90 0,1 0,0",
        "E": "0.5,0 0,0 0,1 0.5,1;0,0.48 0.44,0.48", "F": "0.5,0 0,0 0,1;0,0.5 0.42,0.5",
        "G": "A0.41,0.5,0.41,0.5,-48,-360 0.44,0.5", "H": "0,0 0,1;0.62,0 0.62,1;0,0.5 0.62,0.5", "I": "0,0 0,1",
        "J": "0.42,0 0.42,0.72 A0.2,0.72,0.22,0.28,0,165", "K": "0,0 0,1;0.58,0 0,0.58;0.2,0.42 0.62,1", "L": "0,0 0,1 0.48,1",
        "M": "0,1 0,0 0.4,0.7 0.8,0 0.8,1", "N": "0,1 0,0 0.64,1 0.64,0", "O": "A0.43,0.5,0.43,0.5,0,360 A0.43,0.5,0.43,0.5,0,6",
        "P": "0,1 0,0 0.3,0 A0.3,0.28,0.28,0.28,-90,90 0,0.56", "Q": "A0.43,0.5,0.43,0.5,0,366;0.52,0.72 0.86,1.06",
        "R": "0,1 0,0 0.3,0 A0.3,0.28,0.28,0.28,-90,90 0,0.56;0.28,0.56 0.6,1",
        "S": "A0.3,0.25,0.27,0.25,-30,-270 A0.3,0.75,0.29,0.25,-90,150", "T": "0,0 0.64,0;0.32,0 0.32,1",
        "U": "0,0 0,0.66 A0.31,0.66,0.31,0.34,180,0 0.62,0", "V": "0,0 0.36,1 0.72,0", "W": "0,0 0.26,1 0.53,0.1 0.8,1 1.06,0",
        "X": "0,0 0.64,1;0.64,0 0,1", "Y": "0,0 0.34,0.52 0.68,0;0.34,0.52 0.34,1", "Z": "0,0 0.6,0 0,1 0.6,1",
        "0": "A0.34,0.5,0.34,0.5,0,366", "1": "0,0.2 0.26,0 0.26,1", "2": "A0.29,0.29,0.28,0.29,-170,35 0,1 0.58,1",
        "3": "A0.27,0.25,0.26,0.25,-155,90;A0.27,0.74,0.29,0.26,-90,155", "4": "0.46,1 0.46,0 0,0.7 0.64,0.7",
        "5": "0.52,0 0.08,0 0.05,0.44;0.05,0.44 A0.27,0.69,0.31,0.31,-130,145", "6": "A0.3,0.68,0.3,0.32,0,366;0.46,0 0.04,0.56",
        "7": "0,0 0.56,0 0.18,1", "8": "A0.29,0.25,0.25,0.25,0,366;A0.29,0.74,0.29,0.26,0,366",
        "9": "A0.3,0.32,0.3,0.32,0,366;0.14,1 0.56,0.44",
        "&": "0.7,1 0.12,0.32 A0.29,0.2,0.19,0.2,150,395 0.1,0.62 A0.27,0.76,0.26,0.24,215,0 0.62,0.52",
        "'": "0,0 0,0.26", "’": "0,0 0,0.26", "‘": "0,0 0,0.26", "\"": "0,0 0,0.26;0.24,0 0.24,0.26", ".": "0,0.9 0,1.07",
        ",": "0.06,0.9 0,1.2", ":": "0,0.3 0,0.47;0,0.83 0,1", ";": "0.06,0.3 0.06,0.47;0.06,0.86 0,1.16", "!": "0,0 0,0.66;0,0.87 0,1.04",
        "?": "A0.27,0.26,0.26,0.26,-170,80 0.28,0.56 0.28,0.68;0.28,0.87 0.28,1.04", "-": "0,0.54 0.34,0.54", "–": "0,0.54 0.46,0.54",
        "—": "0,0.54 0.7,0.54", "/": "0.42,0 0,1", "(": "A0.36,0.5,0.36,0.66,-125,-235", ")": "A-0.14,0.5,0.36,0.66,-55,55",
        "+": "0,0.54 0.5,0.54;0.25,0.29 0.25,0.79", "×": "0,0.34 0.4,0.74;0.4,0.34 0,0.74", "·": "0,0.46 0,0.63",
        "#": "0.22,0 0.1,1;0.54,0 0.42,1;0,0.32 0.64,0.32;0,0.68 0.64,0.68",
        "…": "0,0.9 0,1.07;0.3,0.9 0.3,1.07;0.6,0.9 0.6,1.07", "*": "0.2,0 0.2,0.4;0,0.1 0.4,0.3;0.4,0.1 0,0.3",
        "Æ": "0,1 0.36,0 0.96,0;0.5,0 0.5,1 0.96,1;0.5,0.48 0.9,0.48;0.14,0.68 0.5,0.68",
        "Ø": "A0.43,0.5,0.43,0.5,0,366;0.8,-0.08 0.06,1.08",
        "Œ": "1.06,0 0.43,0 A0.43,0.5,0.43,0.5,-90,-270 1.06,1;0.6,0 0.6,1;0.6,0.48 1,0.48", "Ł": "0.12,0 0.12,1 0.6,1;0,0.66 0.42,0.42",
        "Đ": "0.1,0 0.36,0 A0.36,0.5,0.42,0.5,-90,90 0.1,1 0.1,0;0,0.5 0.36,0.5",
        "Ð": "0.1,0 0.36,0 A0.36,0.5,0.42,0.5,-90,90 0.1,1 0.1,0;0,0.5 0.36,0.5",
        "Þ": "0,0 0,1;0,0.2 0.3,0.2 A0.3,0.48,0.28,0.28,-90,90 0,0.76",
    ]

    /// Marks around the middle of a letter.
    private static let markSigns: [Unicode.Scalar: String] = [
        "\u{300}": "-0.12,-0.36 0.06,-0.19", "\u{301}": "0.12,-0.36 -0.06,-0.19", "\u{302}": "-0.18,-0.18 0,-0.34 0.18,-0.18",
        "\u{303}": "-0.22,-0.2 -0.08,-0.3 0.08,-0.2 0.22,-0.3", "\u{304}": "-0.2,-0.25 0.2,-0.25", "\u{306}": "A0,-0.38,0.17,0.17,165,15",
        "\u{307}": "0,-0.34 0,-0.18", "\u{308}": "-0.17,-0.34 -0.17,-0.18;0.17,-0.34 0.17,-0.18", "\u{30A}": "A0,-0.28,0.1,0.1,0,366",
        "\u{30B}": "-0.02,-0.36 -0.16,-0.19;0.2,-0.36 0.06,-0.19", "\u{30C}": "-0.18,-0.35 0,-0.19 0.18,-0.35",
        "\u{326}": "0.04,1.14 -0.04,1.34", "\u{327}": "0,1.1 0.08,1.2 -0.06,1.32", "\u{328}": "0.12,1.08 0.02,1.22 0.14,1.32",
    ]
}
