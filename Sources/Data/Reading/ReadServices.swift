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
    let lifetimes: AnswerLifetimes
    let clock: WallClock
    let marks: (any MarkJoining)?
    let isForgotten: @Sendable (Int) -> Bool
    /// Receives the events; nil if nothing listens, so that none is made.
    let onEvent: MarqueeEventHandler?
    /// Whether a listener hears of answers from memory, which are the most frequent event.
    let hearsHits: Bool
    /// Hears whether the store of answers works.
    let observer: StoreObserver
    let coalescer = RequestCoalescer()
    let notFound = NotFoundCache()

    init(
        snapshots: (any SnapshotDAO)?, titles: (any TitleDAO)?, shared: SharedAnswers?, memory: MemoryCache, clock: WallClock,
        marks: (any MarkJoining)?, maximumAge: Duration?, lifetimes: AnswerLifetimes,
        isForgotten: @escaping @Sendable (Int) -> Bool, onEvent: MarqueeEventHandler?, hearsHits: Bool, observer: StoreObserver
    ) {
        self.snapshots = snapshots
        self.titles = titles
        self.shared = shared
        old = OldAnswers(maximumAge, in: snapshots, clock: clock)
        self.memory = memory
        self.lifetimes = lifetimes
        self.clock = clock
        self.marks = marks
        self.isForgotten = isForgotten
        self.onEvent = onEvent
        self.hearsHits = hearsHits
        self.observer = observer
    }

    /// Whether answers may be stored that are private to an account: not if it has been signed out or wiped meanwhile.
    func mayStore(_ tenant: Int?) -> Bool {
        guard let tenant else { return true }
        return !isForgotten(tenant)
    }

    /// The fresh value of a read in memory, and its age.
    ///
    /// - Parameters:
    ///   - tenant: The account that it is private to.
    ///   - policy: The policy that says what is fresh.
    func fresh(
        _ read: ReadDigest, of kind: Boxed.Kind, in tenant: Int?, at now: Date, for policy: ReadPolicy
    ) -> (entry: CachedValue, age: Duration)? {
        guard let entry = memory.entry(for: read, of: kind), mayStore(tenant) else { return nil }
        guard !entry.freshness.isStale(at: now, for: policy), !old.contains(entry.freshness.savedAt, at: now) else { return nil }
        return (entry, entry.freshness.age(at: now))
    }

    /// The answer from memory: counted, and reported as an event to a listener.
    func served(_ entry: CachedValue, _ age: Duration, _ marks: [Markable: Marks], _ remote: BoxedRemote) -> Fetched<Boxed> {
        memory.countServed()
        if hearsHits { onEvent?(MarqueeEvent(.readServed(.memory, isStale: false), operation: remote.operation)) }
        return Fetched(
            entry.boxed, origin: .memory, age: age, fetchedAt: entry.freshness.savedAt, droppedRows: entry.losses.rows,
            droppedFields: entry.losses.fields, hiddenItems: entry.hiddenItems, marks: marks)
    }

    /// The marks on the items of a value, if they are known without reading a store.
    func marksAtHand(for scope: AccountScope, on markables: MarkableItems, at now: Date) -> [Markable: Marks]? {
        guard let marks else { return [:] }
        return marks.marksAtHand(for: scope, on: markables, at: now)
    }

    /// The marks on the items of a value, read from a store.
    func lookUpMarks(for scope: AccountScope, on markables: MarkableItems) async -> [Markable: Marks] {
        guard let marks, !markables.all.isEmpty else { return [:] }
        return await marks.lookUpMarks(for: scope, on: markables.all)
    }

    /// The marks of a person on some items; nil if this client joins none.
    func marks(on markables: MarkableItems, for scope: AccountScope) async -> [Markable: Marks]? {
        guard marks != nil else { return nil }
        if let known = marksAtHand(for: scope, on: markables, at: clock.now()) { return known }
        return await lookUpMarks(for: scope, on: markables)
    }
}
