package import MarqueeDomain

/// The cache of one machine, for stores whose users' data is elsewhere: cached answers, the title index and images.
///
/// MarqueeDatabase has the places that it can be opened at:
///
/// ```swift
/// let stores = try await PostgreSQLStores.open(database, cache: .folder("/var/cache/marquee"))
/// ```
public struct LocalCache: Sendable {
    /// The limits of a cache, in bytes.
    package struct Limits: Sendable {
        package let answers: Int
        package let images: Int

        package init(answers: Int, images: Int) { (self.answers, self.images) = (answers, images) }
    }

    package typealias Open =
        @Sendable (_ identity: String, Limits, @escaping MarqueeEventHandler) async throws(MarqueeError) -> Stores

    private let opening: Open

    package init(_ opening: @escaping Open) { self.opening = opening }

    /// Opens or creates the cache beside users' data with an identity. Private answers that were stored beside other data are removed.
    package func open(
        beside identity: String, _ limits: Limits, onEvent: @escaping MarqueeEventHandler
    ) async throws(MarqueeError) -> Stores {
        try await opening(identity, limits, onEvent)
    }
}
