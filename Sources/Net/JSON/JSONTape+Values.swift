#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension JSONTape {
    /// The value of a text or a key; nil if it is neither, or, for Foundation's decoder, has half of a surrogate pair in it.
    func text(_ index: Int) -> String? {
        guard kind(at: index) == .text || kind(at: index) == .key else { return nil }
        let token = tokens[index]
        let bytes = bytes(of: token)
        return token.needsConversion ? JSONText.unescaped(bytes, isRepaired: !isStrict) : String(decoding: bytes, as: UTF8.self)
    }

    func text(at index: Int) throws -> String {
        if let text = text(index) {
            if isStrict { return text }
            let bounded = tokens[index].count <= JSONLimits.title ? text : bounded(text, at: index)
            return Self.hasAmpersand(bounded) ? CharacterReferences.decoded(in: bounded) : bounded
        }
        guard kind(at: index) == .text else { throw mismatch(String.self, at: index) }
        throw corrupted("The text has half of a surrogate pair in it.", at: index)
    }

    /// A long text, cut at the end of a character: titles sooner than others.
    private func bounded(_ text: String, at index: Int) -> String {
        let limit = isTitle(at: index) ? JSONLimits.title : JSONLimits.prose
        var (end, next) = (text.startIndex, text.startIndex)
        while text.utf8.distance(from: text.startIndex, to: next) <= limit {
            end = next
            guard end < text.endIndex else { return text }
            next = text.index(after: end)
        }
        // A character can be as long as a text, with marks upon marks.
        guard end == text.startIndex else { return String(text[..<end]) }
        var scalars = String(decoding: text.utf8.prefix(limit), as: UTF8.self).unicodeScalars[...]
        while scalars.last == "\u{FFFD}" { scalars.removeLast() }
        return String(scalars.drop { $0 == "\u{FFFD}" })
    }

    private func isTitle(at index: Int) -> Bool {
        tokens[Int(tokens[index].parent)].kind == .object
            && ["title", "name", "original_title", "original_name"].contains(name(ofKey: index - 1))
    }

    func bool(at index: Int) throws -> Bool {
        switch kind(at: index) {
        case .true: return true
        case .false: return false
        default:
            if let flag = lenientFlag(at: index) { return flag }
            // Foundation's decoder calls a null here another type, too.
            throw mismatch(Bool.self, at: index, ofNull: false)
        }
    }

    func whole<Whole: FixedWidthInteger>(_ type: Whole.Type, at index: Int) throws -> Whole {
        guard kind(at: index) == .number else {
            if let number = lenientWhole(type, at: index) { return number }
            throw mismatch(type, at: index)
        }
        let token = tokens[index]
        let digits = bytes(of: token)
        let number = token.needsConversion ? JSONNumber.rounded(type, digits) : JSONNumber.whole(type, digits)
        if let number = number ?? lenientWhole(type, at: index) { return number }
        throw corrupted("The number is no \(type).", at: index)
    }

    func double(at index: Int) throws -> Double {
        guard kind(at: index) == .number else {
            if let number = lenientDouble(at: index) { return number }
            throw mismatch(Double.self, at: index)
        }
        guard let number = JSONNumber.finite(bytes(of: tokens[index])) else { throw corrupted("The number is no Double.", at: index) }
        return number
    }

    func float(at index: Int) throws -> Float {
        guard kind(at: index) == .number else { throw mismatch(Float.self, at: index) }
        guard let number = JSONNumber.finiteFloat(bytes(of: tokens[index])) else { throw corrupted("The number is no Float.", at: index) }
        return number
    }

    @inline(__always)
    func isNull(at index: Int) -> Bool { kind(at: index) == .null }

    /// The bytes of a text, key or number as it is written.
    func bytes(of token: JSONToken) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: bytes[Int(token.start)..<Int(token.start + token.count)])
    }
}
