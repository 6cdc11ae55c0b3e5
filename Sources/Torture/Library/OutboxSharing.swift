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
        quick: 1, full: 4
    ) { run in
        var (slots, writes, shares) = (0, 0, [Int]())
        for round in 1...run.rounds {
            // The sandbox remembers its last thousand writes, so that each round stays below that.
            let crowd = try await Waiting(accounts: 5, changes: run.judgesTimes ? 500 : 120, speed: 1)
            let count = round.isMultiple(of: 2) ? 4 : 2
            let senders = try await withThrowingTaskGroup(of: ChildReport.self) { group in
                for _ in 0..<count { group.addTask { try await Child.hear(.sender, crowd.words) } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            for sender in senders { run.take(sender, "round \(round)") }
            shares += senders.map { $0.figure("sent") }
            slots += crowd.slots
            writes += crowd.sandbox.writes.count { $0.method == "POST" && $0.path.hasPrefix("/3/") && !$0.path.contains("authentication") }
            run.expect(crowd.mismatches.isEmpty, "round \(round): \(crowd.mismatches.prefix(3))")
            run.expect(crowd.repeated.isEmpty, "round \(round): sent twice: \(crowd.repeated.prefix(3))")
            await crowd.sandbox.stop()
        }
        run.expect(shares.reduce(0, +) == slots && writes == slots, "\(shares.reduce(0, +)) sent and \(writes) arrived of \(slots)")
        run.expect(shares.count { $0 > 0 } > shares.count / 2, "the processes did not share the work: \(shares)")
        let waited = try await takeover(run)
        return
            "\(slots) changes by \(shares.count) processes (\(shares.min() ?? 0) to \(shares.max() ?? 0) each), \(writes) writes, none twice; "
            + "a killed one's change taken over after \(waited.seconds) s"
    }

    /// A process is killed with a change on its way. Time passes fifteen times as fast here, so that a lease lasts two seconds.
    private static func takeover(_ run: ScenarioRun) async throws -> Duration {
        let crowd = try await Waiting(accounts: 1, changes: 20, speed: 15)
        crowd.sandbox.gate(writes: true)
        let child = try Child(.sender, crowd.words)
        for _ in 0..<2_000 where crowd.sandbox.heldWrites == 0 { try await Task.sleep(for: .milliseconds(5)) }
        child.kill()
        _ = try await blocking { child.wait() }
        crowd.sandbox.gate(writes: false)
        let leased = Inspection.text("SELECT max(lease_until) FROM outbox", in: crowd.folder + "/user.sqlite").flatMap { Int($0) } ?? .max
        let start = ContinuousClock.now
        let client = try await Crowd.client(of: crowd.sandbox.baseURL, in: crowd.folder) { $0.clock = crowd.clock }
        let first = try await client.library.send()
        run.expect(first.sent == 19 && first.waiting == 1, "\(first.sent) were sent and \(first.waiting) left to the one who was killed")
        var last = first
        while last.waiting > 0, ContinuousClock.now - start < .seconds(30) {
            try await Task.sleep(for: .milliseconds(20))
            last = try await client.library.send()
        }
        let now = Int(crowd.clock.now().timeIntervalSince1970 * 1_000)
        run.expect(last.sent == 1, "what a killed process left was never taken over")
        run.expect(now >= leased, "a lease was not respected: \(leased - now) ms were left")
        run.expect(crowd.mismatches.isEmpty, "\(crowd.mismatches)")
        await client.shutdown()
        await crowd.sandbox.stop()
        return ContinuousClock.now - start
    }
}

/// Changes of several people in one store, which wait to be sent.
private final class Waiting: Sendable {
    let sandbox: Sandbox
    let folder: String
    let slots: Int
    let words: [String]
    let clock: WallClock
    private let scratch: Scratch
    private let wanted: [String: [Mark: MarkValue]]

    init(accounts: Int, changes: Int, speed: Double) async throws {
        let start = Date().timeIntervalSince1970
        clock = Waiting.clock(from: start, speed)
        sandbox = try await Crowd.sandbox(accounts)
        scratch = try Scratch()
        folder = scratch.path
        words = [folder, sandbox.baseURL.absoluteString, "\(start)", "\(speed)"]
        let client = try await Crowd.client(of: sandbox.baseURL, in: folder) { [clock] in $0.clock = clock }
        let marks = try await Crowd.items(client).flatMap { $0.marks(isGuest: false) }
        var wanted: [String: [Mark: MarkValue]] = [:]
        for number in 1...accounts {
            let session = try await client.account.signIn(username: Crowd.name(number), password: Crowd.password)
            for mark in marks.prefix(changes / accounts) {
                let value = mark.kind == .rating ? .rating(Rating(halfPoints: number)) : mark.nothing.opposite
                try await client.user(session).set(value, on: mark.item)
                wanted[Crowd.name(number), default: [:]][mark] = value
            }
        }
        await client.shutdown()
        self.wanted = wanted
        slots = wanted.values.reduce(0) { $0 + $1.count }
    }

    /// A clock that goes faster from a moment on.
    static func clock(from start: TimeInterval, _ speed: Double) -> WallClock {
        WallClock { Date(timeIntervalSince1970: start + (Date().timeIntervalSince1970 - start) * speed) }
    }

    /// Where the server has something else than was wanted.
    var mismatches: [String] {
        wanted.flatMap { name, marks in
            let library = sandbox.library(of: name)
            return marks.filter { library.value($0.key) != $0.value }.map { "\(name): \($0.key)" }
        }
    }

    /// Writes that came twice.
    var repeated: [Sandbox.Write] {
        var seen: Set<String> = []
        return sandbox.writes.filter {
            !$0.path.contains("authentication") && !seen.insert("\($0.account) \($0.method) \($0.path) \($0.body)").inserted
        }
    }
}

extension Role {
    /// Sends what waits of everybody until nothing waits, and says how much it was.
    static let sender = Role("sender") { words in
        let clock = Waiting.clock(from: TimeInterval(words[2]) ?? 0, Double(words[3]) ?? 1)
        let client = try await Crowd.client(of: URL(string: words[1]), in: words[0]) { $0.clock = clock }
        let sessions = try await client.account.sessions()
        var (sent, waiting) = (0, 1)
        while waiting > 0 {
            waiting = 0
            for session in sessions.shuffled() {
                let report = try await client.user(session).library.send()
                Reporter.expect(report.failure == nil && report.rejected == 0, "sending: \(report.failure.map { "\($0)" } ?? "rejected")")
                (sent, waiting) = (sent + report.sent, waiting + report.waiting)
            }
            if waiting > 0 { try await Task.sleep(for: .milliseconds(5)) }
        }
        Reporter.note("sent", sent)
        await client.shutdown()
    }
}
