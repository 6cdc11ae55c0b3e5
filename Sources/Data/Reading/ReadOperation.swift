import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// One read that memory has not answered.
struct ReadOperation: Sendable {
    let query: RemoteQuery
    let kind: Boxed.Kind
    let key: SnapshotKey
    /// Identifies the read in memory.
    let digest: ReadDigest
    let services: ReadServices
    let deadline: CallDeadline?
    let caller: Caller?
    /// The key in stores, which have one answer for all readers of its language.
    let storedKey: SnapshotKey

    init(
        query: RemoteQuery, kind: Boxed.Kind, key: SnapshotKey, digest: ReadDigest, services: ReadServices, deadline: CallDeadline?,
        caller: Caller?
    ) {
        (self.query, self.kind, self.key, self.digest, self.services) = (query, kind, key, digest, services)
        (self.deadline, self.caller) = (deadline, caller)
        storedKey = key.stored
    }

    var snapshots: (any SnapshotDAO)? { services.snapshots }
    var memory: MemoryCache { services.memory }
    var clock: WallClock { services.clock }
    private var coalescer: RequestCoalescer { services.coalescer }
    var onEvent: MarqueeEventHandler { services.onEvent ?? { _ in } }

    var mayStore: Bool { services.mayStore(key.tenant) }

    /// A value, with the items in it that an account can mark.
    typealias Answer = (fetched: Fetched<Boxed>, markables: MarkableItems)

    /// A cached or received value, and where it came from.
    struct CachedAnswer: Sendable {
        var entry: CachedValue
        var origin: Origin
        /// The row that the store has, or is to have; nil if the body is not known.
        var snapshot: Snapshot?
    }

    @concurrent
    func answer(_ policy: ReadPolicy) async throws(MarqueeError) -> Answer {
        if Task.isCancelled { throw .cancelled }
        let mark = memory.mark
        let stored: StoredAnswer
        do throws(MarqueeError) {
            stored = try await storedAnswerInTime()
        } catch {
            guard error.code == .timeout, policy.cache != .never, let cached = cachedInMemory else { throw error }
            return serve(cached, for: policy, at: clock.now(), refreshError: error)
        }
        var cached = await cachedAnswer(stored, since: mark)
        if let newer = await sharedAnswerInTime(policy, newerThan: cached, since: mark) { cached = newer }
        let now = clock.now()
        switch ReadDecision(policy, cached: cached.map { $0.entry.freshness.isStale(at: now, for: policy) ? .stale : .fresh } ?? .nothing) {
        case .serve:
            guard let cached else { throw notCached }
            return serve(cached, for: policy, at: now)
        case .serveAndRefresh:
            guard let cached else { throw notCached }
            // No caller waits for it.
            Task(priority: .utility) { _ = try? await fetch(policy, cached, since: mark) }
            return serve(cached, for: policy, at: now)
        case .fetch:
            do throws(MarqueeError) {
                return try await ask(policy, cached, since: mark)
            } catch {
                return try await serveOtherParts(insteadOf: error, for: policy, refreshError: error)
            }
        case .fetchElseServe:
            do throws(MarqueeError) {
                return try await ask(policy, cached, since: mark)
            } catch  where error.code != .cancelled {
                guard let cached else { throw error }
                return serve(cached, for: policy, at: clock.now(), refreshError: error)
            }
        case .fail:
            // The store of a client that was shut down cannot be read.
            if let failure = stored.failure, failure.code == .closed { throw failure }
            return try await serveOtherParts(insteadOf: notCached, for: policy)
        }
    }

    var cachedInMemory: CachedAnswer? {
        guard mayStore, let entry = memory.entry(for: digest, of: kind), !services.old.contains(entry.freshness.savedAt, at: clock.now())
        else { return nil }
        return CachedAnswer(entry: entry, origin: .memory)
    }

    /// Asks the server, unless it said a moment ago that it does not have this, and waits no longer than the caller wants to.
    private func ask(
        _ policy: ReadPolicy, _ cached: CachedAnswer?, since mark: MemoryCache.Mark
    ) async throws(MarqueeError) -> Answer {
        if policy.cache != .never, policy.network == .whenStale, let known = services.notFound.error(for: storedKey, at: clock.now()) {
            throw known
        }
        guard let deadline else { return try await fetch(policy, cached, since: mark) }
        return try await deadline.bound(key.operation) { () async throws(MarqueeError) in try await fetch(policy, cached, since: mark) }
    }

    /// Asks the server, in one request with all equal reads of this moment.
    private func fetch(
        _ policy: ReadPolicy, _ cached: CachedAnswer?, since mark: MemoryCache.Mark
    ) async throws(MarqueeError) -> Answer {
        let fresh = try await coalescer.join(key, for: caller, where: { [kind] in $0.entry.boxed.isOf(kind) }) {
            (inFlight) async throws(MarqueeError) -> CachedAnswer in
            // The answer may have arrived after this read looked in the store and before it asked the server.
            if let entry = memory.entry(for: digest, of: kind), entry.sequence > mark.sequence,
                !entry.freshness.isStale(at: clock.now())
            {
                return CachedAnswer(entry: entry, origin: .server)
            }
            if let arrived = await answerOfAnother(policy, newerThan: cached, since: mark) { return arrived }
            if Task.isCancelled { throw .cancelled }
            do throws(MarqueeError) {
                let answer = try await ask(cached, on: inFlight)
                await shared?.release(storedKey)
                return answer
            } catch {
                await shared?.release(storedKey)
                if !inFlight.isOutdated { services.notFound.note(error, for: storedKey, at: clock.now()) }
                throw error
            }
        }
        return serve(fresh, for: policy, at: clock.now())
    }

