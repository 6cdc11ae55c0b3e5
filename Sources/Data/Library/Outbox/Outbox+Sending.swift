import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Outbox {
    /// How many consecutive failures end a turn: then the server fails, and not a single change.
    private static let mostFailures = 3

    /// Sends an entry before its lease ends, and stores the result. Returns whether the next entry of the account is to be sent now.
    func process(
        _ entry: OutboxEntry, until end: Duration, _ progress: inout Progress, in report: inout SyncReport
    ) async throws(MarqueeError) -> Bool {
        let verdict: OutboxVerdict =
            if let server = answered.server(after: entry) { .answered(server) } else { await attempt(entry, until: end) }
        // Before the store hears of it: it may not.
        if let server = verdict.server(for: entry) { answered.note(entry, server: server) }
        try await complete(entry, verdict, in: &report)
        switch verdict {
        case .sent, .rejected, .superseded, .answered:
            progress.failures = 0
            return true
        case .failed(_, let scope):
            progress.failures += 1
            return scope == .thisChange && progress.failures < Self.mostFailures
        case .stopped(let error):
            if error.code == .cancelled { throw error }
            return false
        }
    }

    struct Progress {
        /// The number of consecutive failures.
        var failures = 0
    }

    private func attempt(_ entry: OutboxEntry, until end: Duration) async -> OutboxVerdict {
        do throws(MarqueeError) {
            let stored = try await sessions.required(.tenant(entry.tenant))
            return try await sessions.perform(as: stored, isWrite: true) { (authorization) async throws(MarqueeError) in
                try await cancelled(at: end) { () async throws(MarqueeError) in try await sendUnlessSettled(entry, as: authorization) }
            }
        } catch {
            return OutboxVerdict(on: error)
        }
    }

    /// Sends a change. A change that has waited long, or could not be sent before, is first compared with the server's value, which another
    /// device may have changed. A guest has only this device, and TMDb may refuse to read a guest's marks.
    private func sendUnlessSettled(_ entry: OutboxEntry, as user: UserAuthorization) async throws(MarqueeError) -> OutboxVerdict {
        var resolved: ResolvedConflict?
        if user.kind == .account, let before = entry.before, entry.attempts > 0 || hasWaitedLong(entry) {
            let server = try await api.marks(on: entry.item, as: user)[entry.value.kind]
            if server == entry.value { return .sent(nil) }
            if server != before {
                let conflict = MarkConflict(item: entry.item, before: before, local: entry.value, server: server)
                let winner = options.conflicts.winner(conflict)
                onEvent(MarqueeEvent(.conflictResolved(entry.value.kind, winner)))
                let conflictResolved = ResolvedConflict(item: entry.item, elsewhere: server, local: entry.value, winner: winner)
                if winner == .server { return .superseded(server, conflictResolved) }
                resolved = conflictResolved
            }
        }
        try await api.set(entry.value, on: entry.item, as: user)
        return .sent(resolved)
    }

    // Both times are those of the store's clock.
    private func hasWaitedLong(_ entry: OutboxEntry) -> Bool {
        guard let lease = entry.lease else { return false }
        return lease.until.timeIntervalSince(entry.changedAt) - options.lease.interval >= options.verifiesAfter.interval
    }

    private func cancelled(
        at end: Duration, _ work: @escaping @Sendable () async throws(MarqueeError) -> OutboxVerdict
    ) async throws(MarqueeError) -> OutboxVerdict {
        let time = time
        let limit = end - time.now()
        // Leasing the entry or reading the session took all of its time.
        guard limit > .zero else { throw .leaseEnds }
        let outcome = await withTaskGroup(of: Result<OutboxVerdict, MarqueeError>?.self) { group in
            group.addTask {
                do throws(MarqueeError) { return .success(try await work()) } catch { return .failure(error) }
            }
            group.addTask {
                try? await time.sleep(limit)
                return nil
            }
            let first = await group.next() ?? nil
            group.cancelAll()
            if let first { return first }
            // The time is up, or this task was cancelled. An answer that still arrived is used.
            if let last = await group.next() ?? nil, !last.isCancelled { return last }
            return .failure(Task.isCancelled ? .cancelled : .leaseEnds)
        }
        return try outcome.get()
    }

    /// Stores the result of sending an entry, even if the caller was cancelled: the server may have accepted the value.
    private func complete(_ entry: OutboxEntry, _ verdict: OutboxVerdict, in report: inout SyncReport) async throws(MarqueeError) {
        let outcome = await uncancelled { await written(entry, verdict) }
        if let marks = try outcome.get() { marksCache.note(marks, of: entry.tenant, resolving: verdict.conflict) }
        let kind = entry.value.kind
        switch verdict {
        case .sent(let conflict):
            report.sent += 1
            if let conflict { report.conflicts.append(conflict) }
            onEvent(MarqueeEvent(.changeSent(kind)))
        case .rejected(let error):
            report.rejected += 1
            onEvent(MarqueeEvent(.changeRejected(kind, error), operation: error.operation))
        case .superseded(_, let conflict):
            report.superseded += 1
            report.conflicts.append(conflict)
        case .answered: report.sent += 1
        case .failed(let error, _), .stopped(let error):
            report.failure = error
            onEvent(MarqueeEvent(.changeDelayed(kind, error), operation: error.operation))
        }
    }

    private func written(_ entry: OutboxEntry, _ verdict: OutboxVerdict) async -> Result<StoredMarks.Entry?, MarqueeError> {
        do throws(MarqueeError) {
            switch verdict {
            case .sent: return .success(try await library.acknowledge(entry))
            case .rejected(let error): return .success(try await library.reject(entry, because: error))
            case .answered(let server) where server == entry.value: return .success(try await library.acknowledge(entry))
            case .superseded(let server, _), .answered(let server): return .success(try await library.supersede(entry, to: server))
            case .failed(let error, _):
                try await library.release(entry, for: wait(after: entry.attempts, error), isUnsent: error.isUnsent)
            case .stopped(let error): try await library.release([entry], areUnsent: error.isUnsent)
            }
            return .success(nil)
        } catch {
            return .failure(error)
        }
    }

    /// Doubles with each failure, with full jitter, so that many clients do not retry at the same time.
    private func wait(after attempts: Int, _ error: MarqueeError) -> Duration {
        let step = min(options.longestWait, Duration.seconds(2) * (1 << min(attempts, 10)))
        let jittered = max(.seconds(1), step * time.random())
        return min(options.longestWait, max(jittered, error.retryAfter ?? .zero))
    }
}

extension MarqueeError {
    fileprivate static let leaseEnds = MarqueeError(.timeout, .init("outbox.lease"))
}

extension Result where Failure == MarqueeError {
    fileprivate var isCancelled: Bool {
        if case .failure(let error) = self { error.code == .cancelled } else { false }
    }
}
