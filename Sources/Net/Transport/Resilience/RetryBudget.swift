import Synchronization

/// What keeps retries from multiplying an outage: they are paid for by requests, all requests of a client together.
///
/// Twelve requests or so earn one retry, and a small reserve comes back with time so that a lone request can be tried again: with ten
/// requests a second or more there are never more than 1.1 attempts a request.
final class RetryBudget: Sendable {
    private static let earnings = 0.08
    private static let most = 10.0
    private static let reserve = 2.0
    private static let reserveReturns = Duration.seconds(10)

    private let state = Mutex((balance: reserve, at: Duration.zero))

    /// Notes a request.
    func earn(at now: Duration) {
        state.withLock { state in
            Self.refill(&state, at: now)
            state.balance = min(max(Self.most, state.balance), state.balance + Self.earnings)
        }
    }

    /// Pays for one retry, if there is enough.
    func spend(at now: Duration) -> Bool {
        state.withLock { state in
            Self.refill(&state, at: now)
            guard state.balance >= 1 else { return false }
            state.balance -= 1
            return true
        }
    }

    private static func refill(_ state: inout (balance: Double, at: Duration), at now: Duration) {
        let returned = max(0, (now - state.at) / reserveReturns)
        if state.balance < reserve { state.balance = min(reserve, state.balance + returned) }
        state.at = max(state.at, now)
    }
}
