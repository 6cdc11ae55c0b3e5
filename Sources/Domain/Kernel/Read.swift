/// A read as a value: call it once, or follow its updates.
///
/// ```swift
/// let read = marquee.movies.details.read(550)
/// let details = try await read(policy: .offline)
/// ```
public struct Read<Value: Sendable>: Sendable {
    /// Where the value comes from.
    private enum Source: Sendable {
        /// A function, and the tags of the client's languages, best first.
        case function(@Sendable (ReadPolicy, LanguageChain?) async throws(MarqueeError) -> Fetched<Value>, tags: [String])
        /// A read that is compiled once for all types of values. Its values are of this read's type.
        case boxed(any BoxedReading)
    }

    private let source: Source

    /// The languages of the client, which a read without languages of its own has; nil if the source of the value has none.
    package var languages: LanguageChain? {
        let tags =
            switch source {
            case .function(_, let tags): tags
            case .boxed(let read): read.languages
            }
        return tags.isEmpty ? nil : LanguageChain(valid: tags)
    }

    /// Creates a read from a function that fetches the value under a policy. Languages of a call are ignored.
    public init(_ fetch: @escaping @Sendable (ReadPolicy) async throws(MarqueeError) -> Fetched<Value>) {
        self.init { (policy, _) async throws(MarqueeError) in try await fetch(policy) }
    }

    /// Creates a read from a function that fetches the value under a policy, in the languages of the call; nil means those of the client.
    public init(_ fetch: @escaping @Sendable (ReadPolicy, LanguageChain?) async throws(MarqueeError) -> Fetched<Value>) {
        self.init(in: [], fetch)
    }

    /// Creates a read of a client with some languages, by their tags.
    package init(
        in tags: [String], _ fetch: @escaping @Sendable (ReadPolicy, LanguageChain?) async throws(MarqueeError) -> Fetched<Value>
    ) {
        source = .function(fetch, tags: tags)
    }

    /// Creates a read from one whose values are of this read's type.
    package init(_ read: any BoxedReading) { source = .boxed(read) }

    /// Creates a read that returns this value, fresh and from memory, without a request; for tests.
    public init(_ value: Value) {
        self.init { (_) async throws(MarqueeError) in Fetched(value, origin: .memory) }
    }

    /// Returns a read that always throws this error, such as for invalid input.
    public static func failing(_ error: MarqueeError) -> Read<Value> {
        Read { (_) async throws(MarqueeError) in throw error }
    }

    /// Reads once, under a policy.
    ///
    /// - Parameters:
    ///   - policy: The use of the cache and of the server.
    ///   - language: The languages of texts in this call, best first; nil for those of the client.
    public func callAsFunction(
        policy: ReadPolicy = .cached, language: LanguageChain? = nil
    ) async throws(MarqueeError) -> Fetched<Value> {
        if let refusal = language?.refusal { throw refusal }
        switch source {
        case .function(let fetch, _): return try await fetch(policy, language)
        case .boxed(let read):
            if language == nil, let answer = read.answerAtHand(policy) { return try answer.unboxed() }
            return try await read.answer(policy, in: language).unboxed()
        }
    }

    /// Returns the cached value first, then the server's.
    public func updates(language: LanguageChain? = nil) -> Updates<Value> { Updates(read: self, language: language) }

    /// Returns the read with its value transformed.
    public func map<Other: Sendable>(_ transform: @escaping @Sendable (Value) -> Other) -> Read<Other> {
        Read<Other>(in: languages?.tags ?? []) { (policy, language) async throws(MarqueeError) in
            try await self(policy: policy, language: language).map(transform)
        }
    }

    /// Returns a read that calls a function if this read throws.
    public func recovering(
        _ recover: @escaping @Sendable (MarqueeError, ReadPolicy) async throws(MarqueeError) -> Fetched<Value>
    ) -> Read<Value> {
        recovering { (error, policy, _) async throws(MarqueeError) in try await recover(error, policy) }
    }

    /// Returns a read that calls a function if this read throws, with the languages of the call; nil means those of the client.
    public func recovering(
        _ recover: @escaping @Sendable (MarqueeError, ReadPolicy, LanguageChain?) async throws(MarqueeError) -> Fetched<Value>
    ) -> Read<Value> {
        Read(in: languages?.tags ?? []) { (policy, language) async throws(MarqueeError) in
            do throws(MarqueeError) {
                return try await self(policy: policy, language: language)
            } catch {
                return try await recover(error, policy, language)
            }
        }
    }
}

/// A read without the type of its value.
package protocol BoxedReading: AnyObject, Sendable {
    /// The tags of the client's languages, best first; empty if the source of the value has none.
    var languages: [String] { get }

    /// The answer that is returned without waiting, on the caller's actor; nil if the read needs a store or the server.
    func answerAtHand(_ policy: ReadPolicy) -> Fetched<Boxed>?

    /// The answer in the languages of the call; nil means those of the client.
    func answer(_ policy: ReadPolicy, in languages: LanguageChain?) async throws(MarqueeError) -> Fetched<Boxed>
}

extension Fetched<Boxed> {
    /// The same answer with its value as this type.
    @inline(__always) func unboxed<Known: Sendable>() throws(MarqueeError) -> Fetched<Known> {
        Fetched<Known>(
            try value.known(), origin: origin, age: age, fetchedAt: fetchedAt, isStale: isStale, refreshError: refreshError,
            droppedRows: droppedRows,
            droppedFields: droppedFields, hiddenItems: hiddenItems, marks: marks)
    }
}
