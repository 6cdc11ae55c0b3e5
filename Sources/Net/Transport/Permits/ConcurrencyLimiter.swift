package import MarqueeData
import MarqueeDomain
import Synchronization

/// A number of permits and a line of waiting tasks, which serves shares and callers in turn; a cancelled task leaves the line.
///
/// Background work and pictures hold at most three quarters of the permits each, and one caller with a key holds at most half of them, so
/// that permits are left for others whose requests the server answers at once.
package final class ConcurrencyLimiter: Sendable {
    /// A permit in use.
    package struct Permit: Sendable {
        let share: RequestShare
        let caller: Caller?
    }

    private enum Entry {
        case granted(Permit), cancelled, expired, full
    }

    private struct Waiter {
        let continuation: CheckedContinuation<Entry, Never>
        let timer: Task<Void, Never>?
    }

    private struct State {
        var tickets = 0
        var line = FairLine<Waiter>()
        var permits: PermitCounts

        mutating func tryTake(_ share: RequestShare, for callers: [Caller?]) -> Permit? {
            guard let caller = callers.first(where: { permits.mayTake(share, $0) }) else { return nil }
            return permits.take(share, caller)
        }

        /// Gives a permit back. A permit of a share or a caller that has all that it may have can make room for two requests.
        mutating func give(_ permit: Permit) -> [(Waiter, Permit)] {
            permits.give(permit)
            var granted: [(Waiter, Permit)] = []
            while let next = nextInLine() { granted.append((next.waiter, permits.take(next.share, next.caller))) }
            return granted
        }

        private mutating func nextInLine() -> (waiter: Waiter, share: RequestShare, caller: Caller?)? {
            guard permits.free > 0, line.count > 0 else { return nil }
            let permits = permits
            return line.popFirst { permits.mayTake($0, $1) }
        }
    }

    private let state: Mutex<State>

    package init(_ count: Int) { state = Mutex(State(permits: PermitCounts(max(1, count)))) }

    /// The number of waiting tasks.
    var waiting: Int { state.withLock { $0.line.count } }
    /// How many tasks have had to wait.
    var waits: Int { state.withLock { $0.tickets } }
    /// The number of permits in use.
    var held: Int { state.withLock { $0.permits.held } }
    /// Whether only background work has permits or waits for them, if anything does.
    var isOfBackground: Bool {
        state.withLock { $0.permits.held == $0.permits.held(by: .background) && $0.line.isOf(.background) }
    }
    /// The number of callers with keys that hold permits.
    var holders: Int { state.withLock { $0.permits.callers } }

    /// How many of the waiting tasks get a permit before one that comes now, if no others come.
    func ahead(of callers: RequestCallers?, in share: RequestShare) -> Int {
        state.withLock { [callers = callers.list] state in
            callers.reduce(Int.max) { min($0, state.line.ahead(of: $1, in: share)) }
        }
    }

    /// Takes a permit if one is free for the share and one of the callers, which means that none of their requests waits.
    func tryTake(as share: RequestShare = .current(), for callers: RequestCallers? = nil) -> Permit? {
        state.withLock { $0.tryTake(share, for: callers.list) }
    }

    /// Takes a permit, or waits for one in line.
    ///
    /// - Parameters:
    ///   - limit: The longest wait.
    ///   - time: The source of time of the limit.
    ///   - share: The share that pays for it.
    ///   - callers: The callers in whose lines it waits. It follows their changes.
    ///   - bound: The most requests of one share that one caller with a key may have in line.
    /// - Throws: `.timeout` after the limit; `.rateLimited` at once if the line of the caller is full.
    @discardableResult
    package func take(
        within limit: Duration? = nil, on time: TimeSource = .system, as share: RequestShare = .current(),
        for callers: RequestCallers? = nil,
        bound: Int = .max
    ) async throws(TransportError) -> Permit {
        if let permit = tryTake(as: share, for: callers) { return permit }
        let ticket = state.withLock { state in
            state.tickets += 1
            return state.tickets
        }
        // A change before the task is in the queue is seen when it enters.
        let observation = callers?.observe { [weak self] in
            self?.state.withLock { $0.line.update(ticket, to: callers.list) }
        }
        defer { observation.map { callers?.endObserving($0) } }
        let entry = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let entry = enter(ticket, continuation, within: limit, on: time, as: share, for: callers, bound: bound)
                if let entry { continuation.resume(returning: entry) }
            }
        } onCancel: {
            leave(ticket, .cancelled)
        }
        switch entry {
        case .granted(let permit): return permit
        case .cancelled: throw TransportError(.cancelled, "the task was cancelled while it waited in line")
        case .expired: throw TransportError(.timeout, "the line was too long")
        case .full: throw .lineFull
        }
    }

    /// Gives a permit back; the next task in line gets it.
    package func give(_ permit: Permit) {
        for (waiter, permit) in state.withLock({ $0.give(permit) }) {
            waiter.timer?.cancel()
            waiter.continuation.resume(returning: .granted(permit))
        }
    }

    private func enter(
        _ ticket: Int, _ continuation: CheckedContinuation<Entry, Never>, within limit: Duration?, on time: TimeSource,
        as share: RequestShare, for callers: RequestCallers?, bound: Int
    ) -> Entry? {
        state.withLock { state in
            // A cancellation before this point has found no waiter to remove.
            if Task.isCancelled { return .cancelled }
            let list = callers.list
            if let permit = state.tryTake(share, for: list) { return .granted(permit) }
            if list.allSatisfy({ $0 != nil && state.line.count(of: $0, in: share) >= bound }) { return .full }
            // The timer is started under the lock, so that it cannot end before the waiter exists.
            let timer = limit.map { limit in
                Task { [weak self] in
                    guard (try? await time.sleep(limit)) != nil else { return }
                    self?.leave(ticket, .expired)
                }
            }
            state.line.append(Waiter(continuation: continuation, timer: timer), ticket, in: share, for: list)
            return nil
        }
    }

    private func leave(_ ticket: Int, _ entry: Entry) {
        let waiter = state.withLock { $0.line.remove(ticket) }
        waiter?.timer?.cancel()
        waiter?.continuation.resume(returning: entry)
    }
}

extension RequestCallers? {
    /// Each caller once; the caller without a key where there are none.
    var list: [Caller?] { self?.all ?? [nil] }
}

extension TransportError {
    /// The error of a request whose caller has too many requests in line.
    static let lineFull = TransportError(.rateLimited, "the caller has too many requests in line", retryAfter: .seconds(1))
}
