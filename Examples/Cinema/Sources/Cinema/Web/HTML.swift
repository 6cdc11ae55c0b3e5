/// A piece of a page. It is made of literals of this program, and of values, which are escaped: a text from outside cannot
/// become markup, because nothing turns a `String` into `HTML` without escaping it.
struct HTML: Sendable, ExpressibleByStringInterpolation {
    /// The markup.
    let text: String

    /// Markup of this program. A `StaticString` cannot be made from a text from outside.
    init(stringLiteral value: StaticString) { text = value.description }
    /// Markup with values in it.
    init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

    /// Nothing.
    static let empty: HTML = ""

    /// Builds markup from literals and values. Values go between tags, or into attributes with double quotes.
    struct Interpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity + interpolationCount * 16) }

        mutating func appendLiteral(_ literal: StaticString) { text += literal.description }
        /// A text, escaped.
        mutating func appendInterpolation(_ value: String) { HTML.escape(value, into: &text) }
        /// A number.
        mutating func appendInterpolation(_ value: Int) { text += String(value) }
        /// Markup that was made before.
        mutating func appendInterpolation(_ part: HTML) { text += part.text }
        /// Markup that is not always there.
        mutating func appendInterpolation(_ part: HTML?) { text += part?.text ?? "" }
        /// Markup that was made before, piece after piece.
        mutating func appendInterpolation(_ parts: [HTML]) { for part in parts { text += part.text } }
    }

    /// Scalar by scalar, because a sign with an accent is another character. Controls that a page may not hold are left out, and so are the
    /// signs that reverse a text: an attribute and the title of a tab have no element that isolates them.
    private static func escape(_ value: String, into text: inout String) {
        // Most values are words or addresses without a sign that is escaped.
        if value.utf8.allSatisfy({ (0x20..<0x7F).contains($0) && !isEscaped($0) }) {
            text += value
            return
        }
        for scalar in value.unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&#39;"
            case "\t", "\n": text.unicodeScalars.append(scalar)
            case _ where scalar.isControl || scalar.reversesText: break
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    /// Whether a byte has another form in markup.
    private static func isEscaped(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "\"")
            || byte == UInt8(ascii: "'")
    }
}

extension Unicode.Scalar {
    /// Whether it is of the category of controls.
    fileprivate var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }

    /// Whether it embeds, overrides or isolates a direction. Marks that only name the direction of a letter beside them stay.
    fileprivate var reversesText: Bool { (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value) }
}

extension String {
    /// The text without the signs that reverse it, for texts that are no markup.
    var withoutReversals: String {
        String(String.UnicodeScalarView(unicodeScalars.filter { !$0.reversesText }))
    }
}
