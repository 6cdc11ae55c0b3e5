import Foundation
import Marquee
import MarqueeSandbox
import TestKit
import Testing

/// Thousands of callers at once, as a busy service has them.
@Suite(.timeLimit(.minutes(5)))
struct HerdTests {
    private static let herd = 10_000

    @Test(arguments: [true, false])
    func `ten thousand reads of one cold key are one request`(onDisk: Bool) async throws {
        try await ClientFixture.with { fixture in
            let (gate, entrance) = (Gate(), Gate())
            entrance.open()
            let client = try await fixture.client {
                $0.transport = HoldingTransport(gate: gate)
                if !onDisk { $0.storage = .memory }
            }
            let found = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<Self.herd {
                    group.addTask {
                        await entrance.pass()
                        return try await client.movies.list(.popular()).value.items.count
                    }
                }
                await entrance.arrivals(Self.herd)
                gate.open()
                return try await group.reduce(0, +)
            }
            #expect(found == Self.herd * 20)
            #expect(fixture.sandbox.counters.requests == 1 && fixture.sandbox.counters.mostConnections == 1)
        }
    }

    @Test func `a waiter that leaves does not end the request, and the last one does`() async throws {
        try await ClientFixture.with { fixture in
            let gate = Gate()
            let client = try await fixture.client { $0.transport = HoldingTransport(gate: gate, path: "/popular") }
            let read: @concurrent @Sendable () async -> Result<Int, MarqueeError> = {
                do throws(MarqueeError) {
                    return .success(try await client.movies.list(.popular()).value.items.count)
                } catch {
                    return .failure(error)
                }
            }
            let first = Task(operation: read)
            await gate.arrivals(1)
            let leaving = (0..<100).map { _ in Task(operation: read) }
            let staying = (0..<100).map { _ in Task(operation: read) }
            first.cancel()
            for task in leaving { task.cancel() }
            // No request has been answered yet, so clients that leave do so by themselves.
            for task in [first] + leaving {
                guard case .failure(let error) = await task.value else {
                    Issue.record("A read that was cancelled has a value.")
                    continue
                }
                #expect(error.code == .cancelled)
            }
            gate.open()
            for task in staying { #expect(await task.value == .success(20)) }
            #expect(fixture.sandbox.counters.requests == 1)
        }
    }

    @Test func `the last waiter who leaves takes the request along`() async throws {
        try await ClientFixture.with { fixture in
            let silent = try LoopbackServer { peer in
                _ = peer.nextRequest()
                peer.waitUntilGone()
            }
            let client = try await fixture.client { $0.baseURL = URL(string: silent.url("")) }
            let tasks = (0..<50).map { _ in Task { try await client.movies.list(.popular()) } }
            await silent.until { $0.requests.count == 1 }
            for task in tasks { task.cancel() }
            for task in tasks { await #expect { try await task.value } throws: { code($0) == .cancelled } }
            await silent.until { $0.open == 0 }
            #expect(silent.record.requests.count == 1)
        }
    }

    /// Each is a request, so they are fewer: the scenario `herd` of the torture program asks ten thousand.
    @Test func `a thousand different questions share eight connections`() async throws {
        let questions = 1_000
        try await ClientFixture.with { fixture in
            let client = try await fixture.client { $0.storage = .memory }
            let answered = try await withThrowingTaskGroup(of: Bool.self) { group in
                for number in 0..<questions {
                    group.addTask { try await client.search.movies(MovieSearch("q\(number)")).origin == .server }
                }
                return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            #expect(answered == questions)
            #expect(fixture.sandbox.counters.requests == questions)
            #expect((2...8).contains(fixture.sandbox.counters.mostConnections))
        }
    }

    @Test(.enabled(if: NginxServer.isAvailable, "nginx speaks HTTP/2 for the sandbox"))
    func `over HTTP 2, equal reads are one request, and different ones share one connection`() async throws {
        try await ClientFixture.with { fixture in
            let port = try #require(fixture.sandbox.baseURL.port.flatMap(UInt16.init(exactly:)))
            let server = try await NginxServer.start(.http1(port: port))
            let relay = try MuteRelay(to: server.port)
            let client = try await fixture.client {
                $0.baseURL = URL(string: "https://127.0.0.1:\(relay.port)")
                $0.connections.caFile = server.certificate
            }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<200 { group.addTask { _ = try await client.genres.movies() } }
                try await group.waitForAll()
                #expect(fixture.sandbox.counters.requests == 1)
                for page in 1...16 { group.addTask { _ = try await client.movies.list(.popular(page: page)) } }
                try await group.waitForAll()
            }
            #expect(fixture.sandbox.counters.requests == 17 && relay.accepted == 1)
            relay.stop()
        }
    }
}
