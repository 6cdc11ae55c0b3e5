import MarqueeData
import Synchronization

/// One request, and the one caller that waits for its answer and gets it exactly once.
package final class TransportCall: Sendable {
    package typealias Outcome = Swift.Result<TransportResponse, TransportError>

    private enum Caller {
        case expected
        case waiting(CheckedContinuation<Outcome, Never>)
        case answeredEarly(Outcome)
        case answered
    }

    package let request: TransportRequest
    /// Scheme, host and port: requests with the same key share their connection slots.
    let hostKey: String
    /// Until when it may wait for a slot.
    let lineEnd: ContinuousClock.Instant
    /// Whether somebody waits for the answer.
    let priority: RequestPriority
    private let caller = Mutex(Caller.expected)

    /// Creates a call of the current task.
    package init(_ request: TransportRequest, hostKey: String) {
        self.request = request
        self.hostKey = hostKey
        lineEnd = .now + request.limits.total
        priority = .current
    }

    /// Whether no caller waits any longer, so that the request need not be sent.
    var isAnswered: Bool {
        caller.withLock { caller in
            switch caller {
            case .expected, .waiting: false
            case .answeredEarly, .answered: true
            }
        }
    }

    /// Stores the caller's continuation; false if the answer was already there and has been delivered.
    package func wait(_ continuation: CheckedContinuation<Outcome, Never>) -> Bool {
        let early: Outcome? = caller.withLock { caller in
            if case .answeredEarly(let outcome) = caller {
                caller = .answered
                return outcome
            }
            caller = .waiting(continuation)
            return nil
        }
        if let early { continuation.resume(returning: early) }
        return early == nil
    }

    /// Delivers the answer; every answer but the first is ignored.
    package func answer(_ outcome: Outcome) {
        let continuation: CheckedContinuation<Outcome, Never>? = caller.withLock { caller in
            switch caller {
            case .expected:
                caller = .answeredEarly(outcome)
                return nil
            case .waiting(let continuation):
                caller = .answered
                return continuation
            case .answeredEarly, .answered:
                return nil
            }
        }
        continuation?.resume(returning: outcome)
    }
}
