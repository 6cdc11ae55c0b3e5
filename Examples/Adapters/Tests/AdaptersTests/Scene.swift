import Foundation
import Marquee
import MarqueeSandbox
import MarqueeTesting

/// A client of a sandbox, whose events go to an adapter.
struct Scene {
    let sandbox: Sandbox
    let marquee: MarqueeClient
    var host: String { sandbox.baseURL.host() ?? "" }
    var port: Int { sandbox.baseURL.port ?? 0 }

    /// Runs the body, and ends the client and the sandbox.
    static func run(retries: Int = 0, _ note: @escaping MarqueeEventHandler, _ body: (Scene) async throws -> Void) async throws {
        let sandbox = try await Sandbox.start()
        let marquee = try await MarqueeClient.sandbox(sandbox) {
            $0.retries = retries
            $0.usesCircuitBreaker = false
            $0.onEvent = note
        }
        try await body(Scene(sandbox: sandbox, marquee: marquee))
        await marquee.shutdown()
        await sandbox.stop()
    }

    /// The error of a read of a movie.
    func failure(of id: Movie.ID) async -> MarqueeError? {
        do throws(MarqueeError) { _ = try await marquee.movies.details(id) } catch { return error }
        return nil
    }

    /// The error of a read that is cancelled while its request is on its way.
    func cancelledRead(from id: Movie.ID = 550) async -> MarqueeError? {
        sandbox.behave(.fault(.silence))
        let sent = sandbox.counters.requests
        let read = Task { await failure(of: id) }
        while sandbox.counters.requests == sent { await Task.yield() }
        read.cancel()
        return await read.value
    }
}
