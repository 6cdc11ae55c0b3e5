import Foundation
import Marquee
import MarqueeData
import MarqueeNet
import MarqueeSandbox
import Synchronization
import TestKit
import Testing

/// Clients begin, live side by side and end.
@Suite(.timeLimit(.minutes(5)))
struct LifecycleTests {
    // MARK: Shutdown

    @Test func `shutdown refuses what comes later, and lets what is under way finish`() async throws {
        try await ClientFixture.with { fixture in
            let gate = Gate()
            let client = try await fixture.client { $0.transport = HoldingTransport(gate: gate, path: "/top_rated") }
            let underWay = Task { try await client.movies.list(.topRated()).value.items.count }
            await gate.arrivals(1)
            let ending = Task { await client.shutdown(deadline: .seconds(3_600)) }
            var refusal: MarqueeError.Code?
            while refusal != .closed, !Task.isCancelled {
                do throws(MarqueeError) { _ = try await client.movies.list(.popular(), policy: .fresh) } catch { refusal = error.code }
            }
            gate.open()
            #expect(try await underWay.value > 0)
            await ending.value
            await #expect { try await client.genres.movies(policy: .fresh) } throws: { code($0) == .closed }
        }
    }

    @Test func `what was answered before the deadline is kept`() async throws {
        for _ in 0..<20 {
            try await ClientFixture.with { fixture in
                let gate = Gate()
                let client = try await fixture.client { $0.transport = HoldingTransport(gate: gate) }
                let underWay = Task { try await client.movies.list(.topRated()).origin }
                await gate.arrivals(1)
                let ending = Task { await client.shutdown(deadline: .seconds(3_600)) }
                gate.open()
                #expect(try await underWay.value == .server)
                await ending.value
                #expect(try await fixture.client().movies.list(.topRated(), policy: .offline).origin == .store)
            }
        }
    }

    @Test func `stores are closed only when a picture that has arrived is stored`() async throws {
        try await ClientFixture.with { fixture in
            let pictures = HeldPictures()
            let client = try await fixture.client {
                var stores = Stores.none
                stores.images = pictures
                stores.close = { pictures.note("closed") }
                $0.storage = .own(stores)
            }
            let path = try #require(ImagePath("/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg"))
            let loading = Task { await client.images.load(path, as: .poster, width: 300) }
            await pictures.gate.arrivals(1)
            let ending = Task { await client.shutdown(deadline: .seconds(3_600)) }
            for _ in 0..<200_000 where pictures.notes.isEmpty { await Task.yield() }
            pictures.gate.open()
            #expect(await loading.value.origin == .server)
            await ending.value
            #expect(pictures.notes == ["stored", "closed"])
        }
    }

    @Test func `shutdown ends what is still under way at the deadline`() async throws {
        try await ClientFixture.with { fixture in
            let silent = try LoopbackServer { peer in
                _ = peer.nextRequest()
                peer.waitUntilGone()
            }
            let client = try await fixture.client { $0.baseURL = URL(string: silent.url("")) }
            let underWay = Task { try await client.movies.list(.popular()) }
            await silent.until { $0.requests.count == 1 }
            await client.shutdown(deadline: .milliseconds(20))
            await #expect { try await underWay.value } throws: { code($0) == .closed }
            await silent.until { $0.open == 0 }
        }
    }

    @Test func `a change whose sending shutdown ends is free to be sent by the next client at once`() async throws {
        for _ in 0..<20 {
            try await ClientFixture.with { fixture in
                let client = try await fixture.signedIn()
                try await client.library.setFavorite(.movie(550))
                fixture.sandbox.gate(writes: true)
                let underWay = Task { try await client.library.send() }
                while fixture.sandbox.heldWrites == 0, !Task.isCancelled { await Task.yield() }
                await client.shutdown(deadline: .zero)
                #expect(try await underWay.value.failure?.code == .closed)
                fixture.sandbox.gate(writes: false)
                #expect(try await fixture.client().library.send().sent == 1)
            }
        }
    }

