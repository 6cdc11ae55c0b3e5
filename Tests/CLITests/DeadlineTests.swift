import Marquee
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

/// A command waits for a server that does not answer only once.
@Suite(.timeLimit(.minutes(5)))
struct DeadlineTests {
    private struct Screen: Sendable {
        let name: String
        /// How many requests are sent, at the same moment.
        var requests = 1
        let show: @Sendable (CommandSession) async throws(Failure) -> Void
    }

    private static let screens = [
        Screen(name: "movie") { (command) async throws(Failure) in try await command.show(.movie(550)) },
        Screen(name: "series") { (command) async throws(Failure) in try await command.show(.tv(1399)) },
        Screen(name: "episode") { (command) async throws(Failure) in
            try await command.show(.episode(EpisodeReference(series: 1399, season: 1, number: 1)))
        },
        named("show", "Fight Club"),
        named("show", "tv", "Game of Thrones", "--season", "1"),
        named("show", "tt0137523"),
        named("show", "550", requests: 3),
        Screen(name: "list") { (command) async throws(Failure) in
            let range = try ListRange(try ParsedArguments(["list", "movies", "popular", "--all-pages"]))
            try await command.show("Popular", command.client.movies.list, MovieList(.popular), range)
        },
    ]

    private static func named(_ words: String..., requests: Int = 1) -> Screen {
        Screen(name: words.joined(separator: " "), requests: requests) { (command) async throws(Failure) in
            let query = try SubjectQuery(try ParsedArguments(words), MediaKind.known)
            try await command.show(try await command.resolve(query))
        }
    }

    @Test(arguments: screens.indices)
    func `nothing more is asked for after a refresh has failed`(_ index: Int) async throws {
        let screen = Self.screens[index]
        let expected = "[cached, 2 min old, stale, offline]"
        let (requests, text) = try await slowedDown(until: { $0 == screen.requests && $1.contains(expected) }) { factor in
            let clock = ManualClock()
            let server = try await Sandbox.start(Sandbox.Options(maxAge: 60))
            var configuration = MarqueeClient.Configuration()
            try configuration.use(server, folder: nil)
            configuration.connections.usesEnvironmentProxies = false
            configuration.clock = clock.wall
            (configuration.retries, configuration.limits.total) = (0, .milliseconds(700 * factor))
            let client = try await MarqueeClient(configuration)
            let session = try await client.account.signIn(username: CLIFixture.name, password: Secret(CLIFixture.password))
            let out = Paper()
            let command = CommandSession(
                client: client, policy: .cached,
                terminal: Terminal(width: 120, out: Terminal.Side { out.write($0) }, side: Terminal.Side { _ in }), isJSON: false,
                session: session)
            server.behave(.normal)
            try await screen.show(command)
            clock.advance(by: .seconds(120))
            server.behave(.fault(.silence))
            let before = server.counters.requests
            try await screen.show(command)
            let requests = server.counters.requests - before
            await client.shutdown(deadline: .zero)
            await server.stop()
            return (requests, out.text)
        }
        #expect(requests == screen.requests, "\(screen.name)")
        #expect(text.contains(expected), "\(text)")
    }
}
