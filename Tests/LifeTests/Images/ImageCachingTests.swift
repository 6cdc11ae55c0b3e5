import Foundation
import Marquee
import MarqueeSandbox
import TestKit
import Testing

/// How pictures are cached: one request for all callers, memory, revalidation, and answers without a server.
@Suite(.timeLimit(.minutes(5)))
struct ImageCachingTests {
    private static let poster = ImagePath("/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg")
    private static let file = "/t/p/w342/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg"

    @Test func `a thousand places that show a picture are one request`() async throws {
        try await ClientFixture.with { fixture in
            let (gate, entrance) = (Gate(), Gate())
            entrance.open()
            let client = try await fixture.client { $0.transport = HoldingTransport(gate: gate, path: "/t/p/") }
            let shown = await withTaskGroup(of: Bool.self) { group in
                for _ in 0..<1_000 {
                    group.addTask {
                        await entrance.pass()
                        return await client.images.load(Self.poster, as: .poster, width: 342).file != nil
                    }
                }
                await entrance.arrivals(1_000)
                gate.open()
                return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            #expect(shown == 1_000)
            #expect(fixture.sandbox.counters.requestsByPath == ["/3/configuration": 1, Self.file: 1])
        }
    }

    @Test func `a cancelled caller gets a placeholder at once, and the last one ends the request`() async throws {
        try await ClientFixture.with { fixture in
            let gate = Gate()
            let client = try await fixture.client { $0.transport = HoldingTransport(gate: gate, path: "/t/p/") }
            let load = { @Sendable in await client.images.load(Self.poster, as: .poster, width: 342) }
            let leaving = (0..<200).map { _ in Task { await load() } }
            let staying = (0..<20).map { _ in Task { await load() } }
            await gate.arrivals(1)
            for task in leaving { task.cancel() }
            for task in leaving {
                let image = await task.value
                #expect(image.isPlaceholder && image.error?.code == .cancelled)
            }
            gate.open()
            for task in staying { #expect(await task.value.error == nil) }
            #expect(fixture.sandbox.counters.requestsByPath[Self.file] == 1)
        }
    }

    @Test func `a storm of cancellations leaves no request behind, and the next call works`() async throws {
        try await ClientFixture.with { fixture in
            let silent = try LoopbackServer { peer in
                _ = peer.nextRequest()
                peer.waitUntilGone()
            }
            let client = try await fixture.client { $0.imageBaseURL = URL(string: silent.url("/t/p/")) }
            let load = { @Sendable in await client.images.load(Self.poster, as: .poster, width: 342) }
            for _ in 0..<5 {
                let before = silent.record.requests.count
                let last = Task { await load() }
                await silent.until { $0.requests.count > before }
                // Each of them joins the request of the one that stays, whether it begins before or after it is cancelled.
                let tasks = (0..<50).map { _ in Task { await load() } }
                for task in tasks { task.cancel() }
                for task in tasks { #expect(await task.value.error?.code == .cancelled) }
                #expect(silent.record.open == 1)
                last.cancel()
                #expect(await last.value.error?.code == .cancelled)
                await silent.until { $0.open == 0 }
            }
            #expect(silent.record.requests.count == 5)
            let other = try await fixture.client()
            #expect(await other.images.load(Self.poster, as: .poster, width: 342).origin == .server)
        }
    }

    @Test(arguments: [404, 410])
    func `a picture that is not there is asked for once in a minute`(_ status: Int) async throws {
        try await ClientFixture.with { fixture in
            let server = try LoopbackServer { peer in
                while peer.nextRequest() != nil { peer.send("HTTP/1.1 \(status) Missing\r\nContent-Length: 0\r\n\r\n") }
            }
            let client = try await fixture.client { $0.imageBaseURL = URL(string: server.url("/t/p/")) }
            let load = { @Sendable in await client.images.load(Self.poster, as: .poster, width: 342) }
            for _ in 1...3 { #expect(await load().error?.code == .notFound) }
            #expect(server.record.requests.count == 1)
            fixture.clock.advance(by: .seconds(61))
            #expect(await load().error?.code == .notFound)
            #expect(server.record.requests.count == 2)
        }
    }

    @Test func `a stale picture is confirmed without its body, and a server that is away leaves it stale`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            let first = await client.images.load(Self.poster, as: .poster, width: 342)
            fixture.clock.advance(by: .seconds(8 * 24 * 3_600))
            let bytes = client.stats().bytes
            let confirmed = await client.images.load(Self.poster, as: .poster, width: 342)
            #expect(confirmed.origin == .server && confirmed.file == first.file && !confirmed.isStale)
            #expect(fixture.sandbox.counters.notModified >= 1)
            #expect(client.stats().bytes - bytes < (first.file?.bytes.count ?? 0))
            // Confirmed in the store as well.
            #expect(await (try fixture.client()).images.load(Self.poster, as: .poster, width: 342).origin == .store)
            fixture.clock.advance(by: .seconds(8 * 24 * 3_600))
            fixture.sandbox.behave(.offline)
            let stale = await client.images.load(Self.poster, as: .poster, width: 342)
            #expect(stale.file == first.file && stale.isStale && stale.error?.code == .offline)
        }
    }

    @Test func `without a server another size serves, the nearest larger one first, and says why`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            for width in [92, 185, 500] { #expect(await client.images.load(Self.poster, as: .poster, width: width).file != nil) }
            fixture.sandbox.behave(.offline)
            let later = try await fixture.client()
            for (width, size) in [(154, "w185"), (342, "w500"), (780, "w500"), (92, "w92")] {
                let image = await later.images.load(Self.poster, as: .poster, width: width)
                #expect(
                    image.file?.size.name == size && image.error?.code == (size == "w92" ? nil : .offline),
                    "\(image.error?.code.rawValue ?? "")")
            }
            #expect(await later.images.load(Self.poster, as: .poster, width: 342, policy: .fresh).isPlaceholder)
            #expect(await later.images.load(Self.poster, as: .poster, width: 342, policy: .offline).file?.size.name == "w500")
        }
    }

