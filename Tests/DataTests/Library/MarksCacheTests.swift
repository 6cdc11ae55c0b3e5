import Foundation
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeData

struct MarksCacheTests {
    @Test func `own changes are at hand at once`() async throws {
        let stage = try await LibraryFixture()
        let tenant = try await stage.signIn()
        _ = try await stage.marksCache.marks(of: tenant)
        for value in [true, false, true] {
            try await stage.set(.favorite(value), of: tenant)
            #expect(stage.marksCache.marksAtHand(for: .tenant(tenant), on: [.movie(550)])?[.movie(550)]?.isFavorite ?? false == value)
        }
    }

    @Test func `what others change is seen within a second`() async throws {
        let stage = try await LibraryFixture()
        let tenant = try await stage.signIn()
        let other = try await LibraryFixture(beside: stage)
        _ = try await stage.marksCache.marks(of: tenant)
        try await other.set(.favorite(true), of: tenant)
        #expect(stage.marksCache.marksAtHand(for: .tenant(tenant), on: [.movie(550)]) == [:])
        stage.clock.advance(by: .seconds(1))
        #expect(stage.marksCache.marksAtHand(for: .tenant(tenant), on: [.movie(550)]) == nil)
        #expect(await stage.marksCache.lookUpMarks(for: .tenant(tenant), on: [.movie(550)])[.movie(550)]?.isFavorite == true)
        #expect(stage.marksCache.marksAtHand(for: .tenant(tenant), on: [.movie(550)])?[.movie(550)]?.isFavorite == true)
    }

    @Test(.timeLimit(.minutes(5))) func `an account that another process has wiped has no marks, and no read waits for them`() async throws
    {
        let stage = try await LibraryFixture()
        let tenant = try await stage.signIn()
        try await stage.set(.favorite(true), of: tenant)
        _ = try await stage.marksCache.marks(of: tenant)
        try await stage.set(.rated(12), of: tenant)
        try await stage.sessionStore.wipe(tenant)
        stage.clock.advance(by: .seconds(1))
        #expect(await stage.marksCache.lookUpMarks(for: .tenant(tenant), on: [.movie(550)]) == [:])
        #expect(try await stage.marksCache.marks(of: tenant).entries == [:])
        #expect(stage.events.events.isEmpty)
    }

    @Test func `who has signed out sees no marks, and finds them again`() async throws {
        let stage = try await LibraryFixture()
        let tenant = try await stage.signIn()
        try await stage.set(.favorite(true), of: tenant)
        _ = try await stage.sessionStore.signOut(tenant, generation: 1)
        #expect(await stage.marksCache.lookUpMarks(for: .tenant(tenant), on: [.movie(550)]) == [:])
        try await stage.signIn()
        #expect(await stage.marksCache.lookUpMarks(for: .tenant(tenant), on: [.movie(550)])[.movie(550)]?.isFavorite == true)
    }

    @Test func `changes that are noted in another order are announced in theirs`() async throws {
        let stage = try await LibraryFixture()
        let tenant = try await stage.signIn()
        _ = try await stage.marksCache.marks(of: tenant)
        let (announced, item) = (stage.broadcaster.changes(for: .tenant(tenant), on: nil), Markable.movie(550))
        let version = try await stage.marksCache.marks(of: tenant).version
        stage.marksCache.note(.init(item: item, marks: Marks(rating: Rating(halfPoints: 2)), version: version + 2), of: tenant)
        stage.marksCache.note(.init(item: item, marks: Marks(rating: Rating(halfPoints: 1)), version: version + 1), of: tenant)
        stage.broadcaster.end()
        var seen: [Int?] = []
        for await change in announced { seen.append(change.marks.rating?.halfPoints) }
        #expect(seen == [2])
    }

    @Test func `a load that fails leaves nothing behind`() async throws {
        let stage = try await LibraryFixture()
        let tenant = try await stage.signIn()
        await stage.stores.close()
        await #expect(throws: MarqueeError.self) { try await stage.marksCache.marks(of: tenant) }
        #expect(stage.marksCache.people == 0)
    }

    @Test func `a clock that is turned back lets nothing count as recent`() async throws {
        let stage = try await LibraryFixture()
        let tenant = try await stage.signIn()
        _ = try await stage.marksCache.marks(of: tenant)
        stage.clock.advance(by: .seconds(-3_600))
        #expect(stage.marksCache.marksAtHand(for: .tenant(tenant), on: [.movie(550)]) == nil)
    }

    @Test func `a change of one's own that finds nothing to change does not hide what others did`() async throws {
        let stage = try await LibraryFixture()
        let tenant = try await stage.signIn()
        try await stage.set(.favorite(true), of: tenant)
        _ = try await stage.outbox.drain(tenant, isOnDemand: true)
        let other = try await LibraryFixture(beside: stage)
        _ = try await stage.marksCache.marks(of: tenant)
        try await other.set(.rated(16), on: .tv(1399), of: tenant)
        // The server has it already, so that nothing is left to be done.
        try await stage.set(.favorite(true), of: tenant)
        #expect(try await stage.shown(.tv(1399), of: tenant).rating?.halfPoints == 16)
    }

    @Test func `a read that fell back shows what was changed while the server was being asked`() async throws {
        let stage = try await LibraryFixture()
        let tenant = try await stage.signIn()
        stage.server.whenAsked { () async throws(MarqueeError) in
            _ = try await stage.marks(of: tenant).set(.favorite(true), on: .movie(550))
            throw .offline
        }
        let fetched = try await stage.marks(of: tenant).marks(on: .movie(550))(.freshElseCached)
        #expect(fetched.refreshError?.code == .offline && fetched.value.isFavorite)
    }

