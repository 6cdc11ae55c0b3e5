import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Sends the changes that are due for as long as a program runs: a new change at once, and a failed one when its wait is over.
struct OutboxWorker: Sendable {
    /// The longest pause before it looks for changes that other processes made.
    private static let pollInterval = Duration.seconds(30)
    private static let shortestPause = Duration.seconds(1)

    let outbox: Outbox

    /// Runs until its task is cancelled.
    func run() async {
        var (failures, order) = (0, TurnOrder())
        while !Task.isCancelled {
            var outcome = RoundOutcome(.failed)
            do throws(MarqueeError) {
                let (isProbing, start) = (failures > 0, order)
                (outcome, order) = try await outbox.round { () async throws(MarqueeError) in
                    await OutboxRound(outbox: outbox, isProbing: isProbing).run(start)
                }
            } catch {
                // A round only throws if the client is closed.
                return
            }
            switch outcome.progress {
            case .failed: failures += 1
            // After a failure, the server is assumed to be down until a change is accepted or nothing waits.
            case .idle where !outcome.wasDue && outcome.nextIn != nil: break
            case .idle, .progressed: failures = 0
            }
            if failures > 0 {
                // New changes do not shorten this wait: sending them would fail too.
                try? await outbox.time.sleep(backOff(after: failures))
            } else {
                let nextIn = outcome.nextIn ?? Self.pollInterval
                await outbox.pause(atMost: max(.milliseconds(100), min(Self.pollInterval, nextIn)))
            }
        }
    }

    /// Exponential, with full jitter, so that many clients do not retry at the same time.
    private func backOff(after failures: Int) -> Duration {
        let step = min(outbox.options.longestWait, Self.shortestPause * (1 << min(failures, 10)))
        return max(Self.shortestPause, step * outbox.time.random())
    }
}