    @Test func `shutdown ends what a transport goes on with, although it was shut down`() async throws {
        try await ClientFixture.with { fixture in
            let (begun, tell) = AsyncStream<Void>.makeStream()
            let client = try await fixture.client { $0.transport = StubbornTransport(onSend: { tell.yield() }) }
            let underWay = Task { try await client.movies.details(550) }
            for await _ in begun.prefix(1) {}
            await client.shutdown(deadline: .zero)
            await #expect { try await underWay.value } throws: { code($0) == .closed }
        }
    }

    @Test func `shutdown keeps its deadline, although a transport goes on with a change that is sent in the background`() async throws {
        try await ClientFixture.with { fixture in
            try await fixture.signedIn().library.setFavorite(.movie(550))
            let (begun, tell) = AsyncStream<Void>.makeStream()
            let client = try await fixture.client { $0.transport = StubbornTransport(onSend: { tell.yield() }) }
            let sending = client.startSyncing()
            for await _ in begun.prefix(1) {}
            await client.shutdown(deadline: .zero)
            await sending.value
            #expect(try await fixture.client().library.pending().map(\.state) == [.waiting])
        }
    }

    @Test func `stores are closed once, however often a client is shut down`() async throws {
        try await ClientFixture.with { fixture in
            let closes = Mutex(0)
            let client = try await fixture.client { $0.storage = .own(Stores { closes.withLock { $0 += 1 } }) }
            let twin = client
            await client.shutdown()
            await twin.shutdown()
            async let third: Void = client.shutdown()
            async let fourth: Void = client.shutdown()
            _ = await (third, fourth)
            #expect(closes.withLock { $0 } == 1)
        }
    }

    // MARK: Side by side

    @Test func `two clients share nothing that they were not told to`() async throws {
        try await ClientFixture.with { fixture in
            let other = try await Sandbox.start(Sandbox.Options(accessToken: Marker.accessToken.text))
            let english = try await fixture.client()
            let french = try await fixture.client {
                $0.credential = try .accessToken(Marker.accessToken.text)
                $0.baseURL = other.baseURL
                $0.language = "fr-FR"
                $0.storage = .folder(fixture.folder.path("other"))
            }
            _ = try await english.movies.list(.popular())
            #expect(try await french.movies.details(550).value.overview.hasPrefix("Un homme"))
            #expect(fixture.sandbox.counters.requests == 1 && other.counters.requests == 1)

            await #expect { try await french.movies.list(.popular(), policy: .offline) } throws: { code($0) == .offline }
            await #expect { try await english.movies.details(550, policy: .offline) } throws: { code($0) == .offline }
            #expect(try await english.search.movies("avatar", policy: .offline).value.items.map(\.id) == [76_600])
            await #expect { try await french.search.movies("avatar", policy: .offline) } throws: { code($0) == .offline }

            await english.shutdown()
            #expect(try await french.genres.movies().origin == .server)
            await french.shutdown()
            await other.stop()
        }
    }

    @Test func `in one folder two servers' answers and titles stay apart`() async throws {
        try await ClientFixture.with { fixture in
            let first = try await fixture.client { $0.serverName = "first" }
            let second = try await fixture.client { $0.serverName = "second" }
            _ = try await first.movies.list(.popular())
            await #expect { try await second.movies.list(.popular(), policy: .offline) } throws: { code($0) == .offline }
            await #expect { try await second.search.movies("avatar", policy: .offline) } throws: { code($0) == .offline }
            #expect(try await first.search.movies("avatar", policy: .offline).value.items.map(\.id) == [76_600])
        }
    }

    @Test func `two clients on one folder at once see each other's answers`() async throws {
        try await ClientFixture.with { fixture in
            let (first, second) = (try await fixture.client(), try await fixture.client())
            try await withThrowingTaskGroup(of: Void.self) { group in
                for page in 1...50 {
                    group.addTask { _ = try await first.movies.list(.popular(page: page)) }
                    group.addTask { _ = try await second.movies.list(.topRated(page: page)) }
                }
                try await group.waitForAll()
            }
            for client in [first, second] { await ClientFixture.storeWaiting(client) }
            fixture.sandbox.behave(.offline)
            for page in 1...50 {
                #expect(try await first.movies.list(.topRated(page: page)).origin == .store)
                #expect(try await second.movies.list(.popular(page: page)).origin == .store)
            }
            #expect(!fixture.events.events.contains { if case .storeFailed = $0.kind { true } else { false } })
        }
    }

