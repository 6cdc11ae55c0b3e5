#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// How much of the servers' answers and pictures is cached in the store.
///
/// It is encoded with the names of its properties; nil properties are absent.
public struct CacheInfo: Sendable, Equatable, Codable {
    /// Number of cached answers.
    public var answers: Int
    /// The number of titles in the offline search. A title in two languages is counted twice.
    public var titles: Int
    /// The number of cached lists. Each page of a list is counted.
    public var lists = 0
    /// The number of movies, TV series, seasons, episodes, people and collections with cached details. Two languages are counted twice.
    public var details = 0
    /// The size of the store in bytes.
    public var bytes: Int
    /// The maximum size of the store in bytes; nil if there is no limit.
    public var byteLimit: Int?
    /// The number of cached images. An image in two sizes is counted twice.
    public var images = 0
    /// The size of all cached pictures in bytes. They are not part of ``bytes``.
    public var imageBytes = 0
    /// The maximum size of all cached pictures in bytes; nil if none are stored.
    public var imageByteLimit: Int?
    /// The number of answers that are kept on purpose, and are not evicted.
    public var keptAnswers = 0
    /// The number of pictures that are kept on purpose.
    public var keptImages = 0
    /// The size of all answers and pictures that are kept on purpose, in bytes.
    public var keptBytes = 0
    /// When a server last confirmed the oldest cached answer; nil if nothing is cached.
    public var oldest: Date?
    /// When a server last confirmed the newest cached answer; nil if nothing is cached.
    public var newest: Date?

    public init(answers: Int, titles: Int, bytes: Int) {
        self.answers = answers
        self.titles = titles
        self.bytes = bytes
    }
}

extension CacheUseCases {
    /// Returns how much of the servers' answers and pictures is cached; nil for a store that does not report it, such as one of the program's own, and
    /// if nothing is stored on disk.
    public var info: Perform<Void, CacheInfo?> { Perform(cache.info) }
}
