import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

/// The heading of a cached answer says why it is not fresh.
@Suite(.timeLimit(.minutes(5)))
struct CachedHeadingTests {
    @Test(
        arguments: [
            (.offline, "offline"), (.status(401), "not allowed"), (.status(403), "not allowed"), (.status(404), "not found"),
            (.status(429), "rate limited"), (.status(500), "server error"), (.fault(.html), "unreadable"),
            (.status(422), "rejected"),
        ] as [(Sandbox.Behavior, String)])
    func `offline is said of a server that cannot be reached, and a word for everything else`(
        _ behavior: Sandbox.Behavior, _ word: String
    ) async throws {
        try await CLIFixture.with(Sandbox.Options(maxAge: 60)) { fixture in
            #expect(await fixture.run("show movie 550").lines.first == "Fight Club")
            fixture.shell.clock.advance(by: .seconds(120))
            fixture.server.behave(behavior)
            let cached = await fixture.run("show movie 550")
            #expect(cached.status == .success && cached.lines.first == "Fight Club  [cached, 2 min old, stale, \(word)]", "\(cached)")
        }
    }
}