    @Test func `speaking another language shares stores, memory and connections`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client { $0.region = "FR" }
            let french = try client.client(language: "fr-FR", fallbackLanguages: ["en"])
            #expect(french.audience.language == "fr-FR" && french.audience.region == "FR" && client.audience.language == "en-US")
            #expect(french.audience.fallbackLanguages == ["en"])
            #expect(try await french.genres.movies().value.contains(Genre(id: 18, name: "Drame")))
            #expect(try await client.client(language: "fr-FR", fallbackLanguages: ["en"]).genres.movies().origin == .memory)
            #expect(try await client.genres.movies().value.contains(Genre(id: 18, name: "Drama")))
            #expect(fixture.sandbox.counters.mostConnections == 1)
            for tag in ["", "french", "f", "fr-", "zh-Hant"] {
                #expect { try client.client(language: tag) } throws: { code($0) == .invalidInput }
            }
            await french.shutdown()
            await #expect { try await client.movies.list(.popular()) } throws: { code($0) == .closed }
        }
    }

    // MARK: Storage

    @Test func `without storage memory alone serves, and nothing is written`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client { $0.storage = .none }
            _ = try await client.movies.list(.popular())
            #expect(try await client.movies.list(.popular()).origin == .memory)
            fixture.sandbox.behave(.offline)
            await #expect {
                try await fixture.client { $0.storage = .none }.movies.list(.popular())
            } throws: {
                code($0) == .offline
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path).isEmpty)
        }
    }

    @Test func `storage in memory searches too, and is gone with its client`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client { $0.storage = .memory }
            _ = try await client.movies.list(.popular())
            fixture.sandbox.behave(.offline)
            #expect(try await client.search.movies("avatar").value.items.map(\.id) == [76_600])
            await #expect {
                try await fixture.client { $0.storage = .memory }.movies.list(.popular())
            } throws: {
                code($0) == .offline
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path).isEmpty)
        }
    }

    @Test func `a folder that is only read serves what is in it and keeps nothing new`() async throws {
        try await ClientFixture.with { fixture in
            let writer = try await fixture.client()
            _ = try await writer.movies.list(.popular())
            await writer.shutdown()
            let reader = try await fixture.client { $0.storage = .readOnly(fixture.folder.path("store")) }
            #expect(try await reader.movies.list(.popular()).origin == .store)
            #expect(try await reader.genres.movies().origin == .server)
            await reader.shutdown()
            fixture.sandbox.behave(.offline)
            let later = try await fixture.client()
            await #expect { try await later.genres.movies() } throws: { code($0) == .offline }
            #expect(try await later.movies.list(.popular()).origin == .store)
        }
    }

    @Test func `a folder with answers and nobody's marks is read, and nothing fails`() async throws {
        try await ClientFixture.with { fixture in
            let writer = try await fixture.client()
            _ = try await writer.movies.list(.popular())
            await writer.shutdown()
            try FileManager.default.removeItem(atPath: fixture.folder.path("store/user.sqlite"))
            let reader = try await fixture.client { $0.storage = .readOnly(fixture.folder.path("store")) }
            #expect(try await reader.movies.list(.popular()).origin == .store)
            #expect(try await reader.search.movies("anything").value.items.isEmpty)
            #expect(try await reader.account.current() == nil)
            await #expect { try await reader.account.signInAsGuest() } throws: { code($0) == .storage }
            #expect(reader.health().isReady)
            #expect(!fixture.events.events.contains { if case .storeFailed = $0.kind { true } else { false } })
        }
    }

    @Test func `stores of the program's own are used`() async throws {
        try await ClientFixture.with { fixture in
            let shelf = Shelf()
            let client = try await fixture.client { $0.storage = .own(Stores(snapshots: shelf, titles: shelf)) }
            _ = try await client.movies.list(.popular())
            fixture.sandbox.behave(.offline)
            let later = try await fixture.client { $0.storage = .own(Stores(snapshots: shelf, titles: shelf)) }
            #expect(try await later.movies.list(.popular()).origin == .store)
            #expect(try await later.search.movies("anything").value.items.first?.id == 502_356)
        }
    }

    // MARK: Events

    @Test func `the events of a read come in order`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            _ = try await client.genres.movies()
            _ = try await client.genres.movies()
            fixture.sandbox.behave(.offline)
            fixture.clock.advance(by: .seconds(30 * 24 * 3600))
            _ = try await client.genres.movies()
            let told = fixture.events.events.map { event in
                switch event.kind {
                case .requestStarted: "started"
                case .requestFinished(let status, let bytes, _): "finished \(status) \(bytes > 100)"
                case .requestFailed(let error, _): "failed \(error.code)"
                case .readServed(let origin, let isStale): "served \(origin) \(isStale)"
                default: "\(event)"
                }
            }
            #expect(
                told == [
                    "started", "finished 200 true", "served server false", "served memory false", "started", "failed offline",
                    "served store true",
                ])
            #expect(fixture.events.events.allSatisfy { $0.operation == "GET /3/genre/movie/list" })
        }
    }
}

