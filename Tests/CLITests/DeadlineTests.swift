import Marquee
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

/// A command waits for a server that does not answer only once.
@Suite(.timeLimit(.minutes(30)))
struct DeadlineTests {
    private static let screens: [(String, @Sendable (CommandSession) async throws(Failure) -> Void)] = [
        ("movie", { (command) async throws(Failure) in try await command.show(.movie(550)) }),
        ("series", { (command) async throws(Failure) in try await command.show(.tv(1399)) }),
        (
            "episode",
            { (command) async throws(Failure) in try await command.show(.episode(EpisodeReference(series: 1399, season: 1, number: 1))) }
        ),
    ]

    @Test(arguments: screens.indices)
    func `what stands beside cached details is not asked for after their refresh has failed`(_ index: Int) async throws {
        let (name, show) = Self.screens[index]
        let expected = "[cached, 2 min old, stale, offline]"
        let (requests, text) = try await slowedDown(until: { $0 == 1 && $1.contains(expected) }) { factor in
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
            try await show(command)
            clock.advance(by: .seconds(120))
            server.behave(.fault(.silence))
            let before = server.counters.requests
            try await show(command)
            let requests = server.counters.requests - before
            await client.shutdown(deadline: .zero)
            await server.stop()
            return (requests, out.text)
        }
        #expect(requests == 1, "\(name)")
        #expect(text.contains(expected), "\(text)")
    }
}
