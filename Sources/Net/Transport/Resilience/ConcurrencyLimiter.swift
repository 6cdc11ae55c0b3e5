import MarqueeData
import Synchronization

/// A number of permits and a line of waiting tasks: first come, first served; a cancelled task leaves the line.
///
/// Tasks in the background have a line of their own. While both wait, the background gets one permit of four, so that it goes on too.
final class ConcurrencyLimiter: Sendable {
    private enum Entry {
        case granted, cancelled, expired
    }

    private struct Waiter {
        let continuation: CheckedContinuation<Entry, Never>
        let timer: Task<Void, Never>?
    }

    private struct State {
        private static let foregroundInARow = 3

        var free: Int
        var held = 0
        var tickets = 0
        var foreground = WaitingLine<Waiter>()
        var background = WaitingLine<Waiter>()
        /// How many permits the foreground got since the last one for the background, which has been waiting.
        private var inARow = 0

        init(free: Int) { self.free = free }

        mutating func tryTake() -> Bool {
            guard free > 0 else { return false }
            free -= 1
            held += 1
            return true
        }

        mutating func next() -> Waiter? {
            guard background.count > 0, inARow >= Self.foregroundInARow || foreground.count == 0 else {
                inARow = background.count > 0 ? inARow + 1 : 0
                return foreground.popFirst()
            }
            inARow = 0
            return background.popFirst()
        }

        func ahead(of priority: RequestPriority) -> Int {
            switch priority {
            case .foreground: foreground.count + min(background.count, (inARow + foreground.count) / Self.foregroundInARow)
            case .background: foreground.count + background.count
            }
        }
    }

    private let state: Mutex<State>

    init(_ count: Int) { state = Mutex(State(free: max(1, count))) }

    /// The number of waiting tasks.
    var waiting: Int { state.withLock { $0.foreground.count + $0.background.count } }
    /// How many tasks have had to wait.
    var waits: Int { state.withLock { $0.tickets } }
    /// The number of permits in use.
    var held: Int { state.withLock { $0.held } }

    /// How many of the waiting tasks would get a permit before one that comes now.
    func ahead(of priority: RequestPriority) -> Int { state.withLock { $0.ahead(of: priority) } }

    /// Takes a permit if one is free, which means that the line is empty.
    func tryTake() -> Bool { state.withLock { $0.tryTake() } }

    /// Takes a permit, or waits for one in line, at most as long as the limit.
    func take(
        within limit: Duration? = nil, on time: TimeSource = .system, as priority: RequestPriority = .current
    ) async throws(TransportError) {
        if tryTake() { return }
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

    /// Gives a permit back; the first task in line gets it.
    func give() {
        let next = state.withLock { state in
            let next = state.next()
            if next == nil {
                state.free += 1
                state.held -= 1
            }
            return next
        }
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
            if state.tryTake() { return .granted }
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
