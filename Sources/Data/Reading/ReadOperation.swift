import Foundation
import MarqueeDomain

/// One read that memory has not answered.
struct ReadOperation<Value: Sendable>: Sendable {
    let query: RemoteQuery<Value>
    let key: SnapshotKey
    let services: ReadServices

    private var snapshots: (any SnapshotDAO)? { services.snapshots }
    private var memory: MemoryCache { services.memory }
    private var clock: WallClock { services.clock }
    private var coalescer: RequestCoalescer { services.coalescer }
    private var onEvent: MarqueeEventHandler { services.onEvent }

    private var keeps: Bool { services.keeps(key) }

    /// A value, and what a person may have marked in it.
    typealias Answer = (fetched: Fetched<Value>, markables: [Markable])

    /// A stored or received value, and what is known about it.
    struct Kept: Sendable {
        var value: Value
        var markables: [Markable]
        var losses: DecodingLosses
        var validator: String?
        var freshness: Freshness
        var origin: Origin
        var snapshot: Snapshot?
    }

    @concurrent
    func answer(_ policy: ReadPolicy) async throws(MarqueeError) -> Answer {
        if Task.isCancelled { throw .cancelled }
        let landing = memory.lastLanding
        let kept = await load()
        let now = clock.now()
        switch ReadDecision(policy, kept: kept.map { $0.freshness.isStale(at: now) ? .stale : .fresh } ?? .nothing) {
        case .serve:
            guard let kept else { throw notCached }
            return serve(kept, at: now)
        case .serveAndRefresh:
            guard let kept else { throw notCached }
            Task { _ = try? await fetch(kept, since: landing) }
            return serve(kept, at: now)
        case .fetch:
            return try await fetch(kept, since: landing)
        case .fetchElseServe:
            do throws(MarqueeError) {
                return try await fetch(kept, since: landing)
            } catch  where error.code != .cancelled {
                guard let kept else { throw error }
                return serve(kept, at: clock.now(), refreshError: error)
            }
        case .fail:
            throw notCached
        }
    }

    /// The stored value, or else the one in memory. A failing store is an event, never a failed read.
    private func load() async -> Kept? {
        guard keeps else { return nil }
        let remembered = keptInMemory()
        guard let snapshots else { return remembered }
        do throws(MarqueeError) {
            guard let snapshot = try await snapshots.load(key) else { return remembered }
            let adapted = try query.adapt(snapshot.body)
            let kept = Kept(
                value: adapted.value, markables: adapted.markables, losses: adapted.losses, validator: snapshot.validator,
                freshness: Freshness(savedAt: snapshot.savedAt, validUntil: snapshot.validUntil), origin: .store, snapshot: snapshot)
            remember(kept, bytes: snapshot.body.count, hasLanded: false)
            return kept
        } catch {
            if error.code != .cancelled { onEvent(MarqueeEvent(.storeFailed(error), operation: key.operation)) }
            return remembered
        }
    }

    /// Asks the server, in one request with all equal reads of this moment.
    private func fetch(_ kept: Kept?, since landing: UInt64) async throws(MarqueeError) -> Answer {
        let fresh = try await coalescer.join(key) { (inFlight) async throws(MarqueeError) -> Kept in
            // The answer may have arrived after this read looked in the store and before it asked the server.
            if let entry = memory.entry(for: key, of: Value.self), entry.landing > landing {
                return Kept(
                    value: entry.value, markables: entry.markables, losses: entry.losses, validator: entry.validator,
                    freshness: entry.freshness, origin: .server)
            }
            return try await ask(kept, on: inFlight)
        }
        return serve(fresh, at: clock.now())
    }

