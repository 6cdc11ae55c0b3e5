import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The services that all reads of a client share.
final class ReadServices: Sendable {
    let snapshots: (any SnapshotDAO)?
    let titles: (any TitleDAO)?
    let shared: SharedAnswers?
    let old: OldAnswers
    let memory: MemoryCache
    let clock: WallClock
    let marks: (any MarkJoining)?
    let isForgotten: @Sendable (Int) -> Bool
    let onEvent: MarqueeEventHandler
    /// Hears whether the store of answers works.
    let observer: StoreObserver
    let coalescer = RequestCoalescer()
    let notFound = NotFoundCache()

    init(
        snapshots: (any SnapshotDAO)?, titles: (any TitleDAO)?, shared: SharedAnswers?, memory: MemoryCache, clock: WallClock,
        marks: (any MarkJoining)?, maximumAge: Duration?,
        isForgotten: @escaping @Sendable (Int) -> Bool, onEvent: @escaping MarqueeEventHandler,
        observer: StoreObserver
    ) {
        self.snapshots = snapshots
        self.titles = titles
        self.shared = shared
        old = OldAnswers(maximumAge, in: snapshots, clock: clock)
        self.memory = memory
        self.clock = clock
        self.marks = marks
        self.isForgotten = isForgotten
        self.onEvent = onEvent
        self.observer = observer
    }

    /// Whether answers to a key may be stored: not those of an account that has been signed out or wiped meanwhile.
    func mayStore(_ key: SnapshotKey) -> Bool {
        guard let tenant = key.tenant else { return true }
        return !isForgotten(tenant)
    }

    /// The fresh value of a key in memory, and its age.
    func fresh(_ key: SnapshotKey, of kind: Boxed.Kind) -> (entry: CachedValue, age: Duration)? {
        guard let entry = memory.entry(for: key, of: kind), mayStore(key) else { return nil }
        let now = clock.now()
        guard !entry.freshness.isStale(at: now), !old.contains(entry.freshness.savedAt, at: now) else { return nil }
        return (entry, entry.freshness.age(at: now))
    }

    /// The answer from memory, reported as an event.
    func served(_ entry: CachedValue, _ age: Duration, _ marks: [Markable: Marks], _ key: SnapshotKey) -> Fetched<Boxed> {
        onEvent(MarqueeEvent(.readServed(.memory, isStale: false), operation: key.operation))
        return Fetched(
            entry.boxed, origin: .memory, age: age, droppedRows: entry.losses.rows, droppedFields: entry.losses.fields, marks: marks)
    }

    /// The marks on the items of a value, if they are known without reading a store.
    func marksAtHand(for scope: AccountScope, on markables: MarkableItems) -> [Markable: Marks]? {
        guard let marks else { return [:] }
        return marks.marksAtHand(for: scope, on: markables)
    }

    /// The marks on the items of a value, read from a store.
    func lookUpMarks(for scope: AccountScope, on markables: MarkableItems) async -> [Markable: Marks] {
        guard let marks, !markables.all.isEmpty else { return [:] }
        return await marks.lookUpMarks(for: scope, on: markables.all)
    }

    /// The marks of a person on some items; nil if this client joins none.
    func marks(on markables: MarkableItems, for scope: AccountScope) async -> [Markable: Marks]? {
        guard marks != nil else { return nil }
        return if let known = marksAtHand(for: scope, on: markables) { known } else { await lookUpMarks(for: scope, on: markables) }
    }
}
