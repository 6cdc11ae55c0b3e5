#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension SharedSnapshot {
    /// An answer of this machine, by its own clock.
    init(_ snapshot: Snapshot, at now: Date) {
        self.init(
            body: snapshot.body, validator: snapshot.validator, age: .seconds(max(0, now.timeIntervalSince(snapshot.savedAt))),
            lifetime: .seconds(snapshot.validUntil.timeIntervalSince(snapshot.savedAt)))
    }
}

extension Snapshot {
    /// An answer that machines share, with its times by the clock of this one.
    init(_ shared: SharedSnapshot, at now: Date) {
        let savedAt = now - shared.age.interval
        self.init(body: shared.body, validator: shared.validator, savedAt: savedAt, validUntil: savedAt + shared.lifetime.interval)
    }

    /// Whether it no longer counts as fresh.
    func isStale(at now: Date) -> Bool { Freshness(savedAt: savedAt, validUntil: validUntil).isStale(at: now) }
}
