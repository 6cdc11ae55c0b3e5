public import MarqueeDomain

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// One read from a server: under which key its answer is cached and stored, and, described only when memory has no answer, how it is
/// fetched and how its bytes are read.
///
/// Each answer says how long it counts as fresh; whether the server is asked is decided by the read policy.
public struct Remote<Value: Sendable>: Sendable {
    /// The name under which the answer is cached and stored.
    public let key: SnapshotKey
    /// Whether the answer is for one account only.
    public let isPrivate: Bool
    /// Why the read cannot even be asked for, if so; nothing is looked up or sent then.
    public let refusal: MarqueeError?
    /// The tags of the languages in which it is read, best first; empty where its source has none.
    let languages: [String]
    let describe: @Sendable (LanguageChain?) -> Description

    /// One closure describes both, because a second one would cost every read from memory an allocation.
    package enum Description: Sendable {
        /// How the server is asked, in the languages of the read.
        case query(RemoteQuery<Value>)
        /// The same read in other languages, with a key of its own.
        case remote(Remote)
    }

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
    var query: RemoteQuery<Value> {
        switch describe(nil) {
        case .query(let query): query
        case .remote(let other): other.query
        }
    }

    /// The same read in other languages; itself where its source has none.
    package func speaking(_ languages: LanguageChain) -> Remote {
        if case .remote(let other) = describe(languages) { other } else { self }
    }

    /// Creates a read from its fetch and from the meaning of its bytes.
    public init(
        key: SnapshotKey, isPrivate: Bool = false, refusal: MarqueeError? = nil,
        fetch: @escaping @Sendable (_ validator: String?) async throws(MarqueeError) -> RemoteAnswer,
        adapt: @escaping @Sendable (_ body: Data) throws(MarqueeError) -> Adapted<Value>
    ) {
        self.init(key: key, isPrivate: isPrivate, refusal: refusal) { _ in
            .query(RemoteQuery(fetch: { (validator, _) async throws(MarqueeError) in try await fetch(validator) }, adapt: adapt))
        }
    }

    /// Asks the server; with a validator, whether the body that came with it is still current.
    public func fetch(_ validator: String?) async throws(MarqueeError) -> RemoteAnswer {
        try await query.fetch(validator, RequestCallers(nil))
    }

    /// Turns a body into the value; throws a `MarqueeError` with the code `.unreadable` if it is not the requested value.
    public func adapt(_ body: Data) throws(MarqueeError) -> Adapted<Value> { try query.adapt(body) }

    /// The same query, whose adapted value is transformed. The stored body does not change.
    public func map<Other: Sendable>(_ transform: @escaping @Sendable (Value) -> Other) -> Remote<Other> {
        Remote<Other>(key: key, isPrivate: isPrivate, refusal: refusal, languages: languages) { [describe] languages in
            switch describe(languages) {
            case .remote(let other): .remote(other.map(transform))
            case .query(let query):
                .query(
                    RemoteQuery<Other>(fetch: query.fetch) { (body) throws(MarqueeError) in
                        try query.adapt(body).map(transform)
                    })
            }
        }
    }

    /// The same read, with something done around each fetch.
    package func fetching(
        _ around:
            @escaping @Sendable (_ fetch: @Sendable () async throws(MarqueeError) -> RemoteAnswer) async throws(MarqueeError) ->
            RemoteAnswer
    ) -> Remote {
        Remote(key: key, isPrivate: isPrivate, refusal: refusal, languages: languages) { [describe] languages in
            switch describe(languages) {
            case .remote(let other): .remote(other.fetching(around))
            case .query(let query):
                .query(
                    RemoteQuery(
                        fetch: { (validator, callers) async throws(MarqueeError) in
                            try await around { () async throws(MarqueeError) in try await query.fetch(validator, callers) }
                        }, adapt: query.adapt))
            }
        }
    }
}

/// How a server is asked for one read, and the meaning of the bytes of its answer.
package struct RemoteQuery<Value: Sendable>: Sendable {
    /// Asks the server for the callers that wait; with a validator, whether the body that came with it is still current.
    package let fetch: @Sendable (_ validator: String?, _ callers: RequestCallers) async throws(MarqueeError) -> RemoteAnswer
    /// Turns a body into the value; throws a `MarqueeError` with the code `.unreadable` if it is not the requested value.
    package let adapt: @Sendable (_ body: Data) throws(MarqueeError) -> Adapted<Value>

    /// Creates a query.
    package init(
        fetch: @escaping @Sendable (_ validator: String?, _ callers: RequestCallers) async throws(MarqueeError) -> RemoteAnswer,
        adapt: @escaping @Sendable (_ body: Data) throws(MarqueeError) -> Adapted<Value>
    ) {
        self.fetch = fetch
        self.adapt = adapt
    }

    /// The same query with a boxed value.
    // Not inlined, because the optimizer copies a function for each closure that it is called with.
    @inline(never)
    var boxed: RemoteQuery<Boxed> {
        RemoteQuery<Boxed>(fetch: fetch) { [adapt] (body) throws(MarqueeError) in try adapt(body).map { Boxed($0) } }
    }
}

extension Remote where Value: Codable {
    /// Creates a read whose source has values and no bytes of its own; they are stored as JSON.
    ///
    /// - Parameters:
    ///   - key: Under which key it is stored.
    ///   - isPrivate: Whether the value belongs to one account.
    ///   - lifetime: How long a value counts as fresh.
    ///   - value: Asks the source.
    public init(
        key: SnapshotKey, isPrivate: Bool = false, freshFor lifetime: Duration,
        value: @escaping @Sendable () async throws(MarqueeError) -> Value
    ) {
        let operation = key.operation
        self.init(key: key, isPrivate: isPrivate) { (_) async throws(MarqueeError) in
            let value = try await value()
            do {
                return .body(try JSONEncoder().encode(value), validator: nil, freshFor: lifetime)
            } catch {
                throw MarqueeError(.unreadable, .init("value.encoding"), operation: operation)
            }
        } adapt: { (body) throws(MarqueeError) in
            do {
                return Adapted(try JSONDecoder().decode(Value.self, from: body))
            } catch {
                throw MarqueeError(.unreadable, .valueDecoding, operation: operation)
            }
        }
    }
}

extension MarqueeError.Reason {
    static let valueDecoding = Self("value.decoding")
}

/// The answer of a server.
public enum RemoteAnswer: Sendable, Hashable {
    /// A body, with its validator, and how long it counts as fresh.
    case body(Data, validator: String?, freshFor: Duration)
    /// A body that the server does not want to be stored: it is for this call only.
    case unstorable(Data)
    /// The body that came with the given validator is still current, for this long.
    case unchanged(freshFor: Duration)
}
