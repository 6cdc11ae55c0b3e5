import Foundation
import Marquee
import MarqueeSandbox
import MarqueeTransfer

extension Scenario {
    static let importKill = Scenario(
        "import-kill",
        """
        An import that is killed at random moments is finished by the same command: the account has every mark of the file, and no title \
        is asked for again whose answer was stored.
        """,
        quick: 8, full: 50
    ) { run in
        // Two requests a row at 40 a second: the kills are spread over the time of the whole.
        let rows = 2 * run.rounds * run.rounds
        let running = try await KilledImport(rows: rows)
        let longest = 2 * 50 * rows / run.rounds
        for round in 0..<run.rounds { try await running.run(round, killedAfter: run.random.pick(0...longest)) }
        try await running.run(run.rounds, killedAfter: nil)
        let (sandbox, expected) = (running.sandbox, running.expected)
        run.expect(sandbox.library(of: Crowd.name(1)).ratedMovies == expected, "the marks of the account are not those of the file")
        // A kill loses the answers of a second at most, and a change that was on its way is sent again.
        let counters = sandbox.counters
        let finds = counters.requestsByPath.filter { $0.key.hasPrefix("/3/find/") }.values.reduce(0, +)
        let most = (finds: min(rows, 1_000) + 60 * run.rounds, writes: rows + running.signIns + 20 * run.rounds)
        run.expect(finds <= most.finds, "\(finds) look-ups, at most \(most.finds) expected")
        run.expect(counters.writes <= most.writes, "\(counters.writes) writes, at most \(most.writes) expected")
        await sandbox.stop()
        return "\(run.rounds) kills: \(rows) rows, \(finds) look-ups of the first 1,000 titles, \(counters.writes) writes, "
            + "\(counters.requests) requests in all"
    }
}

/// A file of ratings, an account, and processes that import the one into the other.
private struct KilledImport {
    let sandbox: Sandbox
    /// The ratings of the file by movie.
    let expected: [Int: Double]
    /// The writes of the sign-in.
    let signIns: Int
    private let scratch: Scratch
    private let file: String

    init(rows: Int) async throws {
        sandbox = try await Crowd.sandbox(1)
        scratch = try Scratch()
        var (catalog, text, expected) = (sandbox.catalog, "Const,Your Rating,Date Rated,Title,Title Type,Year\n", [Int: Double]())
        for number in 0..<rows {
            var movie = SandboxCatalog.Movie(id: 8_400_000 + number, title: "Harbor \(number)")
            movie.releaseDate = "2001-01-01"
            movie.externalIDs.imdb = "tt\(91_000_000 + number)"
            catalog.add(movie)
            text += "tt\(91_000_000 + number),\(number % 10 + 1),2024-01-01,Harbor \(number),Movie,2001\n"
            expected[movie.id] = Double(number % 10 + 1)
        }
        try sandbox.changeCatalog { $0 = catalog }
        self.expected = expected
        file = scratch.path + "/ratings.csv"
        try text.write(toFile: file, atomically: false, encoding: .utf8)
        let client = try await Crowd.client(of: sandbox.baseURL, in: scratch.path + "/store")
        _ = try await client.account.signIn(username: Crowd.name(1), password: Crowd.password)
        await client.shutdown()
        signIns = sandbox.counters.writes
    }

    /// Imports the file in a process of its own, until it is done or killed.
    func run(_ round: Int, killedAfter milliseconds: Int?) async throws {
        let words = [scratch.path + "/store", sandbox.baseURL.absoluteString, file, "\(round)"]
        if let milliseconds {
            for line in try await Child.killed(.importingRatings, words, after: milliseconds) where line.hasPrefix("error") {
                throw Failed(line)
            }
            return
        }
        let lines = try await blocking {
            let child = try Child(.importingRatings, words)
            let lines = child.lines()
            _ = child.wait()
            return lines
        }
        if lines.last != "done" { throw Failed(lines.last ?? "the import printed nothing") }
    }
}

extension Role {
    /// Imports a file of ratings within the usual rate, and sends the marks.
    static let importingRatings = Role("importing-ratings") { words in
        let client = try await Crowd.client(of: URL(string: words[1]), in: words[0]) {
            $0.rateLimiter = RateLimiter()
            // A process that was killed has leased changes, which another one sends after the lease.
            $0.clock = WallClock { Date() + 200 * (Double(words[3]) ?? 0) }
        }
        TortureProgram.say("ready")
        let content = try Data(contentsOf: URL(fileURLWithPath: words[2]))
        let rows = ImportedRows([ImportFile(name: "ratings.csv", content: content)])
        let plan = try await client.importLibrary.plan(rows)
        if let error = plan.refreshError { throw error }
        guard plan.summary.matched == rows.rows.count else { throw Failed("\(plan.summary)") }
        _ = try await client.importLibrary.apply(plan)
        let report = try await client.library.send()
        guard report.failure == nil, report.waiting == 0, report.rejected == 0 else { throw Failed("\(report)") }
        await client.shutdown()
        TortureProgram.say("done")
    }
}
