import Foundation
import Marquee
import MarqueeCatalog
import MarqueeData
import MarqueeNet
import MarqueeSandbox
import Synchronization
import TestKit

/// A sandbox, a folder and a clock for one test, and the clients that it opens on them.
final class ClientFixture: Sendable {
    let sandbox: Sandbox
    let folder: TemporaryFolder
    let clock = ManualClock()
    let events = EventLog()
    private let clients = Mutex<[MarqueeClient]>([])

    private init(_ sandbox: Sandbox) throws {
        self.sandbox = sandbox
        folder = try TemporaryFolder()
    }

    /// Sets the fixture for the length of one test, and clears it whatever happens.
    static func with(_ options: Sandbox.Options = Sandbox.Options(), _ body: (ClientFixture) async throws -> Void) async throws {
        let fixture = try ClientFixture(await Sandbox.start(options))
        do {
            try await body(fixture)
        } catch {
            await fixture.clear()
            throw error
        }
        await fixture.clear()
    }

    /// A new client of the sandbox, whose memory is empty, on the fixture's folder by default.
    ///
    /// It finds what the earlier clients have read: an answer may wait for a second before it is in the file.
    func client(_ edit: (inout MarqueeClient.Configuration) throws -> Void = { _ in }) async throws -> MarqueeClient {
        for earlier in clients.withLock({ $0 }) { await Self.storeWaiting(earlier) }
        let client = try await MarqueeClient(environment: [:]) {
            $0.credential = try .accessToken(Sandbox.accessToken)
            $0.baseURL = sandbox.baseURL
            $0.storage = .folder(folder.path("store"))
            $0.catalog = .inStoreFolder
            $0.connections.usesEnvironmentProxies = false
            // A test that is not about deadlines waits as long as a busy machine needs.
            $0.limits = TransportLimits(total: .seconds(600), connect: .seconds(600), firstByte: .seconds(600))
            $0.imageLimits = $0.limits
            $0.storeLimit = .seconds(600)
            // A failure is one request, and a herd need not walk.
            $0.retries = 0
            $0.rateLimiter = nil
            $0.imageRateLimiter = nil
            $0.usesCircuitBreaker = false
            $0.clock = clock.wall
            $0.onEvent = events.handler
            try edit(&$0)
        }
        clients.withLock { $0.append(client) }
        return client
    }

    /// Stores what waits, because the figures of a cache count it.
    static func storeWaiting(_ client: MarqueeClient) async { _ = try? await client.cache.info() }

    private func clear() async {
        for client in clients.withLock({ $0 }) { await client.shutdown(deadline: .zero) }
        await sandbox.stop()
    }
}

/// The code of an error, where a test expects one of ours.
func code(_ error: any Error) -> MarqueeError.Code? { (error as? MarqueeError)?.code }
