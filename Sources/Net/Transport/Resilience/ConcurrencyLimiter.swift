package import MarqueeData
import Synchronization

/// A number of permits and a line of waiting tasks: first come, first served; a cancelled task leaves the line.
///
/// Tasks in the background have a line of their own, and hold at most three quarters of the permits, so that one is left for who waits for
/// an answer.
package final class ConcurrencyLimiter: Sendable {
    private enum Entry {
        case granted, cancelled, expired
    }

    private struct Waiter {
        let continuation: CheckedContinuation<Entry, Never>
        let timer: Task<Void, Never>?
    }

    private struct State {
        var free: Int
        var held = 0
        var heldByBackground = 0
        let backgroundLimit: Int
        var tickets = 0
        var foreground = WaitingLine<Waiter>()
        var background = WaitingLine<Waiter>()
        var turns = PriorityTurns()

        init(free: Int) {
            self.free = free
            backgroundLimit = max(1, free * 3 / 4)
        }

        mutating func tryTake(as priority: RequestPriority) -> Bool {
            guard free > 0, priority == .foreground || heldByBackground < backgroundLimit else { return false }
            free -= 1
            note(priority)
            return true
        }

        mutating func give(as priority: RequestPriority) -> Waiter? {
            free += 1
            held -= 1
            if priority == .background { heldByBackground -= 1 }
            let background = heldByBackground < backgroundLimit ? background.count : 0
            let next = turns.next(foreground: foreground.count, background: background)
            guard let waiter = next == .foreground ? foreground.popFirst() : self.background.popFirst() else { return nil }
            free -= 1
            note(next)
            return waiter
        }

        private mutating func note(_ priority: RequestPriority) {
            held += 1
            if priority == .background { heldByBackground += 1 }
        }
    }

    private let state: Mutex<State>

    package init(_ count: Int) { state = Mutex(State(free: max(1, count))) }

    /// The number of waiting tasks.
    var waiting: Int { state.withLock { $0.foreground.count + $0.background.count } }
    /// How many tasks have had to wait.
    var waits: Int { state.withLock { $0.tickets } }
    /// The number of permits in use.
    var held: Int { state.withLock { $0.held } }

    /// How many of the waiting tasks would get a permit before one that comes now.
    func ahead(of priority: RequestPriority) -> Int {
        state.withLock { $0.turns.ahead(of: priority, foreground: $0.foreground.count, background: $0.background.count) }
    }

    /// Takes a permit if one is free for the priority, which means that nobody waits in its line.
    func tryTake(as priority: RequestPriority = .current) -> Bool { state.withLock { $0.tryTake(as: priority) } }

    /// Takes a permit, or waits for one in line, at most as long as the limit.
    package func take(
        within limit: Duration? = nil, on time: TimeSource = .system, as priority: RequestPriority = .current
    ) async throws(TransportError) {
        if tryTake(as: priority) { return }
        let ticket = state.withLock { state in
            state.tickets += 1
            return state.tickets
        }
        let entry = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let entry = enter(ticket, continuation, within: limit, on: time, as: priority)
                if let entry { continuation.resume(returning: entry) }
            }
        } onCancel: {
            leave(ticket, .cancelled)
        }
        switch entry {
        case .granted: return
        case .cancelled: throw TransportError(.cancelled, "the task was cancelled while it waited in line")
        case .expired: throw TransportError(.timeout, "the line was too long")
        }
    }

    /// Gives a permit back that was taken with a priority; the next task in line gets it.
    package func give(as priority: RequestPriority = .current) {
        let next = state.withLock { $0.give(as: priority) }
        next?.timer?.cancel()
        next?.continuation.resume(returning: .granted)
    }

    private func enter(
        _ ticket: Int, _ continuation: CheckedContinuation<Entry, Never>, within limit: Duration?, on time: TimeSource,
        as priority: RequestPriority
    ) -> Entry? {
        state.withLock { state in
            // A cancellation before this point has found no waiter to remove.
            if Task.isCancelled { return .cancelled }
            if state.tryTake(as: priority) { return .granted }
            // The timer is started under the lock, so that it cannot end before the waiter exists.
            let timer = limit.map { limit in
                Task { [weak self] in
                    guard (try? await time.sleep(limit)) != nil else { return }
                    self?.leave(ticket, .expired)
                }
            }
            let waiter = Waiter(continuation: continuation, timer: timer)
            switch priority {
            case .foreground: state.foreground.append(waiter, ticket)
            case .background: state.background.append(waiter, ticket)
            }
            return nil
        }
    }

    private func leave(_ ticket: Int, _ entry: Entry) {
        let waiter = state.withLock { $0.foreground.remove(ticket) ?? $0.background.remove(ticket) }
        waiter?.timer?.cancel()
        waiter?.continuation.resume(returning: entry)
    }
}
