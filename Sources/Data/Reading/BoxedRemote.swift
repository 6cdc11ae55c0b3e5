package import MarqueeDomain

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// A read from a server without the type of its value: the part of ``Remote`` that is compiled once for all types.
package struct BoxedRemote: Sendable {
    let key: SnapshotKey
    let isPrivate: Bool
    let refusal: MarqueeError?
    /// The tags of the languages in which it is read, best first; empty where its source has none.
    let languages: [String]
    private let describe: @Sendable (LanguageChain?) -> Description

    /// One closure describes both, because a second one would cost every read from memory an allocation.
    package enum Description: Sendable {
        /// How the server is asked, in the languages of the read.
        case query(RemoteQuery)
        /// The same read in other languages, with a key of its own.
        case remote(BoxedRemote)
    }

    /// Something that is done around a fetch.
    typealias Around =
        @Sendable (_ fetch: @Sendable () async throws(MarqueeError) -> RemoteAnswer) async throws(MarqueeError) -> RemoteAnswer

    /// Creates a read whose query is described when it is needed. With languages, the same read is described in these.
    package init(
        key: SnapshotKey, isPrivate: Bool = false, refusal: MarqueeError? = nil, languages: [String] = [],
        describe: @escaping @Sendable (LanguageChain?) -> Description
    ) {
        self.key = key
        self.isPrivate = isPrivate
        self.refusal = refusal
        self.languages = languages
        self.describe = describe
    }

    /// How the server is asked.
    package var query: RemoteQuery {
        switch describe(nil) {
        case .query(let query): query
        case .remote(let other): other.query
        }
    }

    /// The same read in other languages; itself where its source has none.
    func speaking(_ languages: LanguageChain) -> BoxedRemote {
        if case .remote(let other) = describe(languages) { other } else { self }
    }

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
    private func changed(_ change: @escaping @Sendable (RemoteQuery) -> RemoteQuery) -> BoxedRemote {
        BoxedRemote(key: key, isPrivate: isPrivate, refusal: refusal, languages: languages) { [describe] languages in
            switch describe(languages) {
            case .remote(let other): .remote(other.changed(change))
            case .query(let query): .query(change(query))
            }
        }
    }
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
