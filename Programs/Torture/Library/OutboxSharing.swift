import Foundation
import Marquee
import MarqueeSandbox

extension Scenario {
    static let outbox = Scenario(
        "outbox",
        """
        Two and four processes that send from one store send nothing twice; if one is killed, another takes over its change, but \
        not before the lease has ended.
        """,
        quick: 1, full: 4, postgres: Rounds(quick: 1, full: 4)
    ) { run in
        try await run.withDatabase(crashingEvery: 100...1_500) { try await share(run, $0) }
    }

    private static func share(_ run: ScenarioRun, _ server: DatabaseServer?) async throws -> String {
        var (slots, writes, shares) = (0, 0, [Int]())
        for round in 1...run.rounds {
            // The sandbox remembers its last thousand writes, so that each round stays below that.
            let crowd = try await WaitingChanges(
                accounts: 5, changes: run.judgesTimes ? 500 : 120, speed: server == nil ? 1 : 15, on: server)
            let count = round.isMultiple(of: 2) ? 4 : 2
            let senders = try await withThrowingTaskGroup(of: ChildReport.self) { group in
                for machine in 1...count { group.addTask { try await Child.hear(.sender, crowd.words(for: Machine(machine))) } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            for sender in senders { run.take(sender, "round \(round)") }
            shares += senders.map { $0.figure("sent") }
            slots += crowd.slots
            writes += crowd.sandbox.writes.count { $0.method == "POST" && $0.path.hasPrefix("/3/") && !$0.path.contains("authentication") }
            run.expect(crowd.mismatches.isEmpty, "round \(round): \(crowd.mismatches.prefix(3))")
            try await crowd.checkWrites(run, "round \(round)")
            await crowd.sandbox.stop()
        }
        // The outcome of a change that was sent while the server was away is not known, so it is sent again after its lease.
        let isCounted = server == nil
        run.expect(
            !isCounted || shares.reduce(0, +) == slots && writes == slots, "\(shares.reduce(0, +)) sent and \(writes) arrived of \(slots)")
        run.expect(shares.count { $0 > 0 } > shares.count / 2, "the processes did not share the work: \(shares)")
        let waited = try await takeover(run, server)
        return
            "\(slots) changes by \(shares.count) processes (\(shares.min() ?? 0) to \(shares.max() ?? 0) each), \(writes) writes, none twice under a lease; "
            + "a killed one's change taken over after \(waited.seconds) s"
    }

    /// A process is killed with a change on its way. Time passes fifteen times as fast here, so that a lease lasts two seconds.
    private static func takeover(_ run: ScenarioRun, _ server: DatabaseServer?) async throws -> Duration {
        let crowd = try await WaitingChanges(accounts: 1, changes: 20, speed: 15, on: server)
        crowd.sandbox.gate(writes: true)
        let child = try Child(.sender, crowd.words(for: Machine(1)))
        for _ in 0..<2_000 where crowd.sandbox.heldWrites == 0 { try await Task.sleep(for: .milliseconds(5)) }
        child.kill()
        _ = try await blocking { child.wait() }
        try await crowd.place.tables?.awaitEnd(of: Machine(1))
        crowd.sandbox.gate(writes: false)
        let (leased, start) = (try await crowd.lastLease(), ContinuousClock.now)
        let client = try await crowd.client(of: Machine(2))
        let user = try await patiently { try await client.user(id: crowd.users[0]) }
        let first = try await patiently { try await user.library.send() }
        if server == nil {
            let isOneLeft = first.sent == 19 && first.waiting == 1
            run.expect(isOneLeft, "\(first.sent) were sent and \(first.waiting) left to the one who was killed")
        }
        var waiting = first.waiting
        while waiting > 0, ContinuousClock.now - start < .seconds(30) {
            try await Task.sleep(for: .milliseconds(20))
            waiting = try await patiently { try await user.library.send().waiting }
        }
        let now = try await crowd.now()
        run.expect(waiting == 0, "what a killed process left was never taken over")
        run.expect(now >= leased, "a lease was not respected: \(leased - now) ms were left")
        run.expect(crowd.mismatches.isEmpty, "\(crowd.mismatches)")
        if server != nil { try await crowd.checkWrites(run, "after a kill") }
        await client.shutdown()
        await crowd.sandbox.stop()
        return ContinuousClock.now - start
    }
}

extension Role {
    /// Sends the waiting changes of all accounts until none waits, and returns their number.
    static let sender = Role("sender") { words in
        let (client, users) = try await WaitingChanges.sender(words)
        var (sent, waiting) = (0, 1)
        while waiting > 0 {
            waiting = 0
            for id in users.shuffled() {
                let report = try await patiently { try await client.user(id: id).library.send() }
                Reporter.expect(report.failure == nil && report.rejected == 0, "sending: \(report.failure.map { "\($0)" } ?? "rejected")")
                (sent, waiting) = (sent + report.sent, waiting + report.waiting)
            }
            if waiting > 0 { try await Task.sleep(for: .milliseconds(5)) }
        }
        Reporter.note("sent", sent)
        await client.shutdown()
    }
}
