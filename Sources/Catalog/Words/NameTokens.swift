import MarqueeDomain

/// The words of a name, folded, as the index holds them and as queries are cut.
///
/// One object is used for many names, with buffers that it keeps: an import cuts six million names, and a search fifty.
final class NameTokens {
    /// A folded word and its place in the name.
    struct Token {
        enum Kind: UInt8 {
            /// A word between separators.
            case word
            /// A sign of a script without spaces.
            case single
            /// Two such signs in a row.
            case pair
            /// Some words with a hyphen or a dot between them, written as one: "spiderman" for "Spider-Man".
            case joined
        }

        var kind: Kind
        /// The place of the folded text in the buffer.
        var start: Int32
        var length: Int32
        /// The place of the token in the name, in bytes of UTF-8.
        var from: Int32
        var to: Int32
    }

    /// The longest term of the index in bytes; longer words are cut there.
    static let longestTerm = 60
    /// The most tokens of a name. Later words are not in the index.
    private static let mostTokens = 256
    private static let textSize = 16_384
    /// The bytes that one code point, one pair and one chain of joined words can add at most.
    private static let reserve = 4_096

    private let classes = CharacterClasses.shared
    private let text = UnsafeMutablePointer<UInt8>.allocate(capacity: textSize)
    private var textCount = 0
    private let storage = UnsafeMutablePointer<Token>.allocate(capacity: mostTokens * 2)
    private var count = 0
    /// The indices of the words and single signs, without pairs and joined words.
    private let plain = UnsafeMutablePointer<Int32>.allocate(capacity: mostTokens * 2)
    /// The number of words and single signs.
    private(set) var words = 0

    /// Where the word that is being read begins, in the buffer and in the name.
    private var wordStart = -1
    private var wordFrom = 0
    /// The index of the first word of a chain of joined words, and of the single sign just before.
    private var chain = -1
    private var previousSingle = -1

    init() {}

    deinit {
        text.deallocate()
        storage.deallocate()
        plain.deallocate()
    }

    /// The tokens of the name that was read last.
    var tokens: UnsafeBufferPointer<Token> { UnsafeBufferPointer(start: storage, count: count) }

