/// A byte about a name, by which the order of answers needs few of the names themselves.
struct NameFacts: Hashable {
    let byte: UInt8

    private static let initials: UInt8 = 0x1F
    private static let article: UInt8 = 0x20
    private static let plain: UInt8 = 0x40
    private static let oneWord: UInt8 = 0x80

    init(byte: UInt8) { self.byte = byte }

    /// The facts of a name that was cut.
    init(_ tokens: NameTokens, _ name: UnsafeRawBufferPointer) {
        guard tokens.words > 0 else {
            byte = 0
            return
        }
        let first = tokens.word(0)
        var byte = Self.initial(of: first[0])
        if Self.isArticle(first) { byte |= Self.article }
        if PlainName.isPlain(name) { byte |= Self.plain }
        if tokens.words == 1 { byte |= Self.oneWord }
        self.byte = byte
    }

    /// Articles at the beginning of a name, as numbers of up to three letters.
    private static let articles = Set(
        [
            "the", "a", "an", "le", "la", "les", "l", "el", "los", "las", "der", "die", "das", "il", "lo", "gli", "un", "une", "een", "de",
            "het",
        ].map { Array($0.utf8).withRawBytes { $0.firstEight } })

    /// Whether a word is an article.
    static func isArticle(_ word: UnsafeRawBufferPointer) -> Bool { word.count <= 3 && articles.contains(word.firstEight) }

    /// A number of the first byte of a word: 1 to 26 is a letter, others share numbers.
    static func initial(of byte: UInt8) -> UInt8 {
        byte &- 0x61 < 26 ? byte &- 0x60 : byte &- 0x30 < 10 ? 27 : 28 + byte & 3
    }

    /// The number of the first byte of the first word; 0 for a name without words.
    var initial: UInt8 { byte & Self.initials }
    /// Whether the first word is an article.
    var beginsWithArticle: Bool { byte & Self.article != 0 }
    /// Whether the name is a ``PlainName``.
    var isPlain: Bool { byte & Self.plain != 0 }
    var isOneWord: Bool { byte & Self.oneWord != 0 }
}
