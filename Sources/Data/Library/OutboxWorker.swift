import Foundation
import MarqueeDomain

/// Sends what is due for as long as a program lives: at once after a change, and again when a failed one's time has come.
struct OutboxWorker: Sendable {
    /// How long it waits at most before it looks for changes that other processes made.
    private static let pollInterval = Duration.seconds(30)
    /// How many accounts are served side by side.
    private static let atOnce = 4
    private static let shortestPause = Duration.seconds(1)

    /// What came of a turn of one account, or of a round with all of them; the last one counts.
    private enum Outcome: Int {
        case idle
        /// The server took or rejected something.
        case progressed
        /// The server or the store cannot be used, for whatever account.
        case failed
    }

    let services: LibraryServices

    /// Goes on until its task is cancelled.
    func run() async {
        var failures = 0
        while !Task.isCancelled {
            var schedule = OutboxSchedule()
            var outcome = Outcome.failed
            do throws(MarqueeError) {
                schedule = try await services.schedule()
                let isFirst = !schedule.tenants.isEmpty
                outcome = await serve(schedule.tenants, isProbing: failures > 0)
                while outcome != .failed, let last = schedule.last {
                    schedule = try await services.schedule(after: last)
                    let rest = await serve(schedule.tenants, isProbing: false)
                    if rest.rawValue > outcome.rawValue { outcome = rest }
                }
                if outcome != .failed, isFirst { schedule = try await services.schedule() }
            } catch {
                if error.code == .closed { return }
                if error.code != .cancelled { services.report(error, of: .user) }
                outcome = .failed
            }
            switch outcome {
            case .failed: failures += 1
            // As long as something waits after a failure, the server has not been found to work again.
            case .idle where schedule.tenants.isEmpty && schedule.next != nil: break
            case .idle, .progressed: failures = 0
            }
            if failures > 0 {
                // New changes do not shorten this wait: they could not be sent either.
                await services.rest(for: backOff(after: failures))
            } else if outcome != .progressed || schedule.tenants.isEmpty {
                await services.pause(atMost: pause(until: schedule))
            }
        }
    }

    /// Serves accounts side by side, each for a turn, until one fails for a reason that concerns all of them. While the server fails, one
    /// account is tried before the others.
    private func serve(_ tenants: [Int], isProbing: Bool) async -> Outcome {
        var (waiting, outcome) = (tenants[...], Outcome.idle)
        if isProbing, let tenant = waiting.popFirst() { outcome = await serve(tenant) }
        if outcome == .failed { return outcome }
        return await withTaskGroup(of: Outcome.self) { group in
            for _ in 0..<Self.atOnce {
                if let tenant = waiting.popFirst() { group.addTask { await serve(tenant) } }
            }
            for await turn in group {
                if turn.rawValue > outcome.rawValue { outcome = turn }
                if outcome != .failed, let tenant = waiting.popFirst() { group.addTask { await serve(tenant) } }
            }
            return outcome
        }
    }

    private func serve(_ tenant: Int) async -> Outcome {
        do throws(MarqueeError) {
            let report = try await services.send(tenant, isOnDemand: false)
            guard Self.wasReached(report.failure) else { return .failed }
            return report.sent + report.rejected + report.superseded > 0 ? .progressed : .idle
        } catch {
            if ![.cancelled, .closed].contains(error.code) { services.report(error, of: .user) }
            return .failed
        }
    }

    /// Whether other accounts can be served. A single change that failed is retried at its own time, and an ended session concerns one account.
    private static func wasReached(_ failure: MarqueeError?) -> Bool {
        guard let failure else { return true }
        return failure == .sessionEnded || failure.meansSessionRefused || [.server, .unreadable, .timeout].contains(failure.code)
    }

    private func backOff(after failures: Int) -> Duration {
        let step = min(services.longestWait, Self.shortestPause * (1 << min(failures, 10)))
        return max(Self.shortestPause, services.jittered(step))
    }

    private func pause(until schedule: OutboxSchedule) -> Duration {
        guard let next = schedule.next else { return Self.pollInterval }
        return max(.milliseconds(100), min(Self.pollInterval, .seconds(next.timeIntervalSince(services.now()))))
    }
}
