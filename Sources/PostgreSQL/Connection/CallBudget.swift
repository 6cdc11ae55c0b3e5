import MarqueeData
import MarqueeDomain

/// The time of one call of the store, with everything that it waits for.
struct CallBudget: Sendable {
    /// The whole time.
    let limit: Duration
    /// Whether the caller has set the limit, because it waits for less than the store would.
    let isOfCaller: Bool
    /// When the time is over, by the clock of the store.
    let end: Duration
    private let time: TimeSource

    /// Begins now.
    init(_ limit: Duration, on time: TimeSource) {
        let ofCaller = StoreLimit.current.map { max($0, .milliseconds(1)) }
        self.limit = min(limit, ofCaller ?? limit)
        isOfCaller = self.limit < limit
        self.time = time
        end = time.now() + self.limit
    }

    /// The rest of the time.
    var rest: Duration { max(.zero, end - time.now()) }

    var isOver: Bool { rest == .zero }

    /// When waiting for the server ends.
    var deadline: ContinuousClock.Instant { .now + rest }

    /// The error of a call that failed with this budget.
    func error(_ failure: PostgreSQLFailure) -> MarqueeError {
        let isTooLate = [.timedOut, .unanswered, .exhausted, .unreachable].contains(failure) && isOver
        return isTooLate && isOfCaller ? MarqueeError(.timeout, .deadline) : MarqueeError(failure)
    }
}