    private func ask(_ cached: CachedAnswer?, on inFlight: InFlightFetch) async throws(MarqueeError) -> CachedAnswer {
        // Where the store has lost the row, the whole body is asked for, so that it can be stored again.
        let validator = cached?.snapshot != nil || snapshots == nil ? cached?.entry.validator : nil
        // The time of the answer: texts of other languages may take longer, and a change that the server accepts meanwhile is not in it.
        let (answer, now) = (try await query.fetch(validator, inFlight.callers), clock.now())
        switch answer {
        case .unchanged(let lifetime):
            guard let cached else { throw MarqueeError(.unreadable, .unaskedUnchanged, operation: key.operation) }
            let freshness = freshness(for: lifetime, on: inFlight, at: now)
            var snapshot = cached.snapshot
            snapshot?.savedAt = freshness.savedAt
            snapshot?.validUntil = freshness.validUntil
            let confirmed = CachedAnswer(entry: cached.entry.confirmed(freshness), origin: .server, snapshot: snapshot)
            await storeAnswer(confirmed, titles: [], from: inFlight)
            return confirmed
        case .body(let body, let validator, let lifetime):
            let adapted = await filled(try adapted(body))
            let freshness = freshness(for: lifetime, on: inFlight, at: now)
            let snapshot = Snapshot(body: body, validator: validator, savedAt: freshness.savedAt, validUntil: freshness.validUntil)
            let fresh = CachedAnswer(entry: CachedValue(adapted, of: snapshot), origin: .server, snapshot: snapshot)
            await storeAnswer(fresh, titles: adapted.titles, from: inFlight)
            return fresh
        case .unstorable(let body):
            let snapshot = Snapshot(body: body, savedAt: now, validUntil: .distantFuture)
            return CachedAnswer(entry: CachedValue(await filled(try adapted(body)), of: snapshot), origin: .server)
        }
    }

    private func adapted(_ body: Data) throws(MarqueeError) -> Adapted<Boxed> {
        let adapted = try query.adapt(body)
        if adapted.losses != DecodingLosses() {
            onEvent(MarqueeEvent(.valuesDropped(rows: adapted.losses.rows, fields: adapted.losses.fields), operation: key.operation))
        }
        return adapted
    }

    private func freshness(for lifetime: Duration, on inFlight: InFlightFetch, at now: Date) -> Freshness {
        let lifetime = services.lifetimes.lifetime(of: key.operation, isPrivate: key.tenant != nil) ?? lifetime
        return inFlight.isOutdated ? Freshness(savedAt: now, validUntil: .distantPast) : Freshness(savedAt: now, freshFor: lifetime)
    }

    /// Stores and caches an answer, unless its subject was changed after the request.
    private func storeAnswer(_ answer: CachedAnswer, titles: [IndexedTitle], from inFlight: InFlightFetch) async {
        if inFlight.isOutdated { return }
        services.notFound.remove(.key(storedKey))
        if let snapshot = answer.snapshot {
            await save(snapshot, titles: titles)
            await shared?.save(snapshot, for: storedKey)
        }
        if mayStore { memory.insert(answer.entry, for: key, as: digest) }
        guard inFlight.isOutdated else { return }
        memory.remove(.key(key))
        await uncancelled { [snapshots, shared, storedKey] in
            _ = try? await snapshots?.remove(.key(storedKey))
            try? await shared?.remove(.key(storedKey))
        }
    }

    func save(_ snapshot: Snapshot, titles: [IndexedTitle]) async {
        guard mayStore, let snapshots else { return }
        services.old.removeLater()
        await snapshots.saveSoon(snapshot, for: storedKey, titles: titles, in: services.titles) { [services, key] error in
            services.observer.note(error, writes: true)
            guard let error, error.code != .cancelled else { return }
            services.onEvent?(MarqueeEvent(.storeFailed(.cache, error), operation: key.operation))
        }
    }

    /// - Parameter isWhole: Whether the answer has the parts that were asked for. One with others is stale.
    func serve(
        _ answer: CachedAnswer, for policy: ReadPolicy, at now: Date, refreshError: MarqueeError? = nil, isWhole: Bool = true
    ) -> Answer {
        let entry = answer.entry
        // The server has just said it, even where a policy allows no age at all.
        let isOld = answer.origin == .server ? entry.freshness.isStale(at: now) : entry.freshness.isStale(at: now, for: policy)
        if answer.origin == .memory { memory.countServed() }
        onEvent(MarqueeEvent(.readServed(answer.origin, isStale: isOld || !isWhole), operation: key.operation))
        let fetched = Fetched(
            entry.boxed, origin: answer.origin, age: entry.freshness.age(at: now), fetchedAt: entry.freshness.savedAt,
            isStale: isOld || !isWhole, refreshError: refreshError, droppedRows: entry.losses.rows, droppedFields: entry.losses.fields,
            hiddenItems: entry.hiddenItems)
        return (fetched, entry.markables)
    }

    private var notCached: MarqueeError {
        var error = MarqueeError.notCached
        error.operation = key.operation
        return error
    }
}

extension MarqueeError.Reason {
    static let unaskedUnchanged = Self("answer.unaskedUnchanged")
}
