import Foundation
import MarqueeDomain

/// Sends what is due for as long as a program lives: at once after a change, and again when a failed one's time has come.
struct OutboxWorker: Sendable {
    /// How long it waits at most before it looks for changes that other processes made.
    private static let rounds = Duration.seconds(30)
    /// How many accounts are served side by side.
    private static let atOnce = 4
    private static let shortestPause = Duration.seconds(1)

    let services: LibraryServices

    /// Goes on until its task is cancelled.
    func run() async {
        var failures = 0
        while !Task.isCancelled {
            var schedule = OutboxSchedule()
            do throws(MarqueeError) {
                schedule = try await services.due()
                let isReachable = schedule.tenants.isEmpty ? true : await serve(schedule.tenants)
                failures = isReachable ? 0 : failures + 1
                if isReachable, !schedule.tenants.isEmpty {
                    schedule = try await services.due()
                }
            } catch {
                if error.code == .closed { return }
                if error.code != .cancelled { services.report(error) }
                failures += 1
            }
            await services.pause(atMost: pause(until: schedule, after: failures))
        }
    }

    /// Serves accounts side by side; false if no server could be reached for any of them.
    private func serve(_ tenants: [Int]) async -> Bool {
        await withTaskGroup(of: Bool.self) { group in
            var waiting = tenants[...]
            var isReachable = false
            for _ in 0..<Self.atOnce {
                if let tenant = waiting.popFirst() { group.addTask { await serve(tenant) } }
            }
            for await success in group {
                isReachable = isReachable || success
                if let tenant = waiting.popFirst() { group.addTask { await serve(tenant) } }
            }
            return isReachable
        }
    }

    private func serve(_ tenant: Int) async -> Bool {
        do throws(MarqueeError) {
            return Self.wasReached(try await services.send(tenant, isOnDemand: false).failure)
        } catch {
            if ![.cancelled, .closed].contains(error.code) { services.report(error) }
            return false
        }
    }

    /// Whether the others can be served too. A slot that failed alone has a time of its own, and a session that ended sends nothing more.
    private static func wasReached(_ failure: MarqueeError?) -> Bool {
        guard let failure else { return true }
        return failure == .sessionEnded || failure.meansSessionRefused || [.server, .unreadable, .timeout].contains(failure.code)
    }

    private func pause(until schedule: OutboxSchedule, after failures: Int) -> Duration {
        if failures > 0 {
            let step = min(services.longestWait, Self.shortestPause * (1 << min(failures, 10)))
            return max(Self.shortestPause, services.jittered(step))
        }
        guard let next = schedule.next else { return Self.rounds }
        return max(.milliseconds(100), min(Self.rounds, .seconds(next.timeIntervalSince(services.now()))))
    }
}
