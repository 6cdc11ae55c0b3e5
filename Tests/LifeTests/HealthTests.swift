import Foundation
import Marquee
import MarqueeData
import MarqueeDatabase
import MarqueeSandbox
import TestKit
import Testing

/// The health of a service for an operator.
@Suite(.timeLimit(.minutes(5)))
struct HealthTests {
    @Test func `a missing credential is told at the start, and is a reason not to be ready`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client { $0.credential = nil }
            #expect(fixture.events.events.map(\.kind) == [.credentialMissing])
            #expect(!client.health().hasCredential && !client.health().isReady && client.health().storeFailures.isEmpty)
            #expect(try await fixture.client().health().isReady)
            #expect(fixture.events.events.count == 1)
        }
    }

    /// Answers from memory are the most frequent event: none is made where no function of the program receives it.
    @Test(arguments: [false, true]) func `answers from memory are counted, with a listener and without one`(isHeard: Bool) async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client {
                var own = MarqueeClient.Configuration()
                (own.credential, own.baseURL, own.connections) = ($0.credential, $0.baseURL, $0.connections)
                (own.storage, own.limits, own.clock) = (.memory, $0.limits, $0.clock)
                if isHeard { own.onEvent = fixture.events.handler }
                $0 = own
            }
            for _ in 1...3 { _ = try await client.genres.movies() }
            #expect(client.stats().served == [.server: 1, .memory: 2])
            fixture.clock.advance(by: .seconds(30 * 24 * 3600))
            #expect(try await client.genres.movies(policy: .offline).origin == .store)
            #expect(client.stats().served == [.server: 1, .memory: 2, .store: 1] && client.stats().staleReads == 1)
            #expect(fixture.events.events.count { $0.kind == .readServed(.memory, isStale: false) } == (isHeard ? 2 : 0))
        }
    }

    @Test func `answers that cannot be stored are named, until they can be`() async throws {
        try await ClientFixture.with { fixture in
            let failing = FailingStore()
            let client = try await fixture.client { $0.storage = .own(Stores(snapshots: failing)) }
            _ = try await client.genres.movies()
            #expect(client.health().storeFailures.keys.map { $0 } == [.cache] && !client.health().isReady)
            failing.mend()
            _ = try await client.genres.tv()
            #expect(client.health().isReady)
        }
    }

    @Test func `a cache that can be read and not written is named all the time, and nothing says that it works again`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client { $0.storage = .own(Stores(snapshots: UnwritableStore(reason: "store.engine"))) }
            for movie in [550, 680, 13] {
                _ = try? await client.movies.details(movie)
                #expect(client.health().storeFailures.keys.map { $0 } == [.cache] && !client.health().isReady)
            }
            #expect(!fixture.events.events.contains { $0.kind == .storeRecovered(.cache) })
        }
    }

    @Test func `a client beside a cache of a newer version is ready, and says it once`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client { $0.storage = .own(Stores(snapshots: UnwritableStore(reason: "store.newer"))) }
            for page in 1...3 { _ = try await client.movies.list(.popular(page: page)) }
            #expect(client.health().isReady && client.health().storeFailures[.cache]?.reason.key == "store.newer")
            let told = fixture.events.events.count { if case .storeFailed = $0.kind { true } else { false } }
            #expect(told == 1)
            #expect(!fixture.events.events.contains { $0.kind == .storeRecovered(.cache) })
        }
    }

    @Test func `sessions that cannot be read are named, until they can be`() async throws {
        try await ClientFixture.with { fixture in
            let failing = FailingStore()
            let client = try await fixture.client { $0.storage = .own(Stores(sessions: failing)) }
            await #expect { try await client.account.session(1) } throws: { code($0) == .storage }
            #expect(client.health().storeFailures.keys.map { $0 } == [.user] && !client.health().isReady)
            // The state of the cache says nothing about sessions.
            _ = try await client.genres.movies()
            #expect(!client.health().isReady)
            failing.mend()
            #expect(try await client.account.session(1) == nil)
            #expect(client.health().isReady)
            #expect(fixture.events.events.contains { $0.kind == .storeRecovered(.user) })
        }
    }

    @Test func `marks that cannot be stored are named, until they can be`() async throws {
        try await ClientFixture.with { fixture in
            let failing = FailingStore()
            var stores = try await SQLiteStores.open(.memory)
            stores.library = stores.library.map { UnwritableLibrary(base: $0, store: failing) }
            let client = try await fixture.signedIn { [stores] in $0.storage = .own(stores) }
            for _ in 1...3 { await #expect { try await client.library.setFavorite(.movie(550)) } throws: { code($0) == .storage } }
            #expect(client.health().storeFailures.keys.map { $0 } == [.user] && !client.health().isReady)
            // The log has the reason once, and not for each person who meets it.
            #expect(fixture.events.events.count { if case .storeFailed(.user, _) = $0.kind { true } else { false } } == 1)
            // Successful reads say nothing about writes.
            _ = try await client.library.pending()
            #expect(!client.health().isReady)
            failing.mend()
            try await client.library.setFavorite(.movie(550))
            #expect(client.health().isReady)
            #expect(fixture.events.events.contains { $0.kind == .storeRecovered(.user) })
        }
    }

    /// A balancer sends no marks to a machine that is not ready.
    @Test(arguments: [false, true]) func `the client finds out by itself that marks can be stored again`(isShared: Bool) async throws {
        try await ClientFixture.with { fixture in
            let (failing, time) = (FailingStore(), ManualTime())
            let (recovered, tell) = AsyncStream<Void>.makeStream()
            var stores = try await SQLiteStores.open(.memory)
            stores.library = stores.library.map { UnwritableLibrary(base: $0, store: failing) }
            stores.sharesUserData = isShared
            let client = try await fixture.signedIn { [stores] in
                $0.storage = .own(stores)
                $0.time = time.source
                $0.onEvent = { if $0.kind == .storeRecovered(.user) { tell.yield() } }
            }
            await #expect { try await client.library.setFavorite(.movie(550)) } throws: { code($0) == .storage }
            #expect(client.health().state == (isShared ? .degraded : .unready) && client.health().isReady == isShared)
            await time.sleepers(1, for: .milliseconds(375))
            failing.mend()
            time.advance(by: .milliseconds(375))
            for await _ in recovered.prefix(1) {}
            #expect(client.health().state == .ready)
        }
    }

    @Test func `the client finds out by itself that answers can be stored again`() async throws {
        try await ClientFixture.with { fixture in
            let (failing, time) = (FailingStore(), ManualTime())
            let (recovered, tell) = AsyncStream<Void>.makeStream()
            let client = try await fixture.client {
                $0.storage = .own(Stores(snapshots: failing))
                $0.time = time.source
                $0.onEvent = { if $0.kind == .storeRecovered(.cache) { tell.yield() } }
            }
            _ = try await client.genres.movies()
            #expect(client.health().state == .unready)
            await time.sleepers(1, for: .milliseconds(375))
            failing.mend()
            time.advance(by: .milliseconds(375))
            for await _ in recovered.prefix(1) {}
            #expect(client.health().state == .ready)
        }
    }

    @Test func `stores that are not open yet are reported at the start`() async throws {
        try await ClientFixture.with { fixture in
            var stores = Stores()
            (stores.sharesUserData, stores.openingFailure) = (true, .storeUnreachable)
            let client = try await fixture.client { [stores] in $0.storage = .own(stores) }
            #expect(client.health().state == .degraded && client.health().storeFailures == [.user: .storeUnreachable])
            #expect(fixture.events.events.map(\.kind) == [.storeFailed(.user, .storeUnreachable)])
        }
    }

    @Test func `figures tell of connections, and of requests that waited for one`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client { $0.storage = .none }
            for movie in [550, 550, 550] { _ = try await client.movies.details(movie, policy: .fresh) }
            let seen = client.stats().connections
            #expect(seen?.opened == 1 && seen?.reused == 2 && seen?.waits == 0 && client.stats().permitWaits == 0)

            let own = try await fixture.client { $0.transport = HoldingTransport(gate: Gate()) }
            #expect(own.stats().connections == nil)
        }
    }

    @Test func `figures tell of requests that waited for a permit`() async throws {
        try await ClientFixture.with { fixture in
            let (time, gate) = (ManualTime(), Gate())
            let client = try await fixture.client {
                $0.transport = HoldingTransport(gate: gate)
                $0.requestsInFlight = 1
                $0.time = time.source
            }
            let first = Task { try await client.genres.movies() }
            await gate.arrivals(1)
            let second = Task { try await client.genres.tv() }
            await time.sleepers(1)
            #expect(client.stats().permitWaits == 1 && client.stats().waiting == 1)
            gate.open()
            _ = try await (first.value, second.value)
            #expect(client.stats().permitWaits == 1 && client.stats().waiting == 0)
        }
    }

    @Test func `a run ends with its task, and has shut the client down`() async throws {
        try await ClientFixture.with { fixture in
            let (sent, tell) = AsyncStream<Void>.makeStream()
            let client = try await fixture.signedIn { $0.onEvent = { if $0.kind == .changeSent(.favorite) { tell.yield() } } }
            try await client.library.setFavorite(.movie(550))
            let run = Task { await client.run() }
            for await _ in sent.prefix(1) {}
            #expect(fixture.sandbox.library(of: "viewer").favoriteMovies == [550])
            run.cancel()
            await run.value
            await #expect { try await client.genres.movies(policy: .fresh) } throws: { code($0) == .closed }
        }
    }

    @Test func `a run that is cancelled lets requests under way finish`() async throws {
        try await ClientFixture.with { fixture in
            let gate = Gate()
            let client = try await fixture.client { $0.transport = HoldingTransport(gate: gate, path: "/genre/movie") }
            let run = Task { await client.run() }
            let underWay = Task { try await client.genres.movies().origin }
            await gate.arrivals(1)
            run.cancel()
            var refusal: MarqueeError.Code?
            while refusal != .closed, !Task.isCancelled {
                do throws(MarqueeError) { _ = try await client.genres.tv(policy: .fresh) } catch { refusal = error.code }
            }
            gate.open()
            #expect(try await underWay.value == .server)
            await run.value
        }
    }

    @Test func `a run ends when the client is shut down elsewhere`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            let run = Task { await client.run() }
            await client.shutdown()
            await run.value
        }
    }
}
