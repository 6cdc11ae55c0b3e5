package import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Marks in the user's store, which are sent to the server as soon as possible, and the server's shelves, overlaid with these marks.
package struct SyncedLibraryRepository: LibraryRepository {
    let api: any LibraryAPI
    let user: AccountReader
    let services: LibraryServices
    let audience: Audience
    let episodes: StoredEpisodes?

    /// Creates the repository of one account and one audience.
    package init(
        api: any LibraryAPI, user: AccountReader, services: LibraryServices, audience: Audience, episodes: StoredEpisodes? = nil
    ) {
        self.api = api
        self.user = user
        self.services = services
        self.audience = audience
        self.episodes = episodes
    }

    // MARK: Marks

    package func set(_ value: MarkValue, on item: Markable) async throws(MarqueeError) -> Marks {
        try await record(.set(value), value.kind, on: item)
    }

    package func toggle(_ kind: MarkKind, on item: Markable) async throws(MarqueeError) -> Marks {
        try await record(.toggle(kind), kind, on: item)
    }

    private func record(_ edit: MarkEdit, _ kind: MarkKind, on item: Markable) async throws(MarqueeError) -> Marks {
        try item.check(for: kind)
        let stored = try await user.session()
        guard stored.session.kind == .account || kind == .rating else { throw .guestsOnlyRate }
        return try await user.limited { () async throws(MarqueeError) in
            try await services.record(edit, on: item, of: stored.tenant)
        }
    }

    package func marks(on item: Markable) -> Read<Marks> {
        Read { (policy) async throws(MarqueeError) in
            let stored = try await user.session()
            let kinds = item.kinds(for: stored.session.kind)
            let (kept, version) = try await kept(item, kinds, of: stored.tenant)
            switch ReadDecision(policy, cached: kept.isStale ? .stale : .fresh) {
            case .serve, .serveAndRefresh:
                // If the account was removed in the meantime, this throws the real reason.
                if kept.isStale { _ = try await user.session() }
                return kept
            case .fail: throw .notCached
            case .fetch: return try await asked(item, kinds, as: stored, since: version)
            case .fetchElseServe:
                do throws(MarqueeError) {
                    return try await asked(item, kinds, as: stored, since: version)
                } catch  where error.code != .cancelled {
                    // The person may have changed a mark during the request.
                    var served = try await self.kept(item, kinds, of: stored.tenant).marks
                    served.refreshError = error
                    return served
                }
            }
        }
    }

    /// All stored marks on an item, and the version of the account's marks.
    private func kept(
        _ item: Markable, _ kinds: Set<MarkKind>, of tenant: Int
    ) async throws(MarqueeError) -> (marks: Fetched<Marks>, version: Int) {
        let marks = try await user.limited { () async throws(MarqueeError) in try await services.marksCache.currentMarks(of: tenant) }
        let entry = marks.entries[item] ?? StoredMarks.Entry(item: item)
        let isKnown = kinds.allSatisfy { kind in
            entry.known.contains(kind) || ShelfName(kind, of: item).map(marks.pulled.contains) ?? false
        }
        return (Fetched(entry.marks, origin: .store, isStale: !isKnown), marks.version)
    }

    private func asked(
        _ item: Markable, _ kinds: Set<MarkKind>, as stored: StoredSession, since version: Int
    ) async throws(MarqueeError) -> Fetched<Marks> {
        try item.check(for: .rating)
        guard stored.session.kind == .account else {
            // TMDb may refuse to read a guest's marks on a title, but not the guest's ratings.
            try await pullRatings(of: item, as: stored)
            let kept = try await kept(item, kinds, of: stored.tenant).marks
            return Fetched(kept.value, origin: .server, isStale: kept.isStale)
        }
        let server = try await user.perform(as: stored) { (authorization) async throws(MarqueeError) in
            try await api.marks(on: item, as: authorization)
        }
        let marks = try await services.learn(server, kinds: kinds, on: item, of: stored.tenant, since: version)
        return Fetched(marks, origin: .server)
    }

    package func changes(on item: Markable?) -> LibraryChanges { services.broadcaster.changes(for: user.scope, on: item) }

    // MARK: Outbox

    package func pending() async throws(MarqueeError) -> [PendingChange] {
        let stored = try await user.session()
        return try await user.limited { () async throws(MarqueeError) in try await pending(of: stored) }
    }

    private func pending(of stored: StoredSession) async throws(MarqueeError) -> [PendingChange] {
        let now = try await services.library.now()
        let isSuspended = stored.session.state != .active
        let entries = try await services.library.entries(of: stored.tenant)
        let uncertain = try await uncertain(entries, of: stored.tenant)
        return entries.map { entry in
            var change = entry.change(at: now, isSuspended: isSuspended)
            let isTakenBack = entry.key.flatMap { uncertain[$0] }
            (change.mayHaveArrived, change.isTakenBack) = (isTakenBack != nil, isTakenBack ?? false)
            return change
        }
    }

    /// The marks whose change may have reached the server, with whether it only sends the server's last known value again.
    private func uncertain(_ entries: [OutboxEntry], of tenant: Int) async throws(MarqueeError) -> [MarkKey: Bool] {
        // A rejected change has arrived for certain.
        let keys = entries.filter { $0.rejection == nil }.compactMap(\.key)
        guard !keys.isEmpty else { return [:] }
        return try await services.library.update(.marks(keys), of: tenant) { rows in
            keys.reduce(into: [:]) { if rows[$1].mayHaveArrived { $0[$1] = rows[$1].isTakenBack } }
        } ?? [:]
    }

    package func send() async throws(MarqueeError) -> SyncReport {
        let stored = try await user.session()
        let report = try await services.outbox.drain(stored.tenant)
        if report.sent > 0 { await expireShelves(of: stored) }
        return report
    }

    /// Stored pages of shelves stay right with the marks over them, but are no longer in the server's order.
    private func expireShelves(of stored: StoredSession) async {
        for operation in api.shelfOperations(of: stored.session.kind) {
            do throws(MarqueeError) {
                try await user.expire(.operation(operation, tenant: stored.tenant))
            } catch {
                services.report(error, of: .cache, operation: operation)
            }
        }
    }

    package func retry(_ change: PendingChange) async throws(MarqueeError) {
        let tenant = try await user.session().tenant
        try await user.limited { () async throws(MarqueeError) in try await services.retry(change.id, of: tenant) }
    }

    @discardableResult
    package func discard(_ change: PendingChange) async throws(MarqueeError) -> DiscardOutcome {
        let tenant = try await user.session().tenant
        return try await user.limited { () async throws(MarqueeError) in try await services.discard(change.id, of: tenant) }
    }

    package func takeOverPending(from guest: Session) async throws(MarqueeError) -> Int {
        let stored = try await user.session()
        guard stored.session.state == .active else { throw .sessionEnded }
        guard guest.kind == .guest, let ended = try await user.sessions.stored(guest.id), ended.session.kind == .guest,
            ended.session.state != .active, ended.tenant != stored.tenant
        else { throw .onlyEndedGuests }
        return try await user.limited { () async throws(MarqueeError) in
            var count = 0
            for change in try await pending(of: ended) where !change.isTakenBack {
                if try await services.takeOver(change.id, of: ended.tenant, as: stored.tenant) { count += 1 }
            }
            return count
        }
    }
}

