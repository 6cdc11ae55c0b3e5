import MarqueeData
import MarqueeDomain
import Synchronization

/// One request, and the one caller that waits for its answer and gets it exactly once.
package final class TransportCall: Sendable {
    package typealias Outcome = Swift.Result<TransportResponse, TransportError>

    private enum Receiver {
        case expected
        case waiting(CheckedContinuation<Outcome, Never>)
        case answeredEarly(Outcome)
        case answered
    }

    package let request: TransportRequest
    /// Where the body of an answer with success is written to; nil holds it in memory.
    let file: DownloadFile?
    /// Scheme, host and port: requests with the same key share their connection slots.
    let hostKey: String
    /// Until when it may wait for a slot.
    let lineEnd: ContinuousClock.Instant
    /// The share of the line in which it waits.
    let share: RequestShare
    /// The caller in whose line it waits: the first that waits for it.
    let caller: Caller?
    private let receiver = Mutex(Receiver.expected)

    /// Creates a call of the current task.
    package init(_ request: TransportRequest, hostKey: String, file: DownloadFile? = nil) {
        self.request = request
        self.file = file
        self.hostKey = hostKey
        lineEnd = .now + request.limits.total
        share = .current(request.kind)
        caller = request.callers.list.first ?? nil
    }

    /// Whether no caller waits any longer, so that the request need not be sent.
    var isAnswered: Bool {
        receiver.withLock { receiver in
            switch receiver {
            case .expected, .waiting: false
            case .answeredEarly, .answered: true
            }
        }
    }

    /// Stores the caller's continuation; false if the answer was already there and has been delivered.
    package func wait(_ continuation: CheckedContinuation<Outcome, Never>) -> Bool {
        let early: Outcome? = receiver.withLock { receiver in
            if case .answeredEarly(let outcome) = receiver {
                receiver = .answered
                return outcome
            }
            receiver = .waiting(continuation)
            return nil
        }
        if let early { continuation.resume(returning: early) }
        return early == nil
    }

    /// Delivers the answer; every answer but the first is ignored.
    package func answer(_ outcome: Outcome) {
        let continuation: CheckedContinuation<Outcome, Never>? = receiver.withLock { receiver in
            switch receiver {
            case .expected:
                receiver = .answeredEarly(outcome)
                return nil
            case .waiting(let continuation):
                receiver = .answered
                return continuation
            case .answeredEarly, .answered:
                return nil
            }
        }
        continuation?.resume(returning: outcome)
    }
}
