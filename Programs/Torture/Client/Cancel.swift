import Foundation
import Marquee
import MarqueeSandbox

extension Scenario {
    static let cancel = Scenario(
        "cancel", "A read that is cancelled at any time ends at once, and releases its permit, descriptors and threads.",
        quick: 2_000, full: 100_000
    ) { run in
        guard ProcessUsage() != nil else { throw Skip(reason: "this system has no /proc") }
        let (servers, scratch) = (try await FaultyServers(), try Scratch())
        // A first client starts the parts that the process keeps for good.
        _ = try await life(servers, scratch.path, min(500, run.rounds), run)
        guard let before = ProcessUsage() else { throw Failed("the system does not tell any more") }
        let (storm, attempts) = try await life(servers, scratch.path, run.rounds, run)
        let after = try await ProcessUsage.settled(to: before)
        try await servers.stop()

        let memory = after.memory - before.memory
        run.expect(after.descriptors <= before.descriptors, "descriptors rose from \(before.descriptors) to \(after.descriptors)")
        run.expect(after.threads <= before.threads, "threads rose from \(before.threads) to \(after.threads)")
        run.expect(memory <= 64 << 10, "memory rose by \(memory) KiB")
        let late = storm.endings.percentile(0.99)
        run.expect(late, atMost: .milliseconds(250), "the end after a cancellation at p99")
        return
            "\(storm.started) cancellations: \(storm.cancelled) in time, \(storm.failed) after a failure, \(storm.served) after an answer, "
            + "\(attempts) requests on the wire; ended within \(late.milliseconds) ms at p99; descriptors \(before.descriptors) to "
            + "\(after.descriptors), threads \(before.threads) to \(after.threads), memory \(memory >= 0 ? "+" : "")\(memory) KiB"
    }

    /// One client from its opening to its end, and the storm between.
    private static func life(
        _ servers: FaultyServers, _ folder: String, _ count: Int, _ run: ScenarioRun
    ) async throws -> (count: CancelTally.Count, attempts: Int) {
        let client = try await servers.client {
            $0.storage = .folder(folder)
            $0.limits = TransportLimits(total: CancelStorm.deadline)
            $0.time = .leaping()
            $0.rateLimiter = RateLimiter(requestsPerSecond: 5_000)
            $0.imageRateLimiter = nil
        }
        let storm = CancelStorm(client: client)
        let tally = try await storm.rage(count, run)
        run.expect(tally.ended == count, "\(count - tally.ended) of \(count) cancelled reads never ended")
        let stats = try await storm.calm()
        run.expect(stats.inFlight == 0 && stats.waiting == 0, "\(stats.inFlight) in flight, \(stats.waiting) waiting after the storm")
        var times = Times()
        let most = try await times.measure { try await storm.mostAtOnce() }
        run.expect(most == CancelStorm.permits, "\(most) of \(CancelStorm.permits) permits can be had")
        run.expect(times.percentile(1), atMost: CancelStorm.deadline + .milliseconds(250), "as many silent reads as there are permits")
        var next = Times()
        _ = try await next.measure { try await client.movies.list(.popular(), policy: .fresh) }
        run.expect(next.percentile(1), atMost: .milliseconds(250), "the next request")
        await client.shutdown()
        let loops = ProcessUsage.threads(named: "marquee-curl")
        run.expect(loops == 0, "\(loops) threads of libcurl are left")
        return (tally, stats.attempts)
    }
}
