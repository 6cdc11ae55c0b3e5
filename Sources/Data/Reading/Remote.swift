public import Foundation
public import MarqueeDomain

/// A description of one read from a server: under which key its answer is kept, how it is fetched, and what its bytes mean.
///
/// The repository that holds it says *how fresh*; it never learns *how*.
public struct Remote<Value: Sendable>: Sendable {
    /// The name under which the answer is kept.
    public let key: SnapshotKey
    /// Whether the answer is for one account only.
    public let isPrivate: Bool
    /// Asks the server; with a validator, whether the body that came with it is still current.
    public let fetch: @Sendable (_ validator: String?) async throws(MarqueeError) -> RemoteAnswer
    /// Turns a body into the value; throws a `MarqueeError` with the code `.unreadable` if it is not what was asked for.
    public let adapt: @Sendable (_ body: Data) throws(MarqueeError) -> Adapted<Value>
    /// Why the read cannot even be asked for, if so; nothing is looked up or sent then.
    public let refusal: MarqueeError?

    /// Describes a read.
    public init(
        key: SnapshotKey, isPrivate: Bool = false, refusal: MarqueeError? = nil,
        fetch: @escaping @Sendable (_ validator: String?) async throws(MarqueeError) -> RemoteAnswer,
        adapt: @escaping @Sendable (_ body: Data) throws(MarqueeError) -> Adapted<Value>
    ) {
        self.key = key
        self.isPrivate = isPrivate
        self.refusal = refusal
        self.fetch = fetch
        self.adapt = adapt
    }

    /// The same read with its value transformed.
    public func map<Other: Sendable>(_ transform: @escaping @Sendable (Value) -> Other) -> Remote<Other> {
        let adapt = adapt
        return Remote<Other>(key: key, isPrivate: isPrivate, refusal: refusal, fetch: fetch) { (body) throws(MarqueeError) in
            let adapted = try adapt(body)
            return Adapted(
                transform(adapted.value), titles: adapted.titles, markables: adapted.markables, dropped: adapted.dropped)
        }
    }
}

extension Remote where Value: Codable {
    /// Describes a read whose source has values and no bytes of its own; they are kept as JSON.
    ///
    /// - Parameters:
    ///   - key: Under which key it is kept.
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
                throw MarqueeError(.unreadable, .init("value.encoding", "The value cannot be written as JSON."), operation: operation)
            }
        } adapt: { (body) throws(MarqueeError) in
            do {
                return Adapted(try JSONDecoder().decode(Value.self, from: body))
            } catch {
                throw MarqueeError(.unreadable, .init("value.decoding", "The kept value cannot be read."), operation: operation)
            }
        }
    }
}

/// What a server answered.
public enum RemoteAnswer: Sendable, Hashable {
    /// A body, with its validator, and how long it counts as fresh.
    case body(Data, validator: String?, freshFor: Duration)
    /// The body that came with the given validator is still current, for this long.
    case unchanged(freshFor: Duration)
}

/// A body's meaning.
public struct Adapted<Value: Sendable>: Sendable {
    /// The value.
    public var value: Value
    /// The titles seen in it, for the index.
    public var titles: [IndexedTitle]
    /// What a person may have marked in it.
    public var markables: [Markable]
    /// How many rows could not be read and were left out.
    public var dropped: Int

    /// Creates an adapted value. Its titles may be marked in any case; `markables` are those besides.
    public init(_ value: Value, titles: [IndexedTitle] = [], markables: [Markable] = [], dropped: Int = 0) {
        self.value = value
        self.titles = titles
        var seen: Set<Markable> = []
        // Titles are read where they stand, because taking one out counts a reference for each of its texts.
        let ofTitles = titles.withUnsafeBufferPointer { titles in titles.indices.compactMap { Markable(titles[$0].reference) } }
        self.markables = (ofTitles + markables).filter { seen.insert($0).inserted }
        self.dropped = dropped
    }
}