    private func ask(_ kept: Kept?, on inFlight: InFlightFetch) async throws(MarqueeError) -> Kept {
        switch try await query.fetch(kept?.validator) {
        case .unchanged(let lifetime):
            guard var kept else { throw MarqueeError(.unreadable, .unaskedUnchanged, operation: key.operation) }
            kept.freshness = freshness(for: lifetime, on: inFlight)
            kept.origin = .server
            kept.snapshot?.savedAt = kept.freshness.savedAt
            kept.snapshot?.validUntil = kept.freshness.validUntil
            await keep(kept, kept.snapshot, titles: [], from: inFlight)
            return kept
        case .body(let body, let validator, let lifetime):
            let adapted = try query.adapt(body)
            if adapted.losses != DecodingLosses() {
                let (rows, fields) = (adapted.losses.rows, adapted.losses.fields)
                onEvent(MarqueeEvent(.valuesDropped(rows: rows, fields: fields), operation: key.operation))
            }
            let freshness = freshness(for: lifetime, on: inFlight)
            let snapshot = Snapshot(body: body, validator: validator, savedAt: freshness.savedAt, validUntil: freshness.validUntil)
            let fresh = Kept(
                value: adapted.value, markables: adapted.markables, losses: adapted.losses, validator: validator,
                freshness: freshness, origin: .server)
            await keep(fresh, snapshot, titles: adapted.titles, from: inFlight)
            return fresh
        }
    }

    private func freshness(for lifetime: Duration, on inFlight: InFlightFetch) -> Freshness {
        let now = clock.now()
        return inFlight.isOutdated ? Freshness(savedAt: now, validUntil: .distantPast) : Freshness(savedAt: now, freshFor: lifetime)
    }

    /// Stores and caches an answer, unless its subject was changed after the request.
    private func keep(_ landed: Kept, _ snapshot: Snapshot?, titles: [IndexedTitle], from inFlight: InFlightFetch) async {
        if inFlight.isOutdated { return }
        if let snapshot { await save(snapshot, titles: titles) }
        remember(landed, bytes: snapshot?.body.count ?? 0, hasLanded: true)
        guard inFlight.isOutdated else { return }
        memory.remove(.key(key))
        _ = try? await snapshots?.remove(.key(key))
    }

    private func save(_ snapshot: Snapshot, titles: [IndexedTitle]) async {
        guard keeps, let snapshots else { return }
        do throws(MarqueeError) {
            try await snapshots.save(snapshot, for: key, titles: titles)
        } catch {
            if error.code != .cancelled { onEvent(MarqueeEvent(.storeFailed(error), operation: key.operation)) }
        }
    }

    private func keptInMemory() -> Kept? {
        guard keeps, let entry = memory.entry(for: key, of: Value.self) else { return nil }
        return Kept(
            value: entry.value, markables: entry.markables, losses: entry.losses, validator: entry.validator, freshness: entry.freshness,
            origin: .memory)
    }

    private func remember(_ kept: Kept, bytes: Int, hasLanded: Bool) {
        guard keeps else { return }
        memory.keep(
            CachedValue(
                kept.value, markables: kept.markables, losses: kept.losses, bytes: bytes, validator: kept.validator,
                freshness: kept.freshness),
            for: key, hasLanded: hasLanded)
    }

    private func serve(_ kept: Kept, at now: Date, refreshError: MarqueeError? = nil) -> Answer {
        let isStale = kept.freshness.isStale(at: now)
        onEvent(MarqueeEvent(.readServed(kept.origin, isStale: isStale), operation: key.operation))
        let fetched = Fetched(
            kept.value, origin: kept.origin, age: kept.freshness.age(at: now), isStale: isStale, refreshError: refreshError,
            droppedRows: kept.losses.rows, droppedFields: kept.losses.fields)
        return (fetched, kept.markables)
    }

    private var notCached: MarqueeError {
        var error = MarqueeError.notCached
        error.operation = key.operation
        return error
    }
}

extension MarqueeError.Reason {
    static let unaskedUnchanged = Self("answer.unaskedUnchanged", "The server said \u{201C}not modified\u{201D} without being asked.")
}
