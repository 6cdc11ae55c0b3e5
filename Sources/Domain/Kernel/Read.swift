/// One thing that can be read, as a value: read it once, or follow its updates.
public struct Read<Value: Sendable>: Sendable {
    private let fetch: @Sendable (ReadPolicy) async throws(MarqueeError) -> Fetched<Value>

    /// Creates a read from a function that fetches the value under a policy.
    public init(_ fetch: @escaping @Sendable (ReadPolicy) async throws(MarqueeError) -> Fetched<Value>) {
        self.fetch = fetch
    }

    /// A read that always returns the same value, fresh and from memory, without a request; for tests.
    public init(_ value: Value) {
        self.init { (_) async throws(MarqueeError) in Fetched(value, origin: .memory) }
    }

    /// A read that always fails; for invalid input.
    public static func failing(_ error: MarqueeError) -> Read<Value> {
        Read { (_) async throws(MarqueeError) in throw error }
    }

    /// Reads once.
    public func callAsFunction(policy: ReadPolicy = .cached) async throws(MarqueeError) -> Fetched<Value> {
        try await fetch(policy)
    }

    /// The cached value first, then the server's.
    public func updates() -> Updates<Value> { Updates(read: self) }

    /// The same read with its value transformed.
    public func map<Other: Sendable>(_ transform: @escaping @Sendable (Value) -> Other) -> Read<Other> {
        Read<Other> { (policy) async throws(MarqueeError) in try await self(policy: policy).map(transform) }
    }

    /// The same read, with another read that is used when the first one fails.
    public func recovering(
        _ recover: @escaping @Sendable (MarqueeError, ReadPolicy) async throws(MarqueeError) -> Fetched<Value>
    ) -> Read<Value> {
        Read { (policy) async throws(MarqueeError) in
            do throws(MarqueeError) {
                return try await self(policy: policy)
            } catch {
                return try await recover(error, policy)
            }
        }
    }
}
