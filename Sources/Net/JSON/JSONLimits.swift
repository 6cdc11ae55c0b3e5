/// How much of a document is read; TMDb's are nested 7 deep and have some ten thousand tokens at most.
struct JSONLimits {
    var depth = 64
    var bytes = 64 << 20
    /// The bytes of a title that are read.
    static let title = 1 << 10
    /// The bytes of any other text that are read.
    static let prose = 64 << 10
    /// The rows of a page that are read. TMDb's pages have 20 or 100; lists of changes have had 2,687 on one page.
    static let pageRows = 5_000
    /// Bounds the memory of a tape: a token takes 24 bytes.
    var tokens = 512 << 10
}
