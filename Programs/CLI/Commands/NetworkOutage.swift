import Marquee
import Synchronization

/// That the server could not be reached, once a read of the command has found out.
final class NetworkOutage: Sendable {
    private let noted = Mutex<MarqueeError?>(nil)

    /// Why the server could not be reached; nil as long as nothing says so.
    var error: MarqueeError? { noted.withLock { $0 } }

    func note(_ error: MarqueeError?) {
        // A read that may not ask the server says nothing about it.
        guard let error, [.offline, .timeout].contains(error.code), error.reason.key != "read.notCached" else { return }
        noted.withLock { $0 = error }
    }
}

extension CommandSession {
    /// How the next read is done: a server that could not be reached is not asked again by the same command.
    var policyOfNextRead: ReadPolicy { outage.error == nil || policy.cache == .never ? policy : .offline }

    /// Reads as the policy of the command says. Of several reads in a row, only the first waits for a server that does not answer; the
    /// others take the cached value, and say why it is not fresh.
    func read<Value>(
        _ body: (ReadPolicy) async throws(MarqueeError) -> Fetched<Value>
    ) async throws(MarqueeError) -> Fetched<Value> {
        let known = outage.error
        do throws(MarqueeError) {
            var fetched = try await body(policyOfNextRead)
            outage.note(fetched.refreshError)
            if fetched.isStale, fetched.refreshError == nil { fetched.refreshError = known }
            return fetched
        } catch {
            guard error.reason.key == "read.notCached" else {
                outage.note(error)
                throw error
            }
            guard var cause = known else { throw error }
            cause.operation = error.operation
            throw cause
        }
    }

    /// The same, with the failure of a command.
    func fetch<Value>(
        _ body: (ReadPolicy) async throws(MarqueeError) -> Fetched<Value>
    ) async throws(Failure) -> Fetched<Value> {
        try await marquee { () async throws(MarqueeError) in try await read(body) }
    }
}
