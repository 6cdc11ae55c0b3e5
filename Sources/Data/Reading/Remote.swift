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
    /// The same read without the type of its value.
    package let boxed: BoxedRemote

    /// The name under which the answer is cached and stored.
    public var key: SnapshotKey { boxed.key }
    /// Whether the answer is for one account only.
    public var isPrivate: Bool { boxed.isPrivate }
    /// Why the read cannot even be asked for, if so; nothing is looked up or sent then.
    public var refusal: MarqueeError? { boxed.refusal }

    /// Creates a read whose values are of the type.
    package init(_ boxed: BoxedRemote) { self.boxed = boxed }

    /// Creates a read from its fetch and from the meaning of its bytes.
    public init(
        key: SnapshotKey, isPrivate: Bool = false, refusal: MarqueeError? = nil,
        fetch: @escaping @Sendable (_ validator: String?) async throws(MarqueeError) -> RemoteAnswer,
        adapt: @escaping @Sendable (_ body: Data) throws(MarqueeError) -> Adapted<Value>
    ) {
        boxed = BoxedRemote(key: key, isPrivate: isPrivate, refusal: refusal) {
            RemoteQuery(fetch: { (validator, _) async throws(MarqueeError) in try await fetch(validator) }) {
                (body) throws(MarqueeError) in try adapt(body).map { Boxed($0) }
            }
        }
    }

    /// Asks the server; with a validator, whether the body that came with it is still current.
    public func fetch(_ validator: String?) async throws(MarqueeError) -> RemoteAnswer {
        try await boxed.query.fetch(validator, RequestCallers(nil))
    }

    /// Turns a body into the value; throws a `MarqueeError` with the code `.unreadable` if it is not the requested value.
    public func adapt(_ body: Data) throws(MarqueeError) -> Adapted<Value> {
        let adapted = try boxed.query.adapt(body)
        let value: Value = try adapted.value.known(operation: key.operation)
        // Texts of other languages are filled into the value of this type.
        return adapted.map { $0.value(of: Value.self) ?? value }
    }

    /// The same query, whose adapted value is transformed. The stored body does not change.
    public func map<Other: Sendable>(_ transform: @escaping @Sendable (Value) -> Other) -> Remote<Other> {
        Remote<Other>(boxed.map { value in value.value(of: Value.self).map { Boxed(transform($0)) } ?? value })
    }

    /// The same read in other languages; itself where its source has none.
    package func speaking(_ languages: LanguageChain) -> Remote { Remote(boxed.speaking(languages)) }

    /// The same read, with something done around each fetch.
    func fetching(_ around: @escaping BoxedRemote.Around) -> Remote { Remote(boxed.fetching(around)) }
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

/// The answer of a server.
public enum RemoteAnswer: Sendable, Hashable {
    /// A body, with its validator, and how long it counts as fresh.
    case body(Data, validator: String?, freshFor: Duration)
    /// A body that the server does not want to be stored: it is for this call only.
    case unstorable(Data)
    /// The body that came with the given validator is still current, for this long.
    case unchanged(freshFor: Duration)
}
