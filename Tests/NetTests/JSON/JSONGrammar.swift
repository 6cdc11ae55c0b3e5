import Foundation

/// The grammar of JSON once more, slowly and character by character: the bodies that the tape takes, and that Foundation's
/// decoder and ours to agree about it.
struct JSONGrammar {
    private let scalars: [Unicode.Scalar]
    private var at = 0
    private let deepest: Int

    /// Whether a body is an object or an array of RFC 8259 in UTF-8, nested no deeper than allowed, whose keys are all texts.
    static func accepts(_ body: Data, deepest: Int = 64) -> Bool {
        guard let text = String(validating: body, as: UTF8.self) else { return false }
        var grammar = JSONGrammar(scalars: Array(text.unicodeScalars), deepest: deepest)
        return grammar.document()
    }

    private init(scalars: [Unicode.Scalar], deepest: Int) {
        self.scalars = scalars
        self.deepest = deepest
    }

    private var current: Unicode.Scalar? { at < scalars.count ? scalars[at] : nil }

    private mutating func takes(_ scalar: Unicode.Scalar) -> Bool {
        guard current == scalar else { return false }
        at += 1
        return true
    }

    private mutating func space() {
        while let scalar = current, " \t\r\n".unicodeScalars.contains(scalar) { at += 1 }
    }

    private mutating func document() -> Bool {
        space()
        guard current == "{" || current == "[", value(depth: 0) else { return false }
        space()
        return at == scalars.count
    }

    private mutating func value(depth: Int) -> Bool {
        switch current {
        case "{": return depth < deepest && items("{", "}") { $0.member(depth: depth + 1) }
        case "[": return depth < deepest && items("[", "]") { $0.value(depth: depth + 1) }
        case "\"": return text() != nil
        case "t": return word("true")
        case "f": return word("false")
        case "n": return word("null")
        default: return number()
        }
    }

    private mutating func items(_ open: Unicode.Scalar, _ close: Unicode.Scalar, _ item: (inout JSONGrammar) -> Bool) -> Bool {
        guard takes(open) else { return false }
        space()
        if takes(close) { return true }
        while true {
            space()
            guard item(&self) else { return false }
            space()
            if takes(close) { return true }
            guard takes(",") else { return false }
        }
    }

    private mutating func member(depth: Int) -> Bool {
        guard let key = text(), String(utf16: key) != nil else { return false }
        space()
        guard takes(":") else { return false }
        space()
        return value(depth: depth)
    }

    /// The code units of a text, which may hold half of a surrogate pair.
    private mutating func text() -> [UInt16]? {
        guard takes("\"") else { return nil }
        var units: [UInt16] = []
        while let scalar = current {
            at += 1
            if scalar == "\"" { return units }
            if scalar.value < 0x20 { return nil }
            if scalar != "\\" {
                units += UTF16.encode(scalar).map(Array.init) ?? []
            } else if let escape = current,
                let plain = ["\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t"][String(escape)]
            {
                at += 1
                units += plain.utf16
            } else {
                guard takes("u"), at + 4 <= scalars.count else { return nil }
                let digits = scalars[at..<(at + 4)]
                guard digits.allSatisfy({ "0123456789abcdefABCDEF".unicodeScalars.contains($0) }) else { return nil }
                units.append(UInt16(String(String.UnicodeScalarView(digits)), radix: 16) ?? 0)
                at += 4
            }
        }
        return nil
    }

    private mutating func word(_ word: String) -> Bool { word.unicodeScalars.allSatisfy { takes($0) } }

    private mutating func number() -> Bool {
        _ = takes("-")
        guard takes("0") || digits() else { return false }
        if takes("."), !digits() { return false }
        if takes("e") || takes("E") {
            if !takes("+") { _ = takes("-") }
            return digits()
        }
        return true
    }

    private mutating func digits() -> Bool {
        let start = at
        while let scalar = current, ("0"..."9").contains(scalar) { at += 1 }
        return at > start
    }
}

extension String {
    fileprivate init?(utf16 units: [UInt16]) { self.init(validating: units, as: UTF16.self) }
}
