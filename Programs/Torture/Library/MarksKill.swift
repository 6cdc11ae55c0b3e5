import Foundation
import Marquee
import MarqueeSandbox

extension Scenario {
    static let marksKill = Scenario(
        "marks-kill",
        """
        An acknowledged mark survives SIGKILL at any time, also while it is sent; the server gets the same marks.
        """,
        quick: 15, full: 1_000, postgres: Rounds(quick: 10, full: 250)
    ) { run in
        try await run.withDatabase(crashingEvery: 100...1_500) { server in
            var marking = try await MarkTally(isSending: false, on: server)
            for round in 1...run.rounds { try await marking.kill(round, run) }
            await marking.end()
            var sending = try await MarkTally(isSending: true, on: server)
            for round in 1...run.rounds { try await sending.kill(round, run) }
            await sending.end()
            run.expect(marking.promises.count > 0 && sending.promises.count > 0, "no mark was ever acknowledged")
            return "\(2 * run.rounds) kills: \(marking.lost + sending.lost) of \(marking.promises.count + sending.promises.count) "
                + "acknowledged marks lost, \(marking.diverged + sending.diverged) divergences, \(sending.writes) writes on the server for "
                + "\(sending.values) values"
        }
    }
}

/// The findings after the kills so far.
private struct MarkTally {
    private let sandbox: Sandbox
    private let place: TestedStore
    private let user: Session.ID
    private let isSending: Bool
    private(set) var promises = Promises()
    private(set) var lost = 0
    private(set) var diverged = 0
    /// How much later it is by the clock of a store on a server.
    private var later: TimeInterval = 0

    var writes: Int { sandbox.counters.writes }
    var values: Int { promises.count }

    init(isSending: Bool, on server: DatabaseServer?) async throws {
        self.isSending = isSending
        sandbox = try await Crowd.sandbox(1)
        place = try await TestedStore(on: server)
        let client = try await Crowd.client(of: sandbox.baseURL, in: place, as: Machine(2))
        user = try await patiently { try await client.account.signIn(username: Crowd.name(1), password: Crowd.password).id }
        await client.shutdown()
    }

    func end() async { await sandbox.stop() }

    mutating func kill(_ round: Int, _ run: ScenarioRun) async throws {
        let moment = run.random.pick(0...150)
        let words = place.words + [sandbox.baseURL.absoluteString, isSending ? "send" : "mark", "\(run.random.next() >> 1)", "\(user)"]
        let lines = try await Child.killed(.marking, words, after: moment)
        try await place.tables?.awaitEnd(of: Machine(1))
        promises.hear(lines)
        for line in lines where line.hasPrefix("error") || line.hasPrefix("!") { run.expect(false, "round \(round): \(line)") }
        try await check(round, run)
        if place.tables == nil {
            run.expect(Inspection.isWhole(place.folder + "/user.sqlite"), "round \(round): the user's file is not whole")
        }
    }

    private mutating func check(_ round: Int, _ run: ScenarioRun) async throws {
        let client = try await Crowd.client(of: sandbox.baseURL, in: place, as: Machine(2)) {
            if place.tables == nil { $0.clock = WallClock { Date() + MarkTally.longLease } }
        }
        let user = try await patiently { try await client.user(id: self.user) }
        for mark in promises.marks {
            let value = try await patiently { try await user.library.marks(on: mark.item, policy: .offline).value[mark.kind] }
            let isRight = promises.allow(value, mark)
            if !isRight { lost += 1 }
            let expected = promises.kept[mark].map { "\($0)" } ?? "nothing"
            run.expect(isRight, "round \(round): \(mark) is \(value), and \(expected) was acknowledged")
            promises.settle(value, mark)
        }
        // Every tenth round, all is sent.
        if isSending || round.isMultiple(of: 10) || round == run.rounds {
            let report = try await sendAll(of: user)
            run.expect(report.failure == nil && report.waiting == 0, "round \(round): \(report.waiting) changes wait")
            let library = sandbox.library(of: Crowd.name(1))
            for mark in promises.marks where library.value(mark) != promises.kept[mark] {
                diverged += 1
                run.expect(false, "round \(round): the server has \(library.value(mark)) as \(mark)")
            }
        }
        await client.shutdown()
    }

    /// The killed process may have leased a change, which no other process sends before a minute has passed. So may a call that failed
    /// because the server was away, which is repeated.
    private mutating func sendAll(of user: MarqueeClient) async throws -> SyncReport {
        guard let tables = place.tables else { return try await user.library.send() }
        for _ in 0..<30 {
            later += MarkTally.longLease
            try await tables.setClock(speed: 1, later: later)
            let report = try await unlessAway { try await user.library.send() }
            if let report, report.failure == nil { return report }
        }
        throw Failed("all attempts to send have failed")
    }

    private static let longLease: TimeInterval = 120
}

extension Role {
    /// Sets marks until it is killed, and reports the stored ones; sends in between, if it is to.
    static let marking = Role("marking") { words in
        let (place, words) = (TestedStore(words), Array(words.dropFirst(TestedStore.wordCount)))
        let client = try await Crowd.client(of: URL(string: words[0]), in: place, as: Machine(1))
        let user = try await patiently { try await client.user(id: Int(words[3]) ?? 0) }
        var random = SplitMix64(state: UInt64(words[2]) ?? 1)
        let items: [Markable] =
            [.movie(550), .movie(13), .movie(11), .tv(1399)] + (1...3).map { .episode(of: 1399, season: 1, number: $0) }
        if words[1] == "send" { client.startSyncing() }
        TortureProgram.say("ready")
        while true {
            guard let item = items.randomElement(using: &random), let mark = item.marks(isGuest: false).randomElement(using: &random)
            else { continue }
            let value = mark.value(&random)
            TortureProgram.tell("begun", item, value)
            try await patiently { try await user.library.set(value, on: item) }
            TortureProgram.tell("kept", item, value)
            // A mark that a crash of a server has undone would soon be set again by chance.
            guard place.tables != nil else { continue }
            let stored = try await patiently { try await user.library.marks(on: item, policy: .offline).value[mark.kind] }
            Reporter.expect(stored == value, "\(mark) is \(stored), and \(value) was acknowledged")
        }
    }
}
