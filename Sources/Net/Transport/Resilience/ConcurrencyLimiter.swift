import MarqueeData
import Synchronization

/// A number of permits and a line of waiting tasks: first come, first served; a cancelled task leaves the line.
final class ConcurrencyLimiter: Sendable {
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
        var tickets = 0
        var line: [Int] = []
        var head = 0
        var waiters: [Int: Waiter] = [:]

        mutating func tryTake() -> Bool {
            guard free > 0 else { return false }
            free -= 1
            held += 1
            return true
        }

        mutating func next() -> Waiter? {
            while head < line.count {
                let waiter = waiters.removeValue(forKey: line[head])
                head += 1
                if let waiter { return waiter }
            }
            return nil
        }

        /// Removes finished tickets when they are the greater part.
        mutating func tidy() {
            guard line.count > 64, line.count > waiters.count * 2 else { return }
            line = line.dropFirst(head).filter { waiters[$0] != nil }
            head = 0
        }
    }

    private let state: Mutex<State>

    init(_ count: Int) { state = Mutex(State(free: max(1, count))) }

    /// The number of waiting tasks.
    var waiting: Int { state.withLock { $0.waiters.count } }
    /// The number of permits in use.
    var held: Int { state.withLock { $0.held } }

    /// Takes a permit if one is free, which means that the line is empty.
    func tryTake() -> Bool { state.withLock { $0.tryTake() } }

    /// Takes a permit, or waits for one in line, at most as long as the limit.
    func take(within limit: Duration? = nil, on time: TimeSource = .system) async throws(TransportError) {
        if tryTake() { return }
        let ticket = state.withLock { state in
            state.tickets += 1
            return state.tickets
        }
        let entry = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let entry = enter(ticket, continuation, within: limit, on: time)
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

    /// Gives a permit back; the first task in line gets it.
    func give() {
        let next = state.withLock { state in
            let next = state.next()
            if next == nil {
                state.free += 1
                state.held -= 1
            }
            state.tidy()
            return next
        }
        next?.timer?.cancel()
        next?.continuation.resume(returning: .granted)
    }

    private func enter(
        _ ticket: Int, _ continuation: CheckedContinuation<Entry, Never>, within limit: Duration?, on time: TimeSource
    ) -> Entry? {
        state.withLock { state in
            // A cancellation before this point has found no waiter to remove.
            if Task.isCancelled { return .cancelled }
            if state.tryTake() { return .granted }
            // The timer is started under the lock, so that it cannot end before the waiter exists.
            let timer = limit.map { limit in
                Task { [weak self] in
                    guard (try? await time.sleep(limit)) != nil else { return }
                    self?.leave(ticket, .expired)
                }
            }
            state.waiters[ticket] = Waiter(continuation: continuation, timer: timer)
            state.line.append(ticket)
            return nil
        }
    }

    private func leave(_ ticket: Int, _ entry: Entry) {
        let waiter = state.withLock { state in
            let waiter = state.waiters.removeValue(forKey: ticket)
            state.tidy()
            return waiter
        }
        waiter?.timer?.cancel()
        waiter?.continuation.resume(returning: entry)
    }
}
