import Logging
import Marquee
import MarqueeLifecycle
import MarqueeSandbox
import MarqueeTesting
import ServiceLifecycle
import Testing

@Suite(.timeLimit(.minutes(30)))
struct LifecycleTests {
    @Test func `The client sends changes while the group runs, works until the server has ended, and is then closed`() async throws {
        let sandbox = try await Sandbox.start()
        let marquee = try await MarqueeClient.sandbox(sandbox)
        _ = try await marquee.account.signIn(username: "viewer", password: "popcorn")
        let signIn = sandbox.counters.writes
        let group = ServiceGroup(
            services: [MarqueeService(marquee), Server(marquee: marquee, sandbox: sandbox)], logger: Logger(label: "test"))
        async let running: Void = group.run()
        try await marquee.library.toggleFavorite(.movie(550))
        while sandbox.counters.writes == signIn { await Task.yield() }
        await group.triggerGracefulShutdown()
        try await running
        do throws(MarqueeError) { _ = try await marquee.movies.details(278) } catch { #expect(error.code == .closed) }
        // The bytes that the server read at its end.
        #expect(sandbox.log.contains { $0.path.hasPrefix("/3/movie/240") })
        await sandbox.stop()
    }
}

/// A server that needs the client until its end.
private struct Server: Service {
    let marquee: MarqueeClient
    let sandbox: Sandbox

    func run() async throws {
        try? await gracefulShutdown()
        _ = try await marquee.movies.details(240)
    }
}
