import Foundation
import MarqueeDomain

/// A decoded value in memory, and what is known about it: one object, so that serving it again copies a reference.
final class CachedValue<Value: Sendable>: CachedEntry {
    let value: Value
    let markables: [Markable]
    let losses: DecodingLosses
    let bytes: Int
    let validator: String?
    let freshness: Freshness
    let landing: UInt64

    init(
        _ value: Value, markables: [Markable] = [], losses: DecodingLosses = DecodingLosses(), bytes: Int, validator: String? = nil,
        freshness: Freshness,
        landing: UInt64 = 0
    ) {
        self.value = value
        self.markables = markables
        self.losses = losses
        self.bytes = bytes
        self.validator = validator
        self.freshness = freshness
        self.landing = landing
    }

    func landed(_ landing: UInt64) -> any CachedEntry {
        CachedValue(
            value, markables: markables, losses: losses, bytes: bytes, validator: validator, freshness: freshness, landing: landing)
    }

    func expired() -> any CachedEntry {
        CachedValue(
            value, markables: markables, losses: losses, bytes: bytes, validator: validator,
            freshness: Freshness(savedAt: freshness.savedAt, validUntil: .distantPast), landing: landing)
    }
}

/// A value in memory, whatever its type.
protocol CachedEntry: AnyObject, Sendable {
    /// The size of the body that the value came from.
    var bytes: Int { get }
    /// When the server confirmed the value, and until when it counts as fresh.
    var freshness: Freshness { get }
    /// The place of this value in the order in which servers' answers landed; 0 if none has.
    var landing: UInt64 { get }
    /// The same value with its place in that order.
    func landed(_ landing: UInt64) -> any CachedEntry
    /// The same value, which counts as stale.
    func expired() -> any CachedEntry
}
