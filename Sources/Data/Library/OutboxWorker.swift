import Foundation
import MarqueeDomain

/// Sends what is due for as long as a program lives: at once after a change, and again when a failed one's time has come.
struct OutboxWorker: Sendable {
    /// How long it waits at most before it looks for changes that other processes made.
    private static let pollInterval = Duration.seconds(30)
    private static let shortestPause = Duration.seconds(1)

    let services: LibraryServices

    /// Goes on until its task is cancelled.
    func run() async {
        var (failures, order) = (0, TurnOrder())
        while !Task.isCancelled {
            var outcome = RoundOutcome(.failed)
            do throws(MarqueeError) {
                let (isProbing, start) = (failures > 0, order)
                (outcome, order) = try await services.round { () async throws(MarqueeError) in
                    await OutboxRound(services: services, isProbing: isProbing).run(start)
                }
            } catch {
                // Only a client that has been closed begins no round.
                return
            }
            switch outcome.progress {
            case .failed: failures += 1
            // As long as something waits after a failure, the server has not been found to work again.
            case .idle where !outcome.wasDue && outcome.nextIn != nil: break
            case .idle, .progressed: failures = 0
            }
            if failures > 0 {
                // New changes do not shorten this wait: they could not be sent either.
                await services.rest(for: backOff(after: failures))
            } else {
                let nextIn = outcome.nextIn ?? Self.pollInterval
                await services.pause(atMost: max(.milliseconds(100), min(Self.pollInterval, nextIn)))
            }
        }
    }

    private func backOff(after failures: Int) -> Duration {
        let step = min(services.longestWait, Self.shortestPause * (1 << min(failures, 10)))
        return max(Self.shortestPause, services.jittered(step))
    }
}