/// Stores of a program's own: a dictionary, and a search that finds everything.
private final class Shelf: SnapshotDAO, TitleDAO {
    private let kept = Mutex<(snapshots: [SnapshotKey: Snapshot], titles: [IndexedTitle])>(([:], []))

    func load(_ key: SnapshotKey) async throws(MarqueeError) -> Snapshot? { kept.withLock { $0.snapshots[key] } }

    func save(_ snapshot: Snapshot, for key: SnapshotKey) async throws(MarqueeError) {
        kept.withLock { $0.snapshots[key] = snapshot }
    }

    func remove(_ selection: SnapshotSelection) async throws(MarqueeError) -> Int { 0 }

    func expire(_ selection: SnapshotSelection) async throws(MarqueeError) {}

    func save(_ titles: [IndexedTitle]) async throws(MarqueeError) { kept.withLock { $0.titles += titles } }

    func titles(matching query: TitleQuery) async throws(MarqueeError) -> TitleHits {
        let titles = kept.withLock { $0.titles }
        return TitleHits(total: titles.count, titles: titles)
    }

    func titles(
        of references: [MediaReference], server: String, language: String
    ) async throws(MarqueeError) -> [MediaReference: IndexedTitle] { [:] }

    func texts(of query: TextQuery) async throws(MarqueeError) -> [MediaReference: [Translation]] { [:] }

    func suggestions(
        for text: String, server: String, language: String, includesAdult: Bool, limit: Int
    ) async throws(MarqueeError) -> [SuggestedTitle] {
        kept.withLock { $0.titles }.prefix(limit).map { title in
            edited(SuggestedTitle(reference: title.reference, title: title.title)) { $0.year = title.released?.year }
        }
    }
}

/// A transport that answers nothing, and that only cancellation ends.
private struct StubbornTransport: HTTPTransport {
    let onSend: @Sendable () -> Void

    func send(_ request: TransportRequest) async throws(TransportError) -> TransportResponse {
        let (never, end) = AsyncStream<Void>.makeStream()
        onSend()
        for await _ in never {}
        end.finish()
        throw TransportError(.cancelled, "the task was cancelled")
    }

    func shutdown() async {}
}

/// A store of pictures that takes a picture only after a gate has opened, and remembers the calls.
private final class HeldPictures: SnapshotDAO {
    let gate = Gate()
    private let state = Mutex<[String]>([])

    var notes: [String] { state.withLock { $0 } }
    func note(_ event: String) { state.withLock { $0.append(event) } }

    func load(_ key: SnapshotKey) async throws(MarqueeError) -> Snapshot? { nil }
    func save(_ snapshot: Snapshot, for key: SnapshotKey) async throws(MarqueeError) {
        await gate.pass()
        note("stored")
    }
    func remove(_ selection: SnapshotSelection) async throws(MarqueeError) -> Int { 0 }
    func expire(_ selection: SnapshotSelection) async throws(MarqueeError) {}
}