    /// The folded text of a token.
    subscript(_ token: Token) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: text + Int(token.start), count: Int(token.length))
    }

    /// The folded text of a word or a single sign.
    @inline(__always) func word(_ index: Int) -> UnsafeRawBufferPointer { self[storage[Int(plain[index])]] }

    func read(_ name: String) {
        var name = name
        name.withUTF8 { bytes in read(UnsafeRawBufferPointer(bytes)) }
    }

    /// Cuts a name. A byte that is no UTF-8 ends a word.
    func read(_ name: UnsafeRawBufferPointer) {
        textCount = 0
        count = 0
        words = 0
        wordStart = -1
        chain = -1
        previousSingle = -1
        var index = 0
        while index < name.count, count < Self.mostTokens, textCount < Self.textSize - Self.reserve {
            let from = index
            let code = Self.scalar(name, &index)
            let character = UnsafeRawBufferPointer(rebasing: name[from..<index])
            switch classes[code] {
            case .word:
                previousSingle = -1
                if wordStart < 0 {
                    wordStart = textCount
                    wordFrom = from
                }
                append(code, character)
            case .ignored: continue
            case .joiner:
                let wasWord = wordStart >= 0
                endWord(at: from, joins: true)
                if !wasWord { endChain() }
                previousSingle = -1
            case .single:
                endWord(at: from)
                endChain()
                addSingle(code, character, from: from, to: index)
            case .mark:
                if previousSingle >= 0 { extendSingle(code, character, to: index) }
            case .separator:
                endWord(at: from)
                endChain()
                previousSingle = -1
            }
        }
        endWord(at: index)
        endChain()
        if count == 0 { readSigns(name) }
    }

    /// Appends a folded character.
    @inline(__always) private func append(_ code: UInt32, _ character: UnsafeRawBufferPointer) {
        if code < 0x80 {
            append(byte: code &- 0x41 < 26 ? UInt8(truncatingIfNeeded: code | 0x20) : UInt8(truncatingIfNeeded: code))
        } else {
            appendFolded(code, character, to: textCount)
        }
    }

    /// - Parameter start: Where the word of the character begins: a voicing mark is joined with the sign before it.
    private func appendFolded(_ code: UInt32, _ character: UnsafeRawBufferPointer, to start: Int) {
        let space = UnsafeMutableBufferPointer(start: text + start, count: Self.textSize - start)
        var folded = FoldedBytes(space, count: textCount - start)
        character.withMemoryRebound(to: UInt8.self) { folded.append(code, $0) }
        textCount = start + folded.count
    }

    @inline(__always) private func append(byte: UInt8) {
        text[textCount] = byte
        textCount += 1
    }

    /// Appends a part of the text once more.
    private func copy(_ token: Token) {
        (text + textCount).update(from: text + Int(token.start), count: Int(token.length))
        textCount += Int(token.length)
    }

    private func endWord(at end: Int, joins: Bool = false) {
        guard wordStart >= 0 else { return }
        defer { wordStart = -1 }
        let length = textCount - wordStart
        guard length > 0 else { return }
        if joins, chain < 0 { chain = count }
        add(.word, wordStart, length, wordFrom, end)
        if !joins { endChain() }
    }

    /// Adds the words of a chain as one word, if there are two or more.
    private func endChain() {
        guard chain >= 0 else { return }
        defer { chain = -1 }
        guard count - chain > 1 else { return }
        let start = textCount
        let last = count - 1
        for index in chain...last where textCount - start < Self.reserve / 2 { copy(storage[index]) }
        add(.joined, start, textCount - start, Int(storage[chain].from), Int(storage[last].to))
    }

    private func addSingle(_ code: UInt32, _ character: UnsafeRawBufferPointer, from: Int, to: Int) {
        let start = textCount
        append(code, character)
        guard textCount > start else { return }
        let before = previousSingle
        previousSingle = count
        add(.single, start, textCount - start, from, to)
        if before >= 0 { addPair(before, previousSingle) }
    }

    /// A voicing mark belongs to the sign before it and to the pair that ends there.
    private func extendSingle(_ code: UInt32, _ character: UnsafeRawBufferPointer, to end: Int) {
        let pair = previousSingle + 1
        extend(&storage[previousSingle], code, character, end)
        if pair < count { extend(&storage[pair], code, character, end) }
    }

    private func extend(_ token: inout Token, _ code: UInt32, _ character: UnsafeRawBufferPointer, _ end: Int) {
        let start = textCount
        copy(token)
        appendFolded(code, character, to: start)
        token.start = Int32(start)
        token.length = Int32(cut(textCount - start, from: start))
        token.to = Int32(end)
    }

    private func addPair(_ first: Int, _ second: Int) {
        let start = textCount
        copy(storage[first])
        copy(storage[second])
        add(.pair, start, textCount - start, Int(storage[first].from), Int(storage[second].to))
    }

    /// A name of signs only, such as "???", is found by its signs.
    private func readSigns(_ name: UnsafeRawBufferPointer) {
        var start = textCount
        var from = 0
        for index in 0...name.count {
            guard index < name.count, name[index] > 0x20, name[index] != 0x7F else {
                if textCount > start + 1 { add(.word, start, textCount - start, from, index) }
                start = textCount
                continue
            }
            guard count < Self.mostTokens, textCount < Self.textSize - Self.reserve else { return }
            if textCount == start {
                append(byte: Self.signs)
                from = index
            }
            append(byte: name[index])
        }
    }

    /// The first byte of the terms of signs, which no folded word begins with.
    static let signs: UInt8 = 2

    @inline(__always) private func add(_ kind: Token.Kind, _ start: Int, _ length: Int, _ from: Int, _ to: Int) {
        // The reader of a catalog relies on terms that are neither empty nor longer than the longest.
        let length = cut(length, from: start)
        guard length > 0, count < Self.mostTokens * 2 else { return }
        storage[count] = Token(kind: kind, start: Int32(start), length: Int32(length), from: Int32(from), to: Int32(to))
        if kind == .word || kind == .single {
            plain[words] = Int32(count)
            words += 1
        }
        count += 1
    }

    /// The length of a term, cut between two scalars.
    @inline(__always) private func cut(_ length: Int, from start: Int) -> Int {
        guard length > Self.longestTerm else { return length }
        return Self.cut(UnsafeRawBufferPointer(start: text + start, count: length))
    }

    /// The length of a term that is longer than the longest, cut between two scalars.
    static func cut(_ term: UnsafeRawBufferPointer) -> Int {
        guard term.count > longestTerm else { return term.count }
        var end = longestTerm
        while end > 0, term[end] & 0xC0 == 0x80 { end -= 1 }
        return end
    }

    /// The next scalar of some UTF-8, or 0 for a byte that begins none.
    @inline(__always) static func scalar(_ bytes: UnsafeRawBufferPointer, _ index: inout Int) -> UInt32 {
        let first = bytes[index]
        index += 1
        return first < 0x80 ? UInt32(first) : longScalar(first, bytes, &index)
    }

    private static func longScalar(_ first: UInt8, _ bytes: UnsafeRawBufferPointer, _ index: inout Int) -> UInt32 {
        let more = first < 0xC2 ? 0 : first < 0xE0 ? 1 : first < 0xF0 ? 2 : first < 0xF5 ? 3 : 0
        guard more > 0, index + more <= bytes.count else { return 0 }
        var code = UInt32(first) & (0x3F >> UInt32(more))
        for offset in 0..<more {
            let byte = bytes[index + offset]
            guard byte & 0xC0 == 0x80 else { return 0 }
            code = code << 6 | UInt32(byte & 0x3F)
        }
        index += more
        return code
    }
}
