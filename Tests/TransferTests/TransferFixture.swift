import Foundation
import Marquee
import MarqueeData
import MarqueeSandbox
import MarqueeTransfer
import Synchronization
import TestKit

/// A sandbox with titles that have ids elsewhere, twins and years, and clients of it.
final class TransferFixture: Sendable {
    let sandbox: Sandbox
    let folder: TemporaryFolder
    let clock = ManualClock()
    private let clients = Mutex<[MarqueeClient]>([])

    private init(_ options: Sandbox.Options) async throws {
        sandbox = try await Sandbox.start(options)
        folder = try TemporaryFolder()
    }

    static func with(_ options: Sandbox.Options = Sandbox.Options(), _ body: (TransferFixture) async throws -> Void) async throws {
        let fixture = try await TransferFixture(options)
        do {
            try fixture.addTitles()
            try await body(fixture)
        } catch {
            await fixture.clear()
            throw error
        }
        await fixture.clear()
    }

    /// A new client on a folder, signed in unless the test does it.
    func client(
        _ name: String = "store", signsIn: Bool = true, hasUserToken: Bool = false,
        _ edit: (inout MarqueeClient.Configuration) throws -> Void = { _ in }
    ) async throws -> MarqueeClient {
        let client = try await MarqueeClient(environment: [:]) {
            $0.credential = try .accessToken(Sandbox.accessToken)
            $0.baseURL = sandbox.baseURL
            $0.storage = .folder(folder.path(name))
            $0.connections.usesEnvironmentProxies = false
            $0.storeLimit = .seconds(600)
            $0.retries = 0
            $0.rateLimiter = nil
            $0.usesCircuitBreaker = false
            $0.clock = clock.wall
            try edit(&$0)
        }
        clients.withLock { $0.append(client) }
        if hasUserToken {
            let pending = try await client.account.beginSignIn(ApprovalRequest(.v4))
            guard sandbox.approve(pending.requestToken.reveal(), as: "viewer") else { throw CancellationError() }
            _ = try await client.account.completeSignIn(pending)
        } else if signsIn {
            let user = Sandbox.Account.viewer
            _ = try await client.account.signIn(username: user.username, password: user.password)
        }
        return client
    }

    /// The number of requests of titles: searches, finds and details.
    var lookUps: Int {
        sandbox.log.count { entry in
            entry.method == "GET"
                && ["/3/search/", "/3/find/", "/3/movie/", "/3/tv/"].contains { entry.path.hasPrefix($0) }
                && !entry.path.contains("account_states")
        }
    }

    private func addTitles() throws {
        try add(movie: 8_000_001, "The Quiet Harbor", "2019-05-04", imdb: "tt9000001")
        try add(movie: 8_000_002, "Salt and Rope", "2021-02-03", imdb: "tt9000002")
        // Two movies of one name, a year apart.
        try add(movie: 8_000_003, "Alone at Sea", "2010-01-01")
        try add(movie: 8_000_004, "Alone at Sea", "2011-01-01")
        // A movie and a series of one name.
        try add(movie: 8_000_005, "Blue Fox", "2015-01-01")
        var fox = SandboxCatalog.Series(id: 8_100_001, name: "Blue Fox")
        fox.firstAirDate = "2015-06-01"
        try sandbox.add(fox)
        var lights = SandboxCatalog.Series(id: 8_100_002, name: "Harbor Lights")
        lights.firstAirDate = "2018-03-30"
        lights.externalIDs.imdb = "tt9000077"
        lights.externalIDs.tvdb = 403
        var season = SandboxCatalog.Season(number: 1)
        season.episodes = (1...3).map { number in
            var episode = SandboxCatalog.Episode(number: number)
            (episode.airDate, episode.name) = ("2018-04-0\(number)", "Part \(number)")
            episode.externalIDs.imdb = "tt900008\(number)"
            return episode
        }
        lights.seasons = [season]
        try sandbox.add(lights)
        var mini = SandboxCatalog.Series(id: 8_100_003, name: "Four Nights")
        mini.firstAirDate = "2020-01-01"
        try sandbox.add(mini)
    }

    func add(movie id: Int, _ title: String, _ day: String, imdb: String? = nil) throws {
        var movie = SandboxCatalog.Movie(id: id, title: title)
        movie.releaseDate = day
        movie.externalIDs.imdb = imdb
        try sandbox.add(movie)
    }

    private func clear() async {
        for client in clients.withLock({ $0 }) { await client.shutdown(deadline: .zero) }
        await sandbox.stop()
    }
}

extension ImportPlan {
    /// Each row with its title and what becomes of its marks, such as `The Quiet Harbor → movie/8000001: set`.
    var lines: [String] {
        entries.map { entry in
            let match: String
            switch entry.match {
            case .matched(let candidate): match = candidate.item.text
            case .ambiguous(let all): match = "? " + all.map(\.item.text).joined(separator: " ")
            case .notFound: match = "not found"
            case .failed(let error): match = error.code.rawValue
            @unknown default: match = ""
            }
            let actions = entry.actions.map { action in
                switch action {
                case .set: "set"
                case .replace(let rating): "replace \(rating)"
                case .same: "same"
                case .conflict(let rating): "conflict \(rating)"
                case .repeated: "repeated"
                case .unsupported: "unsupported"
                @unknown default: ""
                }
            }
            return "\(entry.row.title.name) → \(match)" + (actions.isEmpty ? "" : ": " + actions.joined(separator: ", "))
        }
    }
}

extension Markable {
    var text: String {
        switch self {
        case .movie(let id): "movie/\(id)"
        case .tv(let id): "tv/\(id)"
        case .episode(let episode): "tv/\(episode.series)/\(episode.season)x\(episode.number)"
        @unknown default: "?"
        }
    }
}
