import Foundation
@testable import MarqueeData
import MarqueeDomain
import Synchronization
import TestKit
import Testing

/// A request that TMDb answered with "not found" is not repeated at once.
@Suite(.timeLimit(.minutes(5)))
struct NotFoundTests {
    private static let missing = MarqueeError(.notFound, .init("test", "Not there."), status: 404, tmdbCode: 34)

    private let clock = ManualClock()
    private let server = Server()

    private func reader() -> Reader { Reader(clock: clock.wall) }

    @Test func `an id that TMDb calls invalid is asked for once too`() async {
        let (reader, error) = (reader(), MarqueeError(.refused, .init("test", "Not valid."), status: 500, tmdbCode: 44))
        server.answer(.failure(error))
        for _ in 0..<3 { await #expect(throws: error) { try await reader.read(server.remote())() } }
        #expect(server.asked == 1)
    }

    @Test func `for a minute it is asked for once, however often it is read`() async {
        let reader = reader()
        for _ in 0..<200 { await #expect(throws: Self.missing) { try await reader.read(server.remote())() } }
        #expect(server.asked == 1)
        clock.advance(by: .seconds(60))
        await #expect(throws: Self.missing) { try await reader.read(server.remote())() }
        #expect(server.asked == 2)
    }

    @Test(arguments: [ReadPolicy.fresh, .freshElseCached])
    func `a refresh asks again, and what has come is served`(_ policy: ReadPolicy) async throws {
        let reader = reader()
        await #expect(throws: Self.missing) { try await reader.read(server.remote())() }
        server.answer(.success(1))
        #expect(try await reader.read(server.remote())(policy: policy).value == 1)
        clock.advance(by: .seconds(30 * 24 * 3_600))
        server.answer(.success(2))
        #expect(try await reader.read(server.remote())().value == 2)
    }

    @Test func `what is cached and has gone meanwhile is served, with the reason, and not asked for again`() async throws {
        let reader = reader()
        server.answer(.success(1))
        _ = try await reader.read(server.remote())()
        clock.advance(by: .seconds(30 * 24 * 3_600))
        server.answer(.failure(Self.missing))
        for _ in 0..<3 { #expect(try await reader.read(server.remote())().refreshError == Self.missing) }
        #expect(server.asked == 2)
    }

    @Test(arguments: [
        MarqueeError(.notFound, .init("test", "Not TMDb's."), status: 404), MarqueeError(.server, .init("test", "Down."), tmdbCode: 11),
        MarqueeError(.offline, .init("test", "Gone.")),
    ])
    func `any other failure is asked about again`(_ error: MarqueeError) async {
        let reader = reader()
        server.answer(.failure(error))
        for _ in 0..<3 { await #expect(throws: error) { try await reader.read(server.remote())() } }
        #expect(server.asked == 3)
    }

    @Test func `what is private is asked for each time`() async {
        let reader = reader().reading(for: 1)
        for _ in 0..<3 { await #expect(throws: Self.missing) { try await reader.read(server.remote(isPrivate: true))() } }
        #expect(server.asked == 3)
    }

    @Test func `a cleared cache and an expired subject are asked about again`() async throws {
        let reader = reader()
        for number in 1...3 {
            await #expect(throws: Self.missing) { try await reader.read(server.remote())() }
            #expect(server.asked == number)
            if number == 1 { try await reader.remove(.all) } else { try await reader.expire(.subject(.movie(7))) }
        }
    }

    @Test func `what was forgotten while it was asked for is not remembered`() async throws {
        let (reader, gate) = (reader(), Gate())
        let task = Task { try await reader.read(server.remote(gate: gate))() }
        await gate.arrivals(1)
        try await reader.expire(.subject(.movie(7)))
        gate.open()
        await #expect(throws: Self.missing) { try await task.value }
        await #expect(throws: Self.missing) { try await reader.read(server.remote())() }
        #expect(server.asked == 2)
    }

    @Test func `no more is remembered than there is room for`() {
        let (cache, now) = (NotFoundCache(limit: 3), clock.now)
        func key(_ number: Int) -> SnapshotKey { SnapshotKey(server: "s", operation: "\(number)", audience: .standard) }
        for number in 0..<10 { cache.note(Self.missing, for: key(number), at: now + TimeInterval(number)) }
        #expect(cache.count == 3)
        #expect((0..<10).filter { cache.error(for: key($0), at: now + 9) != nil } == [7, 8, 9])
    }

    private final class Server: Sendable {
        private let state = Mutex((answer: Result<Int, MarqueeError>.failure(missing), asked: 0))

        var asked: Int { state.withLock { $0.asked } }
        func answer(_ answer: Result<Int, MarqueeError>) { state.withLock { $0.answer = answer } }

        func remote(isPrivate: Bool = false, gate: Gate? = nil) -> Remote<Int> {
            let key = SnapshotKey(server: "test", operation: "GET /number", subject: .movie(7), audience: .standard)
            return Remote(key: key, isPrivate: isPrivate, freshFor: .seconds(3_600)) { [self] () async throws(MarqueeError) in
                await gate?.pass()
                let answer = state.withLock { state in
                    state.asked += 1
                    return state.answer
                }
                return try answer.get()
            }
        }
    }
}
