import Foundation
import MarqueeDomain

/// A decoded value in memory, and what is known about it: one object, so that serving it again copies a reference.
final class CachedValue<Value: Sendable>: CachedEntry {
    let value: Value
    let markables: MarkableItems
    let losses: DecodingLosses
    let bytes: Int
    let validator: String?
    let freshness: Freshness
    let sequence: UInt64

    init(
        _ value: Value, markables: MarkableItems = MarkableItems { [] }, losses: DecodingLosses = DecodingLosses(), bytes: Int,
        validator: String? = nil, freshness: Freshness, sequence: UInt64 = 0
    ) {
        self.value = value
        self.markables = markables
        self.losses = losses
        self.bytes = bytes
        self.validator = validator
        self.freshness = freshness
        self.sequence = sequence
    }

    /// What a stored or received body means.
    convenience init(_ adapted: Adapted<Value>, of snapshot: Snapshot) {
        self.init(
            adapted.value, markables: adapted.markableItems, losses: adapted.losses, bytes: snapshot.body.count,
            validator: snapshot.validator, freshness: Freshness(savedAt: snapshot.savedAt, validUntil: snapshot.validUntil))
    }

    /// The same value with another freshness, as when the server has confirmed it.
    func confirmed(_ freshness: Freshness) -> CachedValue { with(freshness, sequence) }

    func numbered(_ sequence: UInt64) -> any CachedEntry { with(freshness, sequence) }

    func expired() -> any CachedEntry { with(freshness.expired, sequence) }

    private func with(_ freshness: Freshness, _ sequence: UInt64) -> CachedValue {
        CachedValue(
            value, markables: markables, losses: losses, bytes: bytes, validator: validator, freshness: freshness, sequence: sequence)
    }
}

/// A value in memory, whatever its type.
protocol CachedEntry: AnyObject, Sendable {
    /// The size of the body that the value came from.
    var bytes: Int { get }
    /// When the server confirmed the value, and until when it counts as fresh.
    var freshness: Freshness { get }
    /// The place of this value in the order of all answers that servers sent; 0 if it came from the store only.
    var sequence: UInt64 { get }
    /// The same value with its place in that order.
    func numbered(_ sequence: UInt64) -> any CachedEntry
    /// The same value, which counts as stale.
    func expired() -> any CachedEntry
}
