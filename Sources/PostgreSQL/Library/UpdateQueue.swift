import MarqueeData
import MarqueeDomain
import Synchronization

/// Commits changes of marks. Those that wait at the same time are committed together, because a commit waits for the disk. The failure of
/// one of them undoes only that one, and one whose row another transaction holds does not hold up the others.
final class UpdateQueue: Sendable {
    private typealias Resumption = (place: UpdateLine.Place, turn: UpdateLine.Turn)

    private struct State {
        var line: UpdateLine
        /// Ends the waiting of the callers whose time is over, at the first of their ends.
        var timer: (end: Duration, task: Task<Void, Never>)?
    }

    private let pool: PostgreSQLPool
    private let state: Mutex<State>
    /// Whether single changes have the statements of groups.
    private let isPlain: Bool

    init(_ pool: PostgreSQLPool, isPlain: Bool = false) {
        (self.pool, self.isPlain) = (pool, isPlain)
        state = Mutex(State(line: UpdateLine(connections: pool.connections)))
    }

    /// How many changes are in line.
    var waiting: Int { state.withLock { $0.line.places.count } }

    /// Commits a change, with others that wait.
    func commit(_ update: QueuedUpdate) async throws(PostgreSQLFailure) -> UpdateEnd {
        var kind = UpdateLine.Kind.shared
        while true {
            let end: Result<UpdateEnd, PostgreSQLFailure>
            switch await turn(of: update, kind) {
            case .lead(let isAlone): end = await lead(LeadingUpdate(update, isAlone: isAlone))
            case .waitForRow: end = await waitForRow(update)
            case .ended(let ended): end = ended
            }
            guard case .success(.locked) = end else { return try end.get() }
            kind = .held
        }
    }

    /// Commits a change, and those that are taken into its group.
    private func lead(_ leader: LeadingUpdate) async -> Result<UpdateEnd, PostgreSQLFailure> {
        do throws(PostgreSQLFailure) {
            try await pool.commit(within: leader.update.budget) { (handle) throws(PostgreSQLFailure) in try commit(leader, on: handle) }
            return .success(end(leader, nil))
        } catch {
            let ended = end(leader, error)
            return error == .unknownOutcome && ended == .locked ? .success(.locked) : .failure(error)
        }
    }

    /// Commits a group. After a failure that is not one of the connection, the leader is committed alone, and so are the others later.
    private func commit(_ leader: LeadingUpdate, on handle: PostgreSQLHandle) throws(PostgreSQLFailure) -> TransactionOutcome {
        // The outcome of an earlier group is known: it was not committed.
        putBack(leader.takeGroup().followers.map(\.place), as: .shared)
        var followers =
            leader.isAlone ? [] : state.withLock { $0.line.takeFollowers(of: leader.update, at: pool.time.now()) }
        while true {
            do throws(PostgreSQLFailure) {
                let group = UpdateGroup(updates: [leader.update] + followers.map(\.update), waits: false, isPlain: isPlain)
                let (outcome, ends) = try group.commit(on: handle)
                leader.set(followers, ends)
                return outcome
            } catch {
                putBack(followers, as: handle.isBroken ? .shared : .single)
                guard !followers.isEmpty, !handle.isBroken else { throw error }
                followers = []
            }
        }
    }

    /// Ends a group, with the failure of its leader. Its followers have the same outcome only if it is the outcome of their transaction.
    private func end(_ leader: LeadingUpdate, _ failure: PostgreSQLFailure?) -> UpdateEnd {
        let (group, hasEnded) = (leader.takeGroup(), failure == nil || failure == .unknownOutcome)
        var (resumed, held, again) = ([Resumption](), [UpdateLine.Place](), [UpdateLine.Place]())
        for (place, end) in group.followers {
            switch (hasEnded, end) {
            case (true, .locked): held.append(place)
            case (true, _): resumed.append((place, .ended(failure.map { .failure($0) } ?? .success(end))))
            case (false, _): again.append(place)
            }
        }
        change { line in
            line.endLeading(leader.update, isHeld: hasEnded && group.leader == .locked)
            for (place, _) in resumed { line.endFollowing(place.update) }
            line.putBack(held, as: .held)
            line.putBack(again, as: .shared)
            return resumed
        }
        return group.leader
    }

    /// Commits a change that waits for the row of its account.
    private func waitForRow(_ update: QueuedUpdate) async -> Result<UpdateEnd, PostgreSQLFailure> {
        let end = WorkAnswer<UpdateEnd>()
        defer {
            change { line in
                line.endWaitingForRow(update)
                return []
            }
        }
        do throws(PostgreSQLFailure) {
            try await pool.commit(within: update.budget) { (handle) throws(PostgreSQLFailure) in
                let (outcome, ends) = try UpdateGroup(updates: [update], waits: true, isPlain: isPlain).commit(on: handle)
                end.set(ends[0])
                return outcome
            }
        } catch {
            return .failure(error)
        }
        return .success(end.value ?? .missing)
    }
}

// Waiting.
extension UpdateQueue {
    /// Waits until a change is committed, or its caller is to commit it.
    private func turn(of update: QueuedUpdate, _ kind: UpdateLine.Kind) async -> UpdateLine.Turn {
        if let turn = state.withLock({ $0.line.turn(of: update, kind) }) { return turn }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { wait(.init(update: update, kind: kind, continuation: $0)) }
        } onCancel: {
            remove(failing: .cancelled) { $0 === update }
        }
    }

    private func wait(_ place: UpdateLine.Place) {
        change { line in
            line.append(place)
            return []
        }
        // Cancelled before it was in line.
        if Task.isCancelled { remove(failing: .cancelled) { $0 === place.update } }
    }

    private func putBack(_ places: [UpdateLine.Place], as kind: UpdateLine.Kind) {
        guard !places.isEmpty else { return }
        change { line in
            line.putBack(places, as: kind)
            return []
        }
    }

    /// Ends the waiting of callers, with a failure or with that of a caller that waited too long.
    private func remove(failing failure: PostgreSQLFailure? = nil, where matches: (QueuedUpdate) -> Bool) {
        change { line in line.remove(where: matches).map { ($0.place, .ended(.failure(failure ?? $0.failure))) } }
    }

    /// Changes the line, and resumes the callers that the change returns, and those whose turn has come.
    private func change(_ edit: (inout UpdateLine) -> [Resumption]) {
        let resumed = state.withLock { state in
            let resumed = edit(&state.line) + state.line.next()
            setTimer(&state)
            return resumed
        }
        for (place, turn) in resumed { place.continuation.resume(returning: turn) }
    }

    /// A timer goes on if nothing waits any more: the next caller needs one that ends later.
    private func setTimer(_ state: inout State) {
        guard let end = state.line.firstEnd, state.timer.map({ end < $0.end }) ?? true else { return }
        state.timer?.task.cancel()
        let task = Task { [weak self, time = pool.time] in
            if (try? await time.sleep(max(.zero, end - time.now()))) != nil { self?.endLate() }
        }
        state.timer = (end, task)
    }

    private func endLate() {
        state.withLock { $0.timer = nil }
        let now = pool.time.now()
        remove { $0.budget.end <= now }
    }
}
