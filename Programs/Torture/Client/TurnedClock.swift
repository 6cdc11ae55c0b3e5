import Foundation
import Marquee
import MarqueeSandbox

extension Scenario {
    static let clock = Scenario(
        "clock",
        """
        With a clock set back by a day or thirty years, or forward by ten years or past 2038: values are returned, no stale \
        value counts as fresh, and the order of searches stays.
        """,
        quick: 1, full: 20
    ) { run in
        var (reads, refreshed) = (0, 0)
        for _ in 1...run.rounds {
            let (service, scratch, clock) = (try await Service(), try Scratch(), AdjustableClock())
            var latest: [String] = []
            for jump in Jump.allCases {
                clock.turn(by: jump.seconds(from: clock.now))
                for isOffline in [false, true] {
                    service.sandbox.behave(isOffline ? .offline : .normal)
                    // Each client has an empty memory, so its values went through the file.
                    let client = try await service.client {
                        $0.storage = .folder(scratch.path)
                        $0.clock = WallClock { clock.now }
                        $0.retries = 0
                        $0.serverName = "torture"
                    }
                    let found = try await client.genres.movies()
                    reads += 1
                    refreshed += found.origin == .server ? 1 : 0
                    run.expect(!found.value.isEmpty, "\(jump): nothing is served")
                    run.expect(found.age >= .zero, "\(jump): an age of \(found.age)")
                    let isKept = !isOffline && jump == .start || isOffline || jump == .minute
                    run.expect(isKept || found.origin == .server, "\(jump): an answer of another time counts as fresh")
                    try await client.history.record("\(jump) \(isOffline)")
                    latest.insert("\(jump) \(isOffline)", at: 0)
                    run.expect(try await client.history.recent(100).map(\.text) == latest, "\(jump): searches are out of order")
                    await client.shutdown(deadline: .zero)
                }
            }
            await service.sandbox.stop()
        }
        return "\(Jump.allCases.count) jumps, \(reads) reads all served, \(refreshed) from the server"
    }
}

/// How a clock is turned.
private enum Jump: CaseIterable {
    case start, minute, dayBack, tenYears, beyond2038, farBack

    func seconds(from now: Date) -> TimeInterval {
        switch self {
        case .start: 0
        case .minute: 60
        case .dayBack: -24 * 3_600
        case .tenYears: 10 * 365.25 * 24 * 3_600
        // The second after the last one that 32 bits can count.
        case .beyond2038: max(0, 2_147_483_648 - now.timeIntervalSince1970) + 60 * 24 * 3_600
        case .farBack: -30 * 365.25 * 24 * 3_600
        }
    }
}