    @Test func `loads that race with changes end with the newest`() async throws {
        let stage = try await LibraryFixture()
        let tenant = try await stage.signIn()
        for round in 1...50 {
            let rating = MarkValue.rated(round % 20 + 1)
            async let loaded: Void = {
                for _ in 1...3 { _ = try await stage.marksCache.marks(of: tenant) }
            }()
            async let looked = stage.marksCache.lookUpMarks(for: .tenant(tenant), on: [.movie(550)])
            try await stage.set(rating, of: tenant)
            #expect(try await stage.shown(of: tenant)[.rating] == rating)
            _ = try await (loaded, looked)
            #expect(try await stage.shown(of: tenant)[.rating] == rating)
        }
    }

    @Test func `those whose libraries were used longest ago leave first`() async throws {
        let stage = try await LibraryFixture()
        let marksCache = MarksCache(
            library: CrowdedLibrary(marksEach: 1), sessions: stage.sessions, broadcaster: stage.broadcaster, clock: stage.clock.wall)
        for tenant in 1...512 { _ = try await marksCache.marks(of: tenant) }
        #expect(marksCache.people == 512)
        _ = try await marksCache.marks(of: 1)
        #expect(marksCache.marksAtHand(for: .tenant(1), on: []) != nil)
        _ = try await marksCache.marks(of: 513)
        #expect(marksCache.people == 256)
        #expect(marksCache.marksAtHand(for: .tenant(1), on: []) != nil && marksCache.marksAtHand(for: .tenant(513), on: []) != nil)
        #expect(marksCache.marksAtHand(for: .tenant(2), on: []) == nil)
    }

    @Test func `no more than 200,000 marks are held, those of own changes included`() async throws {
        let stage = try await LibraryFixture()
        let marksCache = MarksCache(
            library: CrowdedLibrary(marksEach: 1_000), sessions: stage.sessions, broadcaster: stage.broadcaster, clock: stage.clock.wall)
        for tenant in 1...300 {
            let marks = try await marksCache.marks(of: tenant)
            for number in 1...500 {
                marksCache.note(
                    StoredMarks.Entry(item: .tv(number), marks: Marks(isFavorite: true), version: marks.version + number), of: tenant)
            }
            #expect(marksCache.heldMarks <= 200_000)
        }
    }

    @Test func `somebody whose marks were never read takes no room`() async throws {
        let stage = try await LibraryFixture()
        for tenant in 1...1_000 { stage.marksCache.note(StoredMarks.Entry(item: .movie(1), version: 1), of: tenant) }
        #expect(stage.marksCache.people == 0)
    }
}

/// Marks of as many people as are asked for.
private struct CrowdedLibrary: LibraryDAO {
    let marksEach: Int
    private let none = NoLibrary()

    init(marksEach: Int) { self.marksEach = marksEach }

    func version(of tenant: Int) async throws(MarqueeError) -> Int { 1 }
    func marks(of tenant: Int) async throws(MarqueeError) -> StoredMarks {
        let entries = (1...marksEach).map { StoredMarks.Entry(item: .movie($0), marks: Marks(isFavorite: true), version: 1) }
        return StoredMarks(version: 1, entries: Dictionary(uniqueKeysWithValues: entries.map { ($0.item, $0) }))
    }
    func slots(of tenant: Int) async throws(MarqueeError) -> [OutboxSlot] { [] }
    func lease(_ request: LeaseRequest) async throws(MarqueeError) -> OutboxSlot? { nil }
    func due(on server: String, at moment: Date) async throws(MarqueeError) -> OutboxSchedule { OutboxSchedule() }
    func record(
        _ edit: MarkEdit, on item: Markable, of tenant: Int, at moment: Date
    ) async throws(MarqueeError) -> StoredMarks.Entry { try await none.record(edit, on: item, of: tenant, at: moment) }
    func acknowledge(_ slot: OutboxSlot, at moment: Date) async throws(MarqueeError) -> StoredMarks.Entry {
        try await none.acknowledge(slot, at: moment)
    }
    func giveBack(_ slot: OutboxSlot, until moment: Date?) async throws(MarqueeError) { try await none.giveBack(slot, until: moment) }
    func refuse(_ slot: OutboxSlot, because error: MarqueeError) async throws(MarqueeError) -> StoredMarks.Entry {
        try await none.refuse(slot, because: error)
    }
    func yield(_ slot: OutboxSlot, to server: MarkValue) async throws(MarqueeError) -> StoredMarks.Entry {
        try await none.yield(slot, to: server)
    }
    func retry(_ change: PendingChange.ID, of tenant: Int) async throws(MarqueeError) -> StoredMarks.Entry {
        try await none.retry(change, of: tenant)
    }
    func discard(_ change: PendingChange.ID, of tenant: Int) async throws(MarqueeError) -> StoredMarks.Entry {
        try await none.discard(change, of: tenant)
    }
    func learn(
        _ marks: Marks, kinds: Set<MarkKind>, on item: Markable, of tenant: Int, since version: Int
    ) async throws(MarqueeError) -> StoredMarks.Entry {
        try await none.learn(marks, kinds: kinds, on: item, of: tenant, since: version)
    }
    func learn(_ values: [Markable: MarkValue], of tenant: Int, since version: Int) async throws(MarqueeError) -> [Markable] { [] }
    func reconcile(_ shelf: WholeShelf, of tenant: Int, since version: Int) async throws(MarqueeError) -> [Markable] { [] }
}
