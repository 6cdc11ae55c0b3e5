import Foundation
import Marquee
import MarqueeSandbox

extension Scenario {
    static let faults = Scenario(
        "faults",
        """
        With every fault of a server, a read ends in time and within its limits; cached answers are returned, and none of them \
        is damaged.
        """,
        quick: 300, full: 10_000
    ) { run in
        guard ProcessUsage.forgetPeak() else { throw Skip(reason: "this system does not tell the peak of memory") }
        let (servers, scratch) = (try await FaultyServers(), try Scratch())
        let storm = try await FaultStorm(servers, scratch)
        // The resources that the process needs to meet every fault once are not counted.
        let kinds = Sandbox.Fault.allCases.count
        var findings = try await storm.rage(FaultStorm.faults(kinds, run), from: 0)
        guard ProcessUsage.forgetPeak(), let before = ProcessUsage() else { throw Failed("the memory is not told any more") }
        findings.add(try await storm.rage(FaultStorm.faults(run.rounds / 2, run), from: kinds))
        let grown = (ProcessUsage.peak ?? .max) - before.memory

        let stats = storm.client.stats()
        run.expect(stats.inFlight == 0 && stats.waiting == 0, "\(stats.inFlight) in flight, \(stats.waiting) waiting at the end")
        run.expect(stats.attempts >= findings.count, "only \(stats.attempts) requests for \(findings.count) reads went out")
        for failure in storm.client.health().storeFailures.values { run.expect(false, "the store failed: \(failure)") }
        await storm.client.shutdown()
        for file in ["cache.sqlite", "user.sqlite"] { run.expect(Inspection.isWhole(scratch.file(file)), "\(file) is not whole") }
        let nextClient = try await servers.client { $0.storage = .folder(scratch.path) }
        let (kept, spoiled) = try await storm.inspect(nextClient, upTo: kinds + run.rounds / 2)
        await nextClient.shutdown()
        await storm.sound.shutdown()
        try await servers.stop()

        for complaint in findings.complaints { run.expect(false, complaint) }
        run.expect(findings.stale > 0 && findings.failed > 0 && findings.taken > 0, "the storm was none")
        run.expect(spoiled == 0, "\(spoiled) answers in the store are wrong or gone")
        let (slowest, deadline) = (findings.slowest, FaultStorm.deadline)
        run.expect(slowest.time, atMost: deadline + .milliseconds(250), "the slowest answer (\(slowest.fault))")
        run.expect(grown <= 64 << 10, "memory rose by \(grown) KiB from \(before.memory)")
        return "\(findings.count) answers of \(kinds) kinds: \(findings.stale) served stale, \(findings.failed) failed, \(findings.taken) "
            + "taken; slowest \(slowest.time.milliseconds) ms (\(slowest.fault)) of \(deadline.milliseconds); "
            + "memory \(before.memory) KiB, at most +\(grown); \(kept) cached, \(spoiled) damaged"
    }
}
