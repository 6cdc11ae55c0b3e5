package import MarqueeDomain

/// How long a caller waits for one call, in all waiting lines together.
///
/// A class, because each read copies it several times, and most calls have none: then a copy is one empty reference.
package final class CallDeadline: Sendable {
    /// The time of a whole call.
    let limit: Duration
    private let time: TimeSource
    private let pause: @Sendable () -> Duration
    /// The moment at which the time of a call that has begun is over.
    private let end: Duration?

    /// Creates a deadline of a day at most: far longer times overflow where they are added to a clock.
    ///
    /// - Parameter pause: How long the server wants to be left alone, if it has said so.
    package init(_ limit: Duration, on time: TimeSource, pause: @escaping @Sendable () -> Duration = { .zero }) {
        self.limit = min(max(limit, .zero), .seconds(86_400))
        self.time = time
        self.pause = pause
        end = nil
    }

    private init(begun deadline: CallDeadline) {
        (limit, time, pause) = (deadline.limit, deadline.time, deadline.pause)
        end = time.now() + limit
    }

    /// The same deadline for a call that begins now: all that is bounded by it shares the time.
    func begun() -> CallDeadline { CallDeadline(begun: self) }

    /// How much of the time is left.
    private var rest: Duration { end.map { max(.zero, $0 - time.now()) } ?? limit }

    /// Waits for work that does not end when it is cancelled, until the time is over: then it goes on alone.
    func wait<Value: Sendable>(
        _ operation: String, for work: @escaping @Sendable () async throws(MarqueeError) -> Value
    ) async throws(MarqueeError) -> Value {
        try await bounded(by: rest, on: time, orFail: MarqueeError(.timeout, .deadline, operation: operation), work)
    }

    /// Does the work, and cancels it when the time is over: it must end at once then. Work is not
    /// begun if the server has asked for a longer pause.
    package func bound<Value: Sendable>(
        _ operation: String, _ work: @escaping @Sendable () async throws(MarqueeError) -> Value
    ) async throws(MarqueeError) -> Value {
        let (rest, pause) = (rest, pause())
        guard pause <= rest else { throw MarqueeError(.rateLimited, .pauseTooLong, operation: operation, retryAfter: pause) }
        let outcome = await withTaskGroup(of: Result<Value, MarqueeError>?.self) { group in
            group.addTask {
                do throws(MarqueeError) {
                    return .success(try await work())
                } catch {
                    return .failure(error)
                }
            }
            group.addTask { [rest, time] in
                try? await time.sleep(rest)
                return nil
            }
            let first = await group.next() ?? nil
            group.cancelAll()
            if let first { return first }
            // The work may have been done at that very moment.
            let late = await group.next() ?? nil
            guard case .failure(let error)? = late, error.code == .cancelled, !Task.isCancelled else { return late ?? .failure(.cancelled) }
            return .failure(MarqueeError(.timeout, .deadline, operation: operation))
        }
        return try outcome.get()
    }
}

extension MarqueeError.Reason {
    /// Nothing was sent, because the caller cannot wait for as long as that would need.
    package static let pauseTooLong = Self("transport.rateLimited")
    /// The time limit that the caller set is over.
    package static let deadline = Self("call.deadline")
}
