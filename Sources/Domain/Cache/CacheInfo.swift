#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// How much of what servers said is kept in the store.
///
/// It is encoded with the names of its parts, without a limit and days where there are none.
public struct CacheInfo: Sendable, Hashable, Codable {
    /// How many answers are kept.
    public var answers: Int
    /// How many titles can be found without a server; one in two languages counts twice.
    public var titles: Int
    /// How many bytes the store takes.
    public var bytes: Int
    /// How many bytes it may take; nil if nothing limits it.
    public var byteLimit: Int?
    /// When a server confirmed the oldest answer; nil if none is kept.
    public var oldest: Date?
    /// When a server confirmed the newest answer; nil if none is kept.
    public var newest: Date?

    /// Creates figures.
    public init(answers: Int, titles: Int, bytes: Int) {
        self.answers = answers
        self.titles = titles
        self.bytes = bytes
    }
}

extension CacheUseCases {
    /// Tells how much of what servers said is stored; nil for a store that does not tell, as one of the program's own need not, and where
    /// nothing is stored at all.
    public var info: Perform<Void, CacheInfo?> { Perform(cache.info) }
}
