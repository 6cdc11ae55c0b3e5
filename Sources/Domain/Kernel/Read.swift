/// One thing that can be read, as a value: ask it once, or follow its updates.
public struct Read<Value: Sendable>: Sendable {
    private let fetch: @Sendable (ReadPolicy) async throws(MarqueeError) -> Fetched<Value>

    /// Creates a read from what fetches it under a policy.
    public init(_ fetch: @escaping @Sendable (ReadPolicy) async throws(MarqueeError) -> Fetched<Value>) {
        self.fetch = fetch
    }

    /// A read that always yields the same value, as a test wants it: fresh, from memory, and never asking anybody.
    public init(_ value: Value) {
        self.init { (_) async throws(MarqueeError) in Fetched(value, origin: .memory) }
    }

    /// A read that always fails, for input that cannot be used.
    public static func failing(_ error: MarqueeError) -> Read<Value> {
        Read { (_) async throws(MarqueeError) in throw error }
    }

    /// Reads once.
    public func callAsFunction(_ policy: ReadPolicy = .cached) async throws(MarqueeError) -> Fetched<Value> {
        try await fetch(policy)
    }

    /// The kept value first, then the server's.
    public func updates() -> Updates<Value> { Updates(read: self) }

    /// The same read with its value transformed.
    public func map<Other: Sendable>(_ transform: @escaping @Sendable (Value) -> Other) -> Read<Other> {
        Read<Other> { (policy) async throws(MarqueeError) in try await self(policy).map(transform) }
    }

    /// The same read with a second chance when it fails.
    public func recovering(
        _ recover: @escaping @Sendable (MarqueeError, ReadPolicy) async throws(MarqueeError) -> Fetched<Value>
    ) -> Read<Value> {
        Read { (policy) async throws(MarqueeError) in
            do throws(MarqueeError) {
                return try await self(policy)
            } catch {
                return try await recover(error, policy)
            }
        }
    }
}
