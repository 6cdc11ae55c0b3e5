import Foundation
import MarqueeData
import MarqueeNet
import TestKit
import Testing

/// A network that forgets the connections that are open: nothing comes back on them, and new ones work.
/// One test at a time: each holds a hundred descriptors, and with 1,300 of them Foundation cannot start a program without a crash.
@Suite("CurlTransport: mute connections", .serialized, .timeLimit(.minutes(5)))
struct MuteConnectionTests {
    /// The first byte is the only deadline that a test waits for; the others are for busy machines.
    private static let limits = limits(1)

    private static func limits(_ factor: Int) -> TransportLimits {
        TransportLimits(total: .seconds(1_800), connect: .seconds(1_800), firstByte: .seconds(2 * factor))
    }

    @Test(arguments: HTTPVersion.available)
    func `one read fails, and those after it use new connections`(_ version: HTTPVersion) async throws {
        try await MuteScene.with(version) { scene async throws in
            scene.relay.mute()
            #expect(await scene.transport.failure(of: scene.request(limits: Self.limits))?.kind == .timeout)
            let opened = scene.relay.accepted
            for _ in 0..<5 { #expect(try await scene.transport.send(scene.request()).status == 200) }
            #expect(scene.relay.accepted == opened + 1)
        }
    }

    @Test(arguments: HTTPVersion.available)
    func `a read that is retried succeeds within its own time`(_ version: HTTPVersion) async throws {
        // Over a new connection, a busy machine may not be quick enough for the first byte either.
        let attempts = try await slowedDown(until: { $0 == 4 }) { factor in
            try await MuteScene.with(version) { scene async throws in
                let chain = TransportChain(scene.transport)
                scene.relay.mute()
                for _ in 0..<3 { _ = try await chain.send(scene.request(limits: Self.limits(factor))) }
                return chain.breakerStates.values.allSatisfy { $0 == .closed } ? chain.counts.attempts : 0
            }
        }
        #expect(attempts == 4)
    }

    @Test(arguments: HTTPVersion.available)
    func `a retry does not use the connection of requests that still wait on it`(_ version: HTTPVersion) async throws {
        let kind = try await slowedDown { factor in
            try await MuteScene.with(version) { scene async throws in
                let chain = TransportChain(scene.transport)
                scene.relay.mute()
                let patient = Task { await scene.transport.failure(of: scene.request()) }
                defer { patient.cancel() }
                await scene.relay.untilSwallowed()
                _ = try await chain.send(scene.request(limits: Self.limits(factor)))
                _ = try await chain.send(scene.request())
                patient.cancel()
                return await patient.value?.kind
            }
        }
        #expect(kind == .cancelled)
    }

    @Test(arguments: HTTPVersion.available)
    func `a request that gives up after a second of silence does not pass on its connection`(_ version: HTTPVersion) async throws {
        try await MuteScene.with(version) { scene async throws in
            scene.relay.mute()
            let impatient = Task { await scene.transport.failure(of: scene.request()) }
            await scene.relay.untilSwallowed()
            // Another read measures the time.
            let nobody = try LoopbackServer { $0.waitUntilGone() }
            let short = TransportLimits(total: .seconds(1_800), connect: .seconds(1_800), firstByte: .milliseconds(1_500))
            #expect(await scene.transport.failure(of: TransportRequest(.get, nobody.url(), limits: short))?.kind == .timeout)
            nobody.stop()
            impatient.cancel()
            #expect(await impatient.value?.kind == .cancelled)
            #expect(try await scene.transport.send(scene.request()).status == 200)
        }
    }
}

/// A transport with open connections to a server, through a relay that can forget them.
struct MuteScene: Sendable {
    let transport: CurlTransport
    let relay: MuteRelay
    private let scheme: String

    static func with<Value: Sendable>(
        _ version: HTTPVersion, _ body: @Sendable (MuteScene) async throws -> Value
    ) async throws -> Value {
        let together = CountedGate(16)
        let backend = try LoopbackServer.answering { _, peer in
            together.enter()
            peer.reply("{}")
        }
        return try await version.withServer(backend) { port, caFile in
            let relay = try MuteRelay(to: port)
            defer { relay.stop() }
            return try await withCurl(caFile: caFile) { transport async throws in
                let scene = MuteScene(transport: transport, relay: relay, scheme: version == .http1 ? "http" : "https")
                // All wait for each other, so that HTTP/1.1 has sixteen connections.
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for _ in 0..<16 { group.addTask { _ = try await transport.send(scene.request()) } }
                    try await group.waitForAll()
                }
                #expect(relay.accepted == (version == .http1 ? 16 : 1))
                return try await body(scene)
            }
        }
    }

    func request(limits: TransportLimits = .patient) -> TransportRequest {
        TransportRequest(.get, "\(scheme)://127.0.0.1:\(relay.port)/", limits: limits)
    }
}
