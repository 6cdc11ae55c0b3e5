import Foundation
import Marquee
import MarqueeKeeping
import MarqueeSandbox
import Synchronization
import TestKit

/// A sandbox, a folder and clients on them, for one test of what is kept.
final class KeepFixture: Sendable {
    let sandbox: Sandbox
    let folder: TemporaryFolder
    let clock = ManualClock()
    private let clients = Mutex<[MarqueeClient]>([])

    private init(_ sandbox: Sandbox) throws {
        self.sandbox = sandbox
        folder = try TemporaryFolder()
    }

    static func with(_ body: (KeepFixture) async throws -> Void) async throws {
        let fixture = try KeepFixture(await Sandbox.start(Sandbox.Options()))
        do {
            try await body(fixture)
        } catch {
            await fixture.clear()
            throw error
        }
        await fixture.clear()
    }

    /// A new client of the sandbox on the folder, whose waits end at once.
    func client(_ edit: (inout MarqueeClient.Configuration) throws -> Void = { _ in }) async throws -> MarqueeClient {
        let client = try await MarqueeClient(environment: [:]) {
            $0.credential = try .accessToken(Sandbox.accessToken)
            $0.baseURL = sandbox.baseURL
            $0.storage = .folder(folder.path("store"))
            $0.connections.usesEnvironmentProxies = false
            $0.storeLimit = .seconds(600)
            $0.retries = 0
            $0.rateLimiter = nil
            $0.imageRateLimiter = nil
            $0.usesCircuitBreaker = false
            $0.clock = clock.wall
            try edit(&$0)
        }
        clients.withLock { $0.append(client) }
        return client
    }

    /// The addresses of the details of movies, series and people that the server was asked for.
    var details: [String] {
        sandbox.log.map { String($0.path.prefix { $0 != "?" }) }.filter { path in
            ["/3/movie/", "/3/tv/", "/3/person/"].contains { path.hasPrefix($0) && Int(path.dropFirst($0.count)) != nil }
        }
    }

    private func clear() async {
        for client in clients.withLock({ $0 }) { await client.shutdown(deadline: .zero) }
        await sandbox.stop()
    }
}

extension KeepUseCases {
    /// Works on a request until it ends, and returns the last state.
    func finish(_ id: KeepJob.ID? = nil) async throws -> KeepProgress? {
        var last: KeepProgress?
        for await progress in try run(id) { last = progress }
        return last
    }
}
