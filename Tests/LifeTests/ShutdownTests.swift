import Foundation
import Marquee
import MarqueeData
import MarqueeNet
import Synchronization
import TestKit
import Testing

/// A shutdown in the midst of work, and beside a store that is held up.
@Suite(.timeLimit(.minutes(5)))
struct ShutdownTests {
    @Test func `a shutdown does not wait for a store that is held up, and the caller is told how it ends`() async throws {
        try await ClientFixture.with { fixture in
            let (time, store) = (ManualTime(), HeldStore())
            let closes = Mutex(0)
            let client = try await fixture.client {
                $0.time = time.source
                $0.storeLimit = .seconds(2)
                $0.storage = .own(Stores(snapshots: store, close: { closes.withLock { $0 += 1 } }))
            }
            let read = Task { try await client.genres.movies() }
            await store.gate.arrivals(1)
            let ending = Task { await client.shutdown(deadline: .zero) }
            await time.sleepers(1, for: .seconds(2))
            #expect(closes.withLock { $0 } == 0)
            time.advance(by: .seconds(2))
            await ending.value
            #expect(closes.withLock { $0 } == 1)
            store.gate.open()
            #expect(try await read.value.origin == .server)
        }
    }

    @Test func `a run that is cancelled does not wait for a store that is held up`() async throws {
        try await ClientFixture.with { fixture in
            let time = ManualTime()
            let gate = Gate()
            let client = try await fixture.client {
                $0.time = time.source
                $0.storeLimit = .seconds(2)
                $0.storage = .own(Stores(close: { await gate.pass() }))
            }
            let run = Task { await client.run() }
            run.cancel()
            await gate.arrivals(1)
            await time.sleepers(1, for: .seconds(2))
            time.advance(by: .seconds(2))
            await run.value
            gate.open()
        }
    }

    @Test func `every call in the midst of which the client is shut down ends, and what was acknowledged is kept`() async throws {
        try await ClientFixture.with { fixture in
            let transport = NotingTransport()
            let client = try await fixture.signedIn { $0.transport = transport }
            let (acknowledged, others) = (Noted<Int>(), Noted<MarqueeError.Code>())
            let calls = (1...150).map { number in
                Task {
                    do throws(MarqueeError) {
                        switch number % 3 {
                        case 0: _ = try await client.movies.list(.popular(page: number / 3), policy: .fresh)
                        case 1: _ = try await client.search.movies("\(number)")
                        default:
                            try await client.library.setFavorite(.movie(number))
                            acknowledged.note(number)
                        }
                    } catch {
                        others.note(error.code)
                    }
                }
            }
            while acknowledged.all.count < 5 { await Task.yield() }
            for call in calls.suffix(15) { call.cancel() }
            await client.shutdown(deadline: .zero)
            let requests = transport.count
            for call in calls { await call.value }
            #expect(others.all.isSubset(of: [.closed, .cancelled]))
            #expect(transport.count == requests)
            let kept = try await fixture.client().library.pending().map(\.item)
            #expect(Set(kept) == Set(acknowledged.all.map { .movie($0) }))
        }
    }
}

/// The outcomes of calls.
private final class Noted<Value: Hashable & Sendable>: Sendable {
    private let noted = Mutex<Set<Value>>([])

    var all: Set<Value> { noted.withLock { $0 } }

    func note(_ value: Value) { noted.withLock { _ = $0.insert(value) } }
}

/// Carries requests over real sockets, and counts them.
private final class NotingTransport: HTTPTransport {
    private let begun = Atomic(0)
    private let base = CurlTransport(CurlTransport.Configuration(usesEnvironmentProxies: false))

    var count: Int { begun.load(ordering: .relaxed) }

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        begun.add(1, ordering: .relaxed)
        return try await base.send(request)
    }

    func shutdown() async { await base.shutdown() }
}

/// A store that holds its writes until a test lets them go.
private struct HeldStore: SnapshotDAO {
    let gate = Gate()

    func load(_ key: SnapshotKey) async throws(MarqueeError) -> Snapshot? { nil }
    func save(_ snapshot: Snapshot, for key: SnapshotKey) async throws(MarqueeError) { await gate.pass() }
    func remove(_ selection: SnapshotSelection) async throws(MarqueeError) -> Int { 0 }
    func expire(_ selection: SnapshotSelection) async throws(MarqueeError) {}
}
