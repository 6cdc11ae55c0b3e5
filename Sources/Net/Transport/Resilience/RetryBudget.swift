import Synchronization

/// A limit that prevents retries from increasing an outage: the requests of a client earn the retries of that client.
///
/// About twelve requests earn one retry, and a small reserve is refilled with time so that a single request can be retried: with ten
/// requests a second or more, there are never more than 1.1 attempts per request.
final class RetryBudget: Sendable {
    private static let earnings = 0.08
    private static let most = 10.0
    private static let reserve = 2.0
    private static let reserveReturns = Duration.seconds(10)

    private let state = Mutex((balance: reserve, at: Duration.zero))

    /// Counts a request.
    func earn(at now: Duration) {
        state.withLock { state in
            Self.refill(&state, at: now)
            state.balance = min(max(Self.most, state.balance), state.balance + Self.earnings)
        }
    }

    /// Spends the budget of one retry; false if it is too small.
    func spend(at now: Duration) -> Bool {
        state.withLock { state in
            Self.refill(&state, at: now)
            guard state.balance >= 1 else { return false }
            state.balance -= 1
            return true
        }
    }

    private static func refill(_ state: inout (balance: Double, at: Duration), at now: Duration) {
        if state.balance < reserve { state.balance = min(reserve, state.balance + max(0, (now - state.at) / reserveReturns)) }
        state.at = max(state.at, now)
    }
}
