import MarqueeData
import MarqueeDomain
import Synchronization

/// Opens a database once, as soon as its server can be reached. Until then, each call waits for the attempt under way, or begins one.
final class DatabaseGate: Sendable {
    private let attempt = Mutex<Task<PostgreSQLFailure?, Never>?>(nil)
    private let isPassed = Atomic(false)
    private let time: TimeSource
    private let open: @Sendable () async throws(PostgreSQLFailure) -> Void

    /// - Parameter open: Opens the database, on a connection of its own.
    init(_ time: TimeSource, open: @escaping @Sendable () async throws(PostgreSQLFailure) -> Void) {
        (self.time, self.open) = (time, open)
    }

    /// Whether the database is open.
    var isOpen: Bool { isPassed.load(ordering: .acquiring) }

    /// Returns when the database is open.
    ///
    /// - Throws: The failure of the attempt; `exhausted` if it takes longer than the limit, as a migration may.
    func pass(within limit: Duration) async throws(PostgreSQLFailure) {
        if isOpen { return }
        let attempt = currentAttempt()
        let failure: PostgreSQLFailure?
        do throws(MarqueeError) {
            failure = try await bounded(by: limit, on: time) { await attempt.value }
        } catch {
            throw error.code == .cancelled ? .cancelled : .exhausted
        }
        if let failure { throw failure }
    }

    private func currentAttempt() -> Task<PostgreSQLFailure?, Never> {
        attempt.withLock { attempt in
            if let attempt { return attempt }
            let begun = Task {
                let failure = await self.failure()
                // A failed attempt is forgotten, so that the next call begins another one.
                self.attempt.withLock { attempt in
                    if failure == nil { self.isPassed.store(true, ordering: .releasing) } else { attempt = nil }
                }
                return failure
            }
            attempt = begun
            return begun
        }
    }

    private func failure() async -> PostgreSQLFailure? {
        do throws(PostgreSQLFailure) {
            try await open()
            return nil
        } catch {
            return error
        }
    }
}
