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

    /// A cache in use.
    package struct Opened: Sendable {
        package let stores: Stores
        /// Notes the identity of the users' data, before an account of it is used. Private answers that were stored beside other data are
        /// removed.
        package let remember: @Sendable (_ identity: String) async throws(MarqueeError) -> Void

        package init(_ stores: Stores, remember: @escaping @Sendable (_ identity: String) async throws(MarqueeError) -> Void) {
            (self.stores, self.remember) = (stores, remember)
        }
    }

    package typealias Open = @Sendable (Limits, @escaping MarqueeEventHandler) async throws(MarqueeError) -> Opened

    private let opening: Open

    package init(_ opening: @escaping Open) { self.opening = opening }

    /// Opens or creates the cache.
    package func open(_ limits: Limits, onEvent: @escaping MarqueeEventHandler) async throws(MarqueeError) -> Opened {
        try await opening(limits, onEvent)
    }
}
