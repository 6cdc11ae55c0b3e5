import Foundation
import Marquee
import MarqueeSandbox

extension Scenario {
    static let outbox = Scenario(
        "outbox", "Processes that drain one outbox share the work: nothing is sent twice under a live lease, or taken over before it ends.",
        quick: 2, full: 40
    ) { trial in
        var (sent, takeovers) = (0, 0)
        for round in 1...trial.rounds {
            let people = Person.all(5)
            let sandbox = try await Sandbox.start(Sandbox.Options(accounts: people.map(\.account), seed: trial.random.next()))
            let scratch = try Scratch()
            let client = try await Service.client(of: sandbox.baseURL) { $0.storage = .folder(scratch.path) }
            let movies = try await client.movies.chart(.popular()).value.items.map(\.id)
            var sessions: [Session] = []
            for person in people {
                sessions.append(try await client.account.signIn(username: person.username, password: Secret(person.password)))
            }
            let slots = try await mark(movies, client, sessions)
            let before = sandbox.counters.writes
            let testimonies = try await withThrowingTaskGroup(of: Testimony.self) { group in
                for _ in 0..<(round.isMultiple(of: 2) ? 4 : 2) {
                    group.addTask { try await Child.hear(.drainer, [sandbox.baseURL, scratch.path]) }
                }
                return try await group.reduce(into: [Testimony]()) { $0.append($1) }
            }
            for testimony in testimonies { trial.take(testimony, "round \(round)") }
            let writes = sandbox.counters.writes - before
            trial.expect(writes == slots, "round \(round): \(slots) changes were sent in \(writes) writes")
            trial.expect(testimonies.count { $0.figure("sent") > 0 } > 1, "round \(round): one process did all the work")
            for (person, session) in zip(people, sessions) {
                let left = try await client.user(session).library.pending()
                trial.expect(left.isEmpty, "round \(round): \(left.count) changes of \(person.username) are left")
                let library = sandbox.library(of: person.username)
                trial.expect(library.favoriteMovies.count == movies.count, "round \(round): the server has not got everything")
            }
            sent += writes
            takeovers += try await takeover(trial, round, client, sandbox, sessions[0], scratch)
            await client.shutdown(deadline: .zero)
            await sandbox.stop()
        }
        return
            "\(sent) changes sent by 2 or 4 processes, each of them once; \(takeovers) leases of killed processes taken over, none before its end"
    }

    private static func mark(_ movies: [Int], _ client: MarqueeClient, _ sessions: [Session]) async throws -> Int {
        var slots = 0
        for session in sessions {
            let library = client.user(session).library
            for movie in movies {
                try await library.setFavorite(.movie(movie))
                try await library.rate(.movie(movie), 7)
                slots += 2
            }
        }
        return slots
    }

    /// A process is killed while the server holds what it sent; others leave its slot alone until the lease has run out.
    private static func takeover(
        _ trial: Trial, _ round: Int, _ client: MarqueeClient, _ sandbox: Sandbox, _ session: Session, _ scratch: Scratch
    ) async throws -> Int {
        let library = client.user(session).library
        try await library.setWatchlist(.movie(550))
        try await library.setWatchlist(.movie(603))
        sandbox.gate(writes: true)
        let (address, folder) = (sandbox.baseURL, scratch.path)
        try await blocking {
            let child = try Child(.drainer, [address, folder])
            var patience = 30_000
            while sandbox.heldWrites == 0, patience > 0 {
                usleep(1_000)
                patience -= 1
            }
            child.kill()
            _ = child.wait()
        }
        trial.expect(sandbox.heldWrites == 1, "round \(round): \(sandbox.heldWrites) writes of one process were under way")
        sandbox.gate(writes: false)
        let before = sandbox.counters.writes
        let early = try await library.send()
        trial.expect(
            early.sent == 1 && early.waiting == 1, "round \(round): under a live lease, \(early.sent) were sent and \(early.waiting) wait")
        for (seconds, expected) in [(20.0, 0), (40.0, 1)] {
            let later = try await Service.client(of: address) {
                $0.storage = .folder(folder)
                $0.clock = WallClock { Date.now + seconds }
            }
            let report = try await later.user(session).library.send()
            trial.expect(report.sent == expected, "round \(round): after \(seconds) s, \(report.sent) were sent in place of \(expected)")
            await later.shutdown(deadline: .zero)
        }
        trial.expect(sandbox.counters.writes >= before + 2, "round \(round): what was taken over was not sent")
        trial.expect(
            Set(sandbox.library(of: session.username).watchlistMovies) == [550, 603], "round \(round): the server has something else")
        return 1
    }
}

extension Role {
    /// Sends everything that anybody has waiting.
    static let drainer = Role("drainer") { words in
        let (address, folder) = (words[0], words[1])
        let client = try await Service.client(of: address) { $0.storage = .folder(folder) }
        var sent = 0
        for _ in 0..<2 {
            for session in try await client.account.sessions() {
                let report = try await client.user(session).library.send()
                sent += report.sent
                Witness.expect(report.failure == nil && report.refused == 0, "\(report)")
            }
        }
        Witness.note("sent", sent)
        await client.shutdown()
    }
}
