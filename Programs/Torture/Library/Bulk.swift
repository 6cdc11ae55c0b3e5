import Foundation
import Marquee
import MarqueeSandbox

extension Scenario {
    static let bulk = Scenario(
        "bulk", "While one account has many changes to send, the single change of another is sent after a few of them.",
        quick: 1, full: 10
    ) { run in
        var (most, all) = (0, 0)
        for round in 1...run.rounds {
            let (before, changes) = try await changesSentBefore()
            run.expect(changes >= 400, "round \(round): only \(changes) changes")
            run.expect(before <= 40, "round \(round): the single change was sent after \(before) of \(changes)")
            (most, all) = (max(most, before), changes)
        }
        return "\(run.rounds) times a change beside \(all) of another account: sent after \(most) of them at most"
    }

    /// How many changes of one account have reached the server when the single one of another has, and how many there are.
    private static func changesSentBefore() async throws -> (Int, Int) {
        let sandbox = try await Sandbox.start(Sandbox.Options(latency: .milliseconds(5), accounts: Crowd.accounts(2)))
        let more = (8_000_001...8_000_100).map { SandboxCatalog.Movie(id: $0, title: "Movie \($0)") }
        try sandbox.changeCatalog { catalog in for movie in more { catalog.add(movie) } }
        let scratch = try Scratch()
        let client = try await Crowd.client(of: sandbox.baseURL, in: scratch.path)
        let items = try await Crowd.items(client) + more.map { .movie($0.id) }
        let many = client.user(try await client.account.signIn(username: Crowd.name(1), password: Crowd.password))
        let single = client.user(try await client.account.signIn(username: Crowd.name(2), password: Crowd.password))
        var changes = 0
        for item in items {
            try await many.library.rate(item, 8)
            changes += 1
            if case .episode = item { continue }
            try await many.library.setFavorite(item)
            try await many.library.setWatchlist(item)
            changes += 2
        }
        client.startSyncing()
        let start = ContinuousClock.now
        while try await many.library.pending().count == changes, ContinuousClock.now - start < .seconds(60) {
            try await Task.sleep(for: .milliseconds(1))
        }
        let earlier = changes - (try await many.library.pending().count)
        try await single.library.setFavorite(.movie(550))
        while sandbox.library(of: Crowd.name(2)).favoriteMovies.isEmpty, ContinuousClock.now - start < .seconds(60) {
            try await Task.sleep(for: .milliseconds(1))
        }
        let sent = changes - (try await many.library.pending().count) - earlier
        await client.shutdown(deadline: .zero)
        await sandbox.stop()
        return (sent, changes)
    }
}