extension Markable {
    /// The marks that an account or a guest can set on it.
    fileprivate func kinds(for kind: Session.Kind) -> Set<MarkKind> {
        if case .episode = self { return [.rating] }
        return kind == .guest ? [.rating] : Set(MarkKind.allCases)
    }

    /// Throws for a change that the server would reject later, when the person may be gone.
    fileprivate func check(for kind: MarkKind) throws(MarqueeError) {
        let isNamed =
            switch self {
            case .movie(let id), .tv(let id): id > 0
            case .episode(let episode): episode.series > 0 && episode.season >= 0 && episode.number >= 0
            }
        guard isNamed else {
            throw MarqueeError(.invalidInput, .init("mark.item"))
        }
        if case .episode = self, kind != .rating {
            throw .episodesOnlyRated
        }
    }
}

extension OutboxEntry {
    fileprivate func change(at now: Date, isSuspended: Bool) -> PendingChange {
        PendingChange(item: item, value: value, changedAt: changedAt, state: state(at: now, isSuspended: isSuspended))
    }

    private func state(at now: Date, isSuspended: Bool) -> PendingChange.State {
        if let rejection { return .rejected(rejection) }
        if isSuspended { return .suspended }
        if let lease, lease.until > now { return .sending }
        if let notBefore, notBefore > now { return .retrying(attempts: attempts, at: notBefore) }
        return .waiting
    }
}
