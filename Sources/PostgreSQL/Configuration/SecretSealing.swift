public import MarqueeDomain

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Seals and opens the secrets of sessions, as with a key of the program's own. A copy of the database is worth nothing without it.
public struct SecretSealing: Sendable {
    /// Seals a secret. The returned value is stored.
    public var seal: @Sendable (Secret) async throws -> Data
    /// Opens a sealed secret; it throws if it cannot, and the call that needs the secret fails.
    public var open: @Sendable (Data) async throws -> Secret

    /// Creates it from two functions.
    public init(
        seal: @escaping @Sendable (Secret) async throws -> Data, open: @escaping @Sendable (Data) async throws -> Secret
    ) {
        self.seal = seal
        self.open = open
    }

    /// Stores secrets as they are.
    static let none = SecretSealing {
        Data($0.reveal().utf8)
    } open: {
        Secret(String(decoding: $0, as: UTF8.self))
    }
}
