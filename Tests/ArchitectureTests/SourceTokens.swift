/// The words and signs of a Swift file, without its comments and texts; interpolations stay.
struct SourceTokens {
    private(set) var tokens: [String] = []
    private var rest: ArraySlice<UInt8>

    static func of(_ text: String) -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter {
            ImportRule.module(importedBy: String($0)) == nil
        }
        var reader = SourceTokens(rest: ArraySlice(Array(lines.joined(separator: "\n").utf8)))
        reader.readCode(inText: false)
        return reader.tokens
    }

    /// Every word of a text, those in comments and literals too.
    static func words(of text: String) -> Set<String> {
        Set(text.utf8.split { !isPartOfWord($0) }.map { String(Substring($0)) })
    }

    private init(rest: ArraySlice<UInt8>) { self.rest = rest }

    /// Reads to the end, or to the parenthesis that ends an interpolation.
    private mutating func readCode(inText: Bool) {
        var depth = 0
        while let byte = rest.first {
            if starts(with: "//") {
                rest = rest.drop { $0 != UInt8(ascii: "\n") }
            } else if starts(with: "/*") {
                while !rest.isEmpty, !starts(with: "*/") { rest.removeFirst() }
                rest = rest.dropFirst(2)
            } else if byte == UInt8(ascii: "\"") || starts(with: "#\"") {
                readText()
            } else if Self.isPartOfWord(byte) {
                let word = rest.prefix(while: Self.isPartOfWord)
                tokens.append(String(decoding: word, as: UTF8.self))
                rest = rest.dropFirst(word.count)
            } else {
                rest.removeFirst()
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == UInt8(ascii: ")") { depth -= 1 }
                if inText, depth < 0 { return }
                if byte > 32 { tokens.append(String(UnicodeScalar(byte))) }
            }
        }
    }

    private mutating func readText() {
        let hashes = String(repeating: "#", count: rest.prefix { $0 == UInt8(ascii: "#") }.count)
        rest = rest.dropFirst(hashes.count)
        let quotes = starts(with: "\"\"\"") ? "\"\"\"" : "\""
        rest = rest.dropFirst(quotes.count)
        while !rest.isEmpty, !starts(with: quotes + hashes) {
            if starts(with: "\\" + hashes + "(") {
                rest = rest.dropFirst(hashes.count + 2)
                readCode(inText: true)
            } else {
                rest = rest.dropFirst(starts(with: "\\") ? 2 : 1)
            }
        }
        rest = rest.dropFirst(quotes.count + hashes.count)
    }

    private func starts(with text: String) -> Bool { rest.starts(with: text.utf8) }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), 128...:
            true
        default: false
        }
    }
}
