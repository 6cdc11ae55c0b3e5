package import MarqueeDomain

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// A read from a server without the type of its value: the part of ``Remote`` that is compiled once for all types.
///
/// A read from memory takes the digest only. The key and the query are described when memory has no answer.
package struct BoxedRemote: Sendable {
    /// Identifies the read in memory, but for an account.
    package let digest: ReadDigest
    let isPrivate: Bool
    private let source: any RemoteSource

    /// Something that is done around a fetch.
    typealias Around =
        @Sendable (_ fetch: @Sendable () async throws(MarqueeError) -> RemoteAnswer) async throws(MarqueeError) -> RemoteAnswer

    /// Creates a read of a source. The digest is that of the source's key.
    package init(_ digest: ReadDigest, isPrivate: Bool, from source: any RemoteSource) {
        (self.digest, self.isPrivate, self.source) = (digest, isPrivate, source)
    }

    /// Creates a read whose query is described when it is needed.
    ///
    /// - Parameters:
    ///   - languages: The tags of the languages in which it is read, best first; empty where its source has none.
    ///   - speaking: The same read in other languages, with a key of its own.
    package init(
        key: SnapshotKey, isPrivate: Bool = false, refusal: MarqueeError? = nil, languages: [String] = [],
        speaking: (@Sendable (LanguageChain) -> BoxedRemote)? = nil, query: @escaping @Sendable () -> RemoteQuery
    ) {
        let source = DescribedRemote(key: key, refusal: refusal, languages: languages, speaking: speaking, describe: query)
        self.init(ReadDigest(key), isPrivate: isPrivate, from: source)
    }

    var key: SnapshotKey { source.key }
    /// The name of the operation, as in the key.
    var operation: String { source.operation }
    var refusal: MarqueeError? { source.refusal }
    /// The tags of the languages in which it is read, best first; empty where its source has none.
    var languages: [String] { source.languages }
    /// How the server is asked.
    package var query: RemoteQuery { source.query }
    /// The same read in other languages; itself where its source has none.
    func speaking(_ languages: LanguageChain) -> BoxedRemote { source.speaking(languages) ?? self }

    func map(_ transform: @escaping @Sendable (Boxed) -> Boxed) -> BoxedRemote {
        changed { query in
            RemoteQuery(fetch: query.fetch) { (body) throws(MarqueeError) in try query.adapt(body).map(transform) }
        }
    }

    func fetching(_ around: @escaping Around) -> BoxedRemote {
        changed { query in
            RemoteQuery(
                fetch: { (validator, callers) async throws(MarqueeError) in
                    try await around { () async throws(MarqueeError) in try await query.fetch(validator, callers) }
                }, adapt: query.adapt)
        }
    }

    /// The same read, in each language, with another query.
    fileprivate func changed(_ change: @escaping @Sendable (RemoteQuery) -> RemoteQuery) -> BoxedRemote {
        BoxedRemote(digest, isPrivate: isPrivate, from: ChangedRemote(of: source, by: change))
    }
}

/// The description of a read, for when memory has no answer.
package protocol RemoteSource: AnyObject, Sendable {
    /// The name under which the answer is stored.
    var key: SnapshotKey { get }
    /// The name of the operation, as in the key.
    var operation: String { get }
    /// Why the read cannot be asked for; nil if it can.
    var refusal: MarqueeError? { get }
    /// The tags of the languages in which it is read, best first; empty where there are none.
    var languages: [String] { get }
    /// How the server is asked.
    var query: RemoteQuery { get }
    /// The same read in other languages; nil where there are none.
    func speaking(_ languages: LanguageChain) -> BoxedRemote?
}

/// A read that was described as a whole.
private final class DescribedRemote: RemoteSource {
    let key: SnapshotKey
    let refusal: MarqueeError?
    let languages: [String]
    private let inLanguages: (@Sendable (LanguageChain) -> BoxedRemote)?
    private let describe: @Sendable () -> RemoteQuery

    init(
        key: SnapshotKey, refusal: MarqueeError?, languages: [String], speaking: (@Sendable (LanguageChain) -> BoxedRemote)?,
        describe: @escaping @Sendable () -> RemoteQuery
    ) {
        (self.key, self.refusal, self.languages, inLanguages, self.describe) = (key, refusal, languages, speaking, describe)
    }

    var operation: String { key.operation }
    var query: RemoteQuery { describe() }
    func speaking(_ languages: LanguageChain) -> BoxedRemote? { inLanguages?(languages) }
}

/// A read with another query than its base.
private final class ChangedRemote: RemoteSource {
    private let base: any RemoteSource
    private let change: @Sendable (RemoteQuery) -> RemoteQuery

    init(of base: any RemoteSource, by change: @escaping @Sendable (RemoteQuery) -> RemoteQuery) {
        (self.base, self.change) = (base, change)
    }

    var key: SnapshotKey { base.key }
    var operation: String { base.operation }
    var refusal: MarqueeError? { base.refusal }
    var languages: [String] { base.languages }
    var query: RemoteQuery { change(base.query) }
    func speaking(_ languages: LanguageChain) -> BoxedRemote? { base.speaking(languages)?.changed(change) }
}

/// How a server is asked for one read, and the meaning of the bytes of its answer.
package struct RemoteQuery: Sendable {
    /// Asks the server for the callers that wait; with a validator, whether the body that came with it is still current.
    package let fetch: @Sendable (_ validator: String?, _ callers: RequestCallers) async throws(MarqueeError) -> RemoteAnswer
    /// Turns a body into the value; throws a `MarqueeError` with the code `.unreadable` if it is not the requested value.
    package let adapt: @Sendable (_ body: Data) throws(MarqueeError) -> Adapted<Boxed>

    /// Creates a query.
    package init(
        fetch: @escaping @Sendable (_ validator: String?, _ callers: RequestCallers) async throws(MarqueeError) -> RemoteAnswer,
        adapt: @escaping @Sendable (_ body: Data) throws(MarqueeError) -> Adapted<Boxed>
    ) {
        self.fetch = fetch
        self.adapt = adapt
    }
}
