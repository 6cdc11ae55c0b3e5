/// The words and signs of a Swift file, without its comments and texts; interpolations stay.
///
/// Every rule waits for this in a debug build, where a generic call for each byte takes most of the time: bytes are compared by their places.
struct SourceTokens {
    private var tokens: [String] = []
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0

    static func of(_ text: String) -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter {
            ImportRule.module(importedBy: String($0)) == nil
        }
        return Array(lines.joined(separator: "\n").utf8).withUnsafeBufferPointer { bytes in
            var reader = SourceTokens(bytes: bytes)
            reader.readCode(inText: false)
            return reader.tokens
        }
    }

    /// Every word of a text, those in comments and literals too.
    static func words(of text: String) -> Set<String> {
        Array(text.utf8).withUnsafeBufferPointer { bytes in
            var words: Set<String> = []
            var index = 0
            while index < bytes.count {
                let end = Self.end(ofWordAt: index, in: bytes)
                if end > index { words.insert(Self.text(bytes, index, end)) }
                index = end + 1
            }
            return words
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Reads to the end, or to the parenthesis that ends an interpolation.
    private mutating func readCode(inText: Bool) {
        var depth = 0
        while index < bytes.count {
            let byte = bytes[index]
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            if byte == Self.slash, next == Self.slash {
                while index < bytes.count, bytes[index] != Self.newline { index += 1 }
            } else if byte == Self.slash, next == Self.star {
                while index < bytes.count, !starts(with: "*/") { index += 1 }
                index += 2
            } else if byte == Self.quote || byte == Self.hash && next == Self.quote {
                readText()
            } else if byte <= 32 {
                index += 1
            } else {
                let end = Self.end(ofWordAt: index, in: bytes)
                if end > index {
                    tokens.append(Self.text(bytes, index, end))
                    index = end
                    continue
                }
                index += 1
                if byte == Self.opening { depth += 1 }
                if byte == Self.closing { depth -= 1 }
                if inText, depth < 0 { return }
                tokens.append(String(UnicodeScalar(byte)))
            }
        }
    }

    private mutating func readText() {
        var hashes = 0
        while index < bytes.count, bytes[index] == Self.hash { (hashes, index) = (hashes + 1, index + 1) }
        let quotes: StaticString = starts(with: "\"\"\"") ? "\"\"\"" : "\""
        index += quotes.utf8CodeUnitCount
        while index < bytes.count {
            if bytes[index] == Self.quote, starts(with: quotes), hasHashes(hashes, at: index + quotes.utf8CodeUnitCount) { break }
            guard bytes[index] == Self.backslash else {
                index += 1
                continue
            }
            let start = index + 1 + hashes
            if hasHashes(hashes, at: index + 1), start < bytes.count, bytes[start] == Self.opening {
                index = start + 1
                readCode(inText: true)
            } else {
                index += 2
            }
        }
        index += quotes.utf8CodeUnitCount + hashes
    }

    private func starts(with text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard index + count <= bytes.count else { return false }
        var offset = 0
        while offset < count, bytes[index + offset] == text.utf8Start[offset] { offset += 1 }
        return offset == count
    }

    private func hasHashes(_ count: Int, at start: Int) -> Bool {
        guard start + count <= bytes.count else { return false }
        var offset = 0
        while offset < count, bytes[start + offset] == Self.hash { offset += 1 }
        return offset == count
    }

    private static func end(ofWordAt start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var end = start
        while end < bytes.count, isPartOfWord[Int(bytes[end])] { end += 1 }
        return end
    }

    private static func text(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
    }

    private static let isPartOfWord: [Bool] = (0..<256).map { byte in
        switch UInt8(byte) {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), 128...:
            true
        default: false
        }
    }
    private static let slash = UInt8(ascii: "/")
    private static let star = UInt8(ascii: "*")
    private static let newline = UInt8(ascii: "\n")
    private static let quote = UInt8(ascii: "\"")
    private static let hash = UInt8(ascii: "#")
    private static let backslash = UInt8(ascii: "\\")
    private static let opening = UInt8(ascii: "(")
    private static let closing = UInt8(ascii: ")")
}
