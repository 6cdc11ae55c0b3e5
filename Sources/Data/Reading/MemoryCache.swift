import Foundation
import MarqueeDomain
import Synchronization

/// The values served last, decoded, so that serving one again costs no more than a look behind a lock.
///
/// Bounded by the bytes of the bodies that the values came from. Values leave in the order of their last use.
public final class MemoryCache: Sendable {
    private let state: Mutex<State>

    /// Creates a cache that holds values of about so many bytes of body.
    public init(bytes: Int = 16 << 20) {
        state = Mutex(State(capacity: bytes))
    }

    /// A value and when the server confirmed it.
    struct Entry: Sendable {
        var value: any Sendable
        var markables: [Markable] = []
        var dropped: Int
        var bytes: Int
        var validator: String?
        var freshness: Freshness
        /// The place of this entry in the order in which servers' answers landed; 0 if none has.
        var landing: UInt64 = 0
    }

    /// The number of the newest answer; one that lands later has a higher one.
    var lastLanding: UInt64 {
        state.withLock { $0.landings }
    }

    func entry(for key: SnapshotKey) -> Entry? {
        state.withLock { $0.use(key) }
    }

    /// Keeps an entry unless a newer one is there already.
    func keep(_ entry: Entry, for key: SnapshotKey, hasLanded: Bool) {
        state.withLock { $0.keep(entry, for: key, hasLanded: hasLanded) }
    }

    /// Forgets every value.
    public func removeAll() {
        state.withLock { $0.removeAll() }
    }

    /// Forgets the values that a selection covers.
    func remove(_ selection: SnapshotSelection) {
        state.withLock { state in
            for key in state.keys where selection.covers(key) { state.remove(key) }
        }
    }

    /// Lets the values that a selection covers count as stale.
    func expire(_ selection: SnapshotSelection) {
        state.withLock { state in
            for key in state.keys where selection.covers(key) { state.expire(key) }
        }
    }

    /// Entries stand in slots that are linked in the order of their use, so that a use moves two links and copies no key.
    private struct State {
        private struct Slot {
            var key: SnapshotKey
            var entry: Entry
            var older: Int?
            var newer: Int?
        }

        let capacity: Int
        var landings: UInt64 = 0
        private var bytes = 0
        private var places: [SnapshotKey: Int] = [:]
        private var slots: [Slot?] = []
        private var vacant: [Int] = []
        private var oldest: Int?
        private var newest: Int?

        init(capacity: Int) { self.capacity = capacity }

        mutating func use(_ key: SnapshotKey) -> Entry? {
            guard let place = places[key] else { return nil }
            if place != newest {
                unlink(place)
                link(place)
            }
            return slots[place]?.entry
        }

        mutating func keep(_ entry: Entry, for key: SnapshotKey, hasLanded: Bool) {
            let current = places[key].flatMap { slots[$0]?.entry }
            if let current, current.freshness.savedAt > entry.freshness.savedAt { return }
            remove(key)
            guard entry.bytes <= capacity else { return }
            var entry = entry
            // What the store gives back is the answer that landed, and must not make it look as if none had.
            entry.landing = current?.landing ?? 0
            if hasLanded {
                landings += 1
                entry.landing = landings
            }
            let slot = Slot(key: key, entry: entry)
            let place: Int
            if let free = vacant.popLast() {
                place = free
                slots[place] = slot
            } else {
                place = slots.count
                slots.append(slot)
            }
            places[key] = place
            link(place)
            bytes += entry.bytes
            while bytes > capacity, let oldest, let slot = slots[oldest] { remove(slot.key) }
        }

        mutating func removeAll() {
            let landings = landings
            self = State(capacity: capacity)
            self.landings = landings
        }

        var keys: [SnapshotKey] { Array(places.keys) }

        mutating func expire(_ key: SnapshotKey) {
            guard let place = places[key], let savedAt = slots[place]?.entry.freshness.savedAt else { return }
            slots[place]?.entry.freshness = Freshness(savedAt: savedAt, validUntil: .distantPast)
        }

        mutating func remove(_ key: SnapshotKey) {
            guard let place = places.removeValue(forKey: key) else { return }
            unlink(place)
            bytes -= slots[place]?.entry.bytes ?? 0
            slots[place] = nil
            vacant.append(place)
        }

        private mutating func unlink(_ place: Int) {
            let (older, newer) = (slots[place]?.older, slots[place]?.newer)
            if let older { slots[older]?.newer = newer } else { oldest = newer }
            if let newer { slots[newer]?.older = older } else { newest = older }
            slots[place]?.older = nil
            slots[place]?.newer = nil
        }

        /// Puts a slot at the newest end.
        private mutating func link(_ place: Int) {
            slots[place]?.older = newest
            if let newest { slots[newest]?.newer = place } else { oldest = place }
            newest = place
        }
    }
}
