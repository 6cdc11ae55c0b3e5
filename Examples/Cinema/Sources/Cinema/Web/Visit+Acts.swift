import Marquee
import MarqueePresentation
import Synchronization

extension Visit {
    /// Runs an act of the visitor to its end, even if the visitor goes or the site ends. Changes by one visitor on one title keep
    /// their order.
    @discardableResult
    func act<Value: Sendable>(
        on item: Markable, _ act: @escaping @Sendable () async throws(MarqueeError) -> Value
    ) async throws(MarqueeError) -> Value {
        if let session { site.conflicts.follow(session, in: site.marquee) }
        let outcome = ActOutcome<Value>()
        await site.acts.run(on: ActSubject("\(session.map { "\($0.id)" } ?? "") \(item)")) {
            do throws(MarqueeError) {
                outcome.note(.success(try await act()))
            } catch {
                outcome.note(.failure(error))
            }
        }.value
        return try outcome.get()
    }
}

/// The outcome of an act, which ends in a task of its own.
private final class ActOutcome<Value: Sendable>: Sendable {
    private let result = Mutex<Result<Value, MarqueeError>>(
        .failure(MarqueeError(.cancelled, .init("cinema.cancelled", "The site has ended."))))

    func note(_ result: Result<Value, MarqueeError>) { self.result.withLock { $0 = result } }
    func get() throws(MarqueeError) -> Value { try result.withLock { $0 }.get() }
}
