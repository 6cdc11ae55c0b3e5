package import MarqueeDomain

/// A checked value for a path. This is the one place where such values are checked.
///
/// TMDb's edge servers decode a path once and then resolve dot segments, so percent-encoding does not protect: `x%2F..%2Fmovie%2F550`
/// reaches movie 550. Only characters without a special meaning are allowed: letters, digits, `_`, `-`, and dots inside.
package struct PathValue: Sendable, Hashable {
    package let text: String

    /// A numeric id, from 1.
    package init(_ id: Int) throws(MarqueeError) {
        guard id > 0 else { throw MarqueeError(.invalidInput, .init("path.id")) }
        text = String(id)
    }

    /// A number from 0: TMDb's season 0 holds the specials of a series.
    package init(number: Int) throws(MarqueeError) {
        guard number >= 0 else {
            throw MarqueeError(.invalidInput, .init("path.number"))
        }
        text = String(number)
    }

    /// An id that is not a number, as for credits, reviews and IMDb.
    package init(_ id: String) throws(MarqueeError) {
        guard Self.isPlain(id, upTo: 128) else {
            throw MarqueeError(.invalidInput, .init("path.value"))
        }
        text = id
    }

    /// Whether a text has only characters without a special meaning: letters, digits, `_`, `-`, and dots inside.
    package static func isPlain(_ text: String, upTo length: Int) -> Bool {
        let bytes = text.utf8
        return (1...length).contains(bytes.count) && bytes.first != dot && bytes.last != dot && bytes.allSatisfy(isSafe)
    }

    private static let dot = UInt8(ascii: ".")

    private static func isSafe(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "-"), dot: true
        default: false
        }
    }
}
