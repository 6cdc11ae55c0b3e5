#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// How much of what servers said is kept in the store.
public struct CacheInfo: Sendable, Hashable, Codable {
    /// How many answers are kept.
    public let answers: Int
    /// How many titles can be found without a server; one in two languages counts twice.
    public let titles: Int
    /// How many bytes the store takes.
    public let bytes: Int
    /// How many bytes it may take; nil if nothing limits it.
    public let byteLimit: Int?
    /// When a server confirmed the oldest answer; nil if none is kept.
    public let oldest: Date?
    /// When a server confirmed the newest answer; nil if none is kept.
    public let newest: Date?

    /// Creates figures.
    public init(answers: Int, titles: Int, bytes: Int, byteLimit: Int? = nil, oldest: Date? = nil, newest: Date? = nil) {
        self.answers = answers
        self.titles = titles
        self.bytes = bytes
        self.byteLimit = byteLimit
        self.oldest = oldest
        self.newest = newest
    }
}

/// Tells how much of what servers said is kept.
public struct GetCacheInfo: Executable {
    private let cache: any CacheRepository

    /// Creates the use case.
    public init(cache: any CacheRepository) { self.cache = cache }

    /// The figures; nil for a store that does not tell, as one of the program's own need not, and where nothing is stored at all.
    public func execute(_ input: Void) async throws(MarqueeError) -> CacheInfo? { try await cache.info() }
}
