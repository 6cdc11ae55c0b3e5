package import MarqueeDomain

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// Notes the titles and people that are kept on purpose, and protects their answers and pictures from eviction.
///
/// Protected answers take at most half of the cache's limit, and protected pictures half of theirs. An answer beyond that is stored like any
/// other. What is noted is lost together with the cache, and with all answers; then the requests are done again from the beginning.
package protocol KeptDAO: Sendable {
    /// Adds items of a request. Items that are there stay as they are. Stored answers about them are protected from now on.
    func add(_ items: [MediaReference], for request: String) async throws(MarqueeError)

    /// Returns items that have to be read: those never read, those whose answers have expired or are gone, those last read before a moment, and
    /// those that failed before another moment.
    ///
    /// - Parameter limit: The maximum number of items.
    func due(
        for request: String, readBefore: Date, failedBefore: Date, limit: Int
    ) async throws(MarqueeError) -> [MediaReference]

    /// Notes the outcome of reading an item.
    ///
    /// - Returns: False if the item is not stored although the outcome says so, or if there was no space to protect it. Then it waits on.
    func note(_ outcome: KeptOutcome, of item: MediaReference, for request: String, at moment: Date) async throws(MarqueeError) -> Bool

    /// Protects pictures as those of an item. They are protected before they are stored, too.
    func protect(pictures paths: Set<String>, of item: MediaReference) async throws(MarqueeError)

    /// The figures of a request, or of all requests if it is nil.
    func figures(of request: String?) async throws(MarqueeError) -> KeptFigures

    /// Returns the items that TMDb does not have, or that could not be read, at most so many.
    func failures(of request: String, limit: Int) async throws(MarqueeError) -> [KeptFailure]

    /// Forgets a request. Answers and pictures of items that no other request keeps can be evicted again.
    func release(_ request: String) async throws(MarqueeError)

    /// Forgets the items of a request that are not among some items.
    func release(_ request: String, except items: Set<MediaReference>) async throws(MarqueeError)
}

/// The outcome of reading an item that is to be kept.
package enum KeptOutcome: Sendable {
    /// It is stored.
    case stored
    /// TMDb does not have it.
    case missing
    /// It could not be read; the reason is the key of a reason.
    case failed(reason: String)
}

/// An item that is not kept, with the reason.
package struct KeptFailure: Sendable {
    package let item: MediaReference
    package let outcome: KeptOutcome

    package init(_ item: MediaReference, _ outcome: KeptOutcome) { (self.item, self.outcome) = (item, outcome) }
}

/// How much is kept.
package struct KeptFigures: Sendable {
    /// The number of items of the request; an item of two requests is counted once among all.
    package var items = 0
    /// The number of them that are stored.
    package var stored = 0
    /// The number of them that TMDb does not have.
    package var missing = 0
    /// The number of them that could not be read.
    package var failed = 0
    /// The number of protected answers.
    package var answers = 0
    /// Their size in bytes.
    package var bytes = 0
    /// The number of protected pictures.
    package var pictures = 0
    /// Their size in bytes.
    package var pictureBytes = 0
    /// The maximum size of all protected answers in bytes.
    package var byteLimit = 0
    /// The maximum size of all protected pictures in bytes.
    package var pictureByteLimit = 0

    package init() {}
}
