public import MarqueeDomain

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Stores answers of servers that several machines share, and lets one of them ask for all. Private answers are never among them.
///
/// It is the source of the time, because the clocks of the machines may differ. All of it may be lost without harm. It may gain
/// requirements in a minor version.
public protocol SharedSnapshotDAO: Sendable {
    /// The answer stored under a key, or nil.
    func load(_ key: SnapshotKey) async throws(MarqueeError) -> SharedSnapshot?

    /// Stores an answer, unless a newer one of the same key is stored, and ends the claim of the key.
    func save(_ snapshot: SharedSnapshot, for key: SnapshotKey) async throws(MarqueeError)

    /// Claims a key for a while: its owner asks the server, and others wait for the answer. False if another owner has claimed it.
    func claim(_ key: SnapshotKey, by owner: String, for duration: Duration) async throws(MarqueeError) -> Bool

    /// Ends a claim that an owner still has.
    func release(_ key: SnapshotKey, by owner: String) async throws(MarqueeError)

    /// Removes every answer that matches.
    func remove(_ selection: SnapshotSelection) async throws(MarqueeError)

    /// Removes every answer that the server last confirmed longer ago. By default, nothing is removed.
    func remove(olderThan age: Duration) async throws(MarqueeError)

    /// Marks every answer that matches as stale.
    func expire(_ selection: SnapshotSelection) async throws(MarqueeError)
}

extension SharedSnapshotDAO {
    public func remove(olderThan age: Duration) async throws(MarqueeError) {}
}

/// An answer of a server that several machines share.
public struct SharedSnapshot: Sendable, Hashable {
    /// The body.
    public var body: Data
    /// The server's validator (ETag), to ask whether the body is still current.
    public var validator: String?
    /// How long ago the server last confirmed the body.
    public var age: Duration
    /// How long it counts as fresh, from then on.
    public var lifetime: Duration

    public init(body: Data, validator: String? = nil, age: Duration, lifetime: Duration) {
        self.body = body
        self.validator = validator
        self.age = age
        self.lifetime = lifetime
    }
}