    @Test func `memory has a limit of its own, and the store is asked beyond it`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client { $0.imageMemoryBytes = 0 }
            let origins = [
                await client.images.load(Self.poster, as: .poster, width: 342).origin,
                await client.images.load(Self.poster, as: .poster, width: 342).origin,
            ]
            #expect(origins == [.server, .store])
            let without = try await fixture.client { ($0.storage, $0.imageMemoryBytes) = (.memory, 1 << 20) }
            #expect(await without.images.load(Self.poster, as: .poster, width: 342).origin == .server)
            #expect(await without.images.load(Self.poster, as: .poster, width: 342).origin == .memory)
            #expect(try await without.cache.info()?.imageByteLimit == nil)
            let unstored = try await fixture.client { ($0.storage, $0.imageCacheBytes) = (.folder(fixture.folder.path("none")), 0) }
            #expect(await unstored.images.load(Self.poster, as: .poster, width: 342).origin == .server)
            #expect(try await unstored.cache.info()?.images == 0)
        }
    }

    @Test func `clearing the cache removes pictures, and wiping an account does not`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.signedIn()
            #expect(await client.images.load(Self.poster, as: .poster, width: 342).file != nil)
            let session = try #require(try await client.account.current())
            _ = try await client.account.signOut()
            try await client.account.wipe(session)
            let info = try #require(try await client.cache.info())
            #expect(info.images == 1 && info.imageBytes > 1_000 && info.imageByteLimit == 256 << 20)
            try await client.cache.clear()
            #expect(try await client.cache.info()?.images == 0)
            #expect(await client.images.load(Self.poster, as: .poster, width: 342, policy: .offline).isPlaceholder)
            #expect(await client.images.load(Self.poster, as: .poster, width: 342).origin == .server)
        }
    }

    @Test func `a client that has been shut down has placeholders only`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            #expect(await client.images.load(Self.poster, as: .poster, width: 342).file != nil)
            await client.shutdown()
            #expect(await client.images.load(Self.poster, as: .poster, width: 500).error?.code == .closed)
        }
    }
}
