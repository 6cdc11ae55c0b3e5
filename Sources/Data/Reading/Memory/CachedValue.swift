import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A decoded value in memory, with its facts: one object, so that serving it again copies a reference.
final class CachedValue: Sendable {
    let boxed: Boxed
    let markables: MarkableItems
    let losses: DecodingLosses
    /// The number of items that are left out of a list.
    let hiddenItems: Int
    /// The size of the body in bytes.
    let bytes: Int
    let validator: String?
    let freshness: Freshness
    /// The position among all answers from servers, from 1; 0 if no server has sent it to this process.
    let sequence: UInt64

    init(
        _ boxed: Boxed, markables: MarkableItems = MarkableItems { [] }, losses: DecodingLosses = DecodingLosses(), hiddenItems: Int = 0,
        bytes: Int, validator: String? = nil, freshness: Freshness, sequence: UInt64 = 0
    ) {
        self.boxed = boxed
        self.markables = markables
        self.losses = losses
        self.hiddenItems = hiddenItems
        self.bytes = bytes
        self.validator = validator
        self.freshness = freshness
        self.sequence = sequence
    }

    /// Creates the value of a stored or received body.
    convenience init(_ adapted: Adapted<Boxed>, of snapshot: Snapshot) {
        self.init(
            adapted.value, markables: adapted.markableItems, losses: adapted.losses, hiddenItems: adapted.hiddenItems,
            bytes: snapshot.body.count, validator: snapshot.validator,
            freshness: Freshness(savedAt: snapshot.savedAt, validUntil: snapshot.validUntil))
    }

    /// The same value with another freshness, as when the server has confirmed it.
    func confirmed(_ freshness: Freshness) -> CachedValue { with(freshness, sequence) }

    /// The same value with its position among all answers from servers.
    func numbered(_ sequence: UInt64) -> CachedValue { with(freshness, sequence) }

    /// The same value, but stale.
    func expired() -> CachedValue { with(freshness.expired, sequence) }

    private func with(_ freshness: Freshness, _ sequence: UInt64) -> CachedValue {
        CachedValue(
            boxed, markables: markables, losses: losses, hiddenItems: hiddenItems, bytes: bytes, validator: validator,
            freshness: freshness, sequence: sequence)
    }
}
