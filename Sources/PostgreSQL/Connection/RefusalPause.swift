import MarqueeData
import Synchronization

/// Connects for several connections, and pauses after a refusal that only an operator can mend, and after a server that said nothing: so
/// one caller waits for it, and not all of them. Connections that are open go on meanwhile.
final class RefusalPause: Sendable {
    private struct Refusal {
        let failure: PostgreSQLFailure
        /// How many attempts were refused in a row.
        var number = 0
        /// Until then, no other attempt is made.
        var until: Duration
    }

    private static let pauses = [Duration.milliseconds(500), .seconds(1), .seconds(2)]

    private let time: TimeSource
    private let meter: ConnectionMeter
    private let refusal = Mutex<Refusal?>(nil)

    init(_ time: TimeSource, _ meter: ConnectionMeter = ConnectionMeter()) { (self.time, self.meter) = (time, meter) }

    /// Connects to the server. During a pause, it throws the last refusal at once. After it, one caller connects and the others wait for
    /// its outcome or for the next pause.
    func connect(
        _ settings: ConnectionSettings, until deadline: ContinuousClock.Instant, isPlain: Bool = false
    ) throws(PostgreSQLFailure) -> PostgreSQLHandle {
        if let failure = refusal.withLock({ failure(during: &$0) }) { throw failure }
        do throws(PostgreSQLFailure) {
            let handle = try isPlain ? PostgreSQLHandle(plain: settings, until: deadline) : PostgreSQLHandle(settings, until: deadline)
            refusal.withLock { $0 = nil }
            meter.count { $0.connects += 1 }
            return handle
        } catch {
            meter.count { $0.failedConnects += 1 }
            refusal.withLock { refusal in
                if error.isRefusal || error == .unanswered {
                    let number = min((refusal?.number ?? 0) + 1, Self.pauses.count)
                    refusal = Refusal(failure: error, number: number, until: time.now() + Self.pauses[number - 1])
                } else {
                    refusal = nil
                }
            }
            throw error
        }
    }

    /// The last refusal if its pause goes on; nil for the caller that may try, which begins the next pause for the others.
    private func failure(during refusal: inout Refusal?) -> PostgreSQLFailure? {
        guard let last = refusal else { return nil }
        let now = time.now()
        if now < last.until { return last.failure }
        refusal?.until = now + Self.pauses[last.number - 1]
        return nil
    }
}
