import Foundation
import MarqueeDomain
import Synchronization
import TestKit
import Testing

@testable import MarqueeData

@Suite(.timeLimit(.minutes(5)))
struct MarksCacheTests {
    @Test func `own changes are at hand at once`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        _ = try await fixture.marksCache.marks(of: tenant)
        for value in [true, false, true] {
            try await fixture.set(.favorite(value), of: tenant)
            #expect(fixture.marksAtHand(of: tenant, on: [.movie(550)])?[.movie(550)]?.isFavorite ?? false == value)
        }
    }

    @Test func `the marks on the items of one value follow every change`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        let other = try await LibraryFixture(beside: fixture)
        let items = MarkableItems { [.movie(550), .movie(11)] }
        func isFavorite() -> Bool? {
            fixture.marksAtHand(of: tenant, on: items).map { $0[.movie(550)]?.isFavorite ?? false }
        }
        _ = try await fixture.marksCache.marks(of: tenant)
        #expect(isFavorite() == false)
        for value in [true, false, true] {
            try await fixture.set(.favorite(value), of: tenant)
            #expect(isFavorite() == value && isFavorite() == value)
        }
        try await other.set(.favorite(false), of: tenant)
        fixture.clock.advance(by: .seconds(1))
        _ = try await fixture.marksCache.marks(of: tenant)
        #expect(isFavorite() == false)
        fixture.marksCache.forget(tenant)
        #expect(isFavorite() == nil)
    }

    @Test func `the items of a value are collected once, and never for a client without a user`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        try await fixture.set(.favorite(true), of: tenant)
        let collections = Mutex(0)
        let items = MarkableItems {
            collections.withLock { $0 += 1 }
            return [.movie(550)]
        }
        #expect(fixture.marksCache.marksAtHand(for: .nobody, on: items, at: fixture.clock.now) == [:] && collections.withLock(\.self) == 0)
        _ = try await fixture.marksCache.marks(of: tenant)
        for value in [true, false] {
            try await fixture.set(.favorite(value), of: tenant)
            #expect(fixture.marksAtHand(of: tenant, on: items)?[.movie(550)]?.isFavorite ?? false == value)
        }
        #expect(collections.withLock(\.self) == 1)
    }

    @Test func `the marks on the items of many values are held for the latest`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        try await fixture.set(.favorite(true), of: tenant)
        _ = try await fixture.marksCache.marks(of: tenant)
        weak var gone: MarkableItems?
        do {
            let items = MarkableItems { [.movie(550)] }
            gone = items
            #expect(fixture.marksAtHand(of: tenant, on: items)?.count == 1)
        }
        #expect(gone != nil)
        for id in 1...100 {
            let found = fixture.marksAtHand(of: tenant, on: [.movie(550), .movie(id)])
            #expect(found?[.movie(550)]?.isFavorite == true)
        }
        #expect(gone == nil)
    }

    @Test func `what others change is seen within a second`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        let other = try await LibraryFixture(beside: fixture)
        _ = try await fixture.marksCache.marks(of: tenant)
        try await other.set(.favorite(true), of: tenant)
        #expect(fixture.marksAtHand(of: tenant, on: [.movie(550)]) == [:])
        fixture.clock.advance(by: .seconds(1))
        #expect(fixture.marksAtHand(of: tenant, on: [.movie(550)]) == nil)
        #expect(await fixture.marksCache.lookUpMarks(for: .tenant(tenant), on: [.movie(550)])[.movie(550)]?.isFavorite == true)
        #expect(fixture.marksAtHand(of: tenant, on: [.movie(550)])?[.movie(550)]?.isFavorite == true)
    }

    @Test(.timeLimit(.minutes(5))) func `an account that another process has wiped has no marks, and no read waits for them`() async throws
    {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        try await fixture.set(.favorite(true), of: tenant)
        _ = try await fixture.marksCache.marks(of: tenant)
        try await fixture.set(.rated(12), of: tenant)
        try await fixture.sessionStore.wipe(tenant)
        fixture.clock.advance(by: .seconds(1))
        #expect(await fixture.marksCache.lookUpMarks(for: .tenant(tenant), on: [.movie(550)]) == [:])
        #expect(try await fixture.marksCache.marks(of: tenant).entries == [:])
        #expect(fixture.events.events.isEmpty)
    }

    @Test func `a signed-out account sees no marks, and has them again after the next sign-in`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        try await fixture.set(.favorite(true), of: tenant)
        _ = try await fixture.sessionStore.signOut(tenant, generation: 1)
        #expect(await fixture.marksCache.lookUpMarks(for: .tenant(tenant), on: [.movie(550)]) == [:])
        try await fixture.signIn()
        #expect(await fixture.marksCache.lookUpMarks(for: .tenant(tenant), on: [.movie(550)])[.movie(550)]?.isFavorite == true)
    }

    @Test(arguments: [true, false])
    func `changes that are noted in another order are announced in theirs`(areRead: Bool) async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        if areRead { _ = try await fixture.marksCache.marks(of: tenant) }
        let (announced, item) = (fixture.broadcaster.changes(for: .tenant(tenant), on: nil), Markable.movie(550))
        let version = try await fixture.library.version(of: tenant)
        fixture.marksCache.note(
            .init(item: item, marks: Marks(rating: Rating(halfPoints: 2)), state: .init(version: version + 2)), of: tenant)
        fixture.marksCache.note(
            .init(item: item, marks: Marks(rating: Rating(halfPoints: 1)), state: .init(version: version + 1)), of: tenant)
        fixture.broadcaster.end()
        var seen: [Int?] = []
        for await change in announced { seen.append(change.marks.rating?.halfPoints) }
        #expect(seen == [2])
    }

    @Test func `what a sync finds is announced, although the marks were never read before`() async throws {
        let fixture = try await LibraryFixture()
        // The first shelf of a guest is that of rated movies.
        let guest = UserGrant(authorization: UserAuthorization(kind: .guest, session: Secret("guest")))
        let tenant = try await fixture.sessions.signIn(guest, at: fixture.clock.now).tenant
        fixture.server.set(.rated(16), on: .movie(550), of: "guest")
        let announced = fixture.broadcaster.changes(for: .tenant(tenant), on: nil)
        #expect(try await fixture.marks(of: tenant).pull().changed == 1)
        fixture.broadcaster.end()
        var seen: [LibraryChange] = []
        for await change in announced { seen.append(change) }
        #expect(seen == [LibraryChange(item: .movie(550), marks: Marks(rating: Rating(halfPoints: 16)))])
    }

    @Test func `a load that fails leaves nothing behind`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        await fixture.stores.close()
        await #expect(throws: MarqueeError.self) { try await fixture.marksCache.marks(of: tenant) }
        #expect(fixture.marksCache.people == 0)
    }

    @Test func `a clock that is turned back lets nothing count as recent`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        _ = try await fixture.marksCache.marks(of: tenant)
        fixture.clock.advance(by: .seconds(-3_600))
        #expect(fixture.marksAtHand(of: tenant, on: [.movie(550)]) == nil)
    }

    @Test func `a change of one's own that finds nothing to change does not hide what others did`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        try await fixture.set(.favorite(true), of: tenant)
        _ = try await fixture.outbox.drain(tenant)
        let other = try await LibraryFixture(beside: fixture)
        _ = try await fixture.marksCache.marks(of: tenant)
        try await other.set(.rated(16), on: .tv(1399), of: tenant)
        // The server has it already, so that nothing is left to be done.
        try await fixture.set(.favorite(true), of: tenant)
        #expect(try await fixture.shown(.tv(1399), of: tenant).rating?.halfPoints == 16)
    }

    @Test func `a read that fell back shows what was changed while the server was being asked`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        fixture.server.whenAsked { () async throws(MarqueeError) in
            _ = try await fixture.marks(of: tenant).set(.favorite(true), on: .movie(550))
            throw .offline
        }
        let fetched = try await fixture.marks(of: tenant).marks(on: .movie(550))(policy: .freshElseCached)
        #expect(fetched.refreshError?.code == .offline && fetched.value.isFavorite)
    }

    @Test func `an answer from before a change that was sent meanwhile does not undo it`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        fixture.server.whenAsked { () async throws(MarqueeError) in
            _ = try await fixture.marks(of: tenant).set(.favorite(true), on: .movie(550))
            _ = try await fixture.outbox.drain(tenant)
            // Its answer is older.
            fixture.server.set(.favorite(false), on: .movie(550), of: "session 1")
        }
        let fetched = try await fixture.marks(of: tenant).marks(on: .movie(550))(policy: .fresh)
        #expect(fetched.origin == .server && fetched.value == Marks(isFavorite: true))
        #expect(try await fixture.shown(of: tenant) == Marks(isFavorite: true))
    }

    @Test func `a load that has read older marks does not hide a newer change`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        let gate = Gate()
        fixture.library.holdMarks(at: gate)
        let look = Task { await fixture.marksCache.lookUpMarks(for: .tenant(tenant), on: [.movie(550)]) }
        await gate.arrivals(1)
        try await fixture.set(.rated(16), of: tenant)
        gate.open()
        #expect(await look.value[.movie(550)]?.rating?.halfPoints == 16)
        #expect(fixture.marksAtHand(of: tenant, on: [.movie(550)])?[.movie(550)]?.rating?.halfPoints == 16)
        #expect(fixture.library.asked(.marks) == 2)
    }

    @Test func `a change of an account with many marks does not copy them`() async throws {
        var accounts = AccountsInMemory()
        accounts.put(try await CrowdedLibrary(marksEach: 1_000).marks(of: 1), of: 1, at: .distantPast)
        // A dictionary is one reference to its storage, which is another one after a copy.
        func storage() -> UInt { unsafeBitCast(accounts.accounts[1]?.marks.entries ?? [:], to: UInt.self) }
        var storages: Set = [storage()]
        for number in 1...10 {
            _ = accounts.note(
                .init(
                    item: .movie(number), marks: .none, state: .init(version: 1 + number), replaced: .init(version: number)), of: 1,
                isHeard: true)
            storages.insert(storage())
        }
        #expect(storages.count == 1 && accounts.accounts[1]?.marks.entries[.movie(10)]?.marks == Marks.none)
    }

    @Test func `whatever the order of their threads, the last change that is heard of is the newest`() async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        _ = try await fixture.marksCache.marks(of: tenant)
        let changes = fixture.broadcaster.changes(for: .tenant(tenant), on: nil)
        let version = try await fixture.marksCache.marks(of: tenant).version
        await withTaskGroup { group in
            for number in 1...200 {
                group.addTask {
                    let marks = Marks(rating: Rating(halfPoints: number % 20 + 1))
                    fixture.marksCache.note(.init(item: .movie(550), marks: marks, state: .init(version: version + number)), of: tenant)
                }
            }
        }
        fixture.broadcaster.end()
        var last: Marks?
        for await change in changes { last = change.marks }
        #expect(last == Marks(rating: Rating(halfPoints: 1)))
    }

    @Test func `those whose libraries were used longest ago leave first`() async throws {
        let fixture = try await LibraryFixture()
        let marksCache = MarksCache(
            library: CrowdedLibrary(marksEach: 1), sessions: fixture.sessions, broadcaster: fixture.broadcaster, clock: fixture.clock.wall)
        for tenant in 1...512 { _ = try await marksCache.marks(of: tenant) }
        #expect(marksCache.people == 512)
        _ = try await marksCache.marks(of: 1)
        #expect(marksCache.marksAtHand(for: .tenant(1), on: [], at: fixture.clock.now) != nil)
        _ = try await marksCache.marks(of: 513)
        #expect(marksCache.people == 256)
        for tenant in [1, 513] { #expect(marksCache.marksAtHand(for: .tenant(tenant), on: [], at: fixture.clock.now) != nil) }
        #expect(marksCache.marksAtHand(for: .tenant(2), on: [], at: fixture.clock.now) == nil)
    }

    @Test func `no more than 200,000 marks are held, those of own changes included`() async throws {
        let fixture = try await LibraryFixture()
        let marksCache = MarksCache(
            library: CrowdedLibrary(marksEach: 1_000), sessions: fixture.sessions, broadcaster: fixture.broadcaster,
            clock: fixture.clock.wall)
        for tenant in 1...300 {
            let marks = try await marksCache.marks(of: tenant)
            for number in 1...500 {
                marksCache.note(
                    StoredMarks.Entry(
                        item: .tv(number), marks: Marks(isFavorite: true), state: .init(version: marks.version + number)), of: tenant)
            }
            #expect(marksCache.heldMarks <= 200_000)
        }
    }

    @Test func `an account whose marks were never read takes no memory`() async throws {
        let fixture = try await LibraryFixture()
        for tenant in 1...1_000 { fixture.marksCache.note(StoredMarks.Entry(item: .movie(1), state: .init(version: 1)), of: tenant) }
        #expect(fixture.marksCache.people == 0)
    }

    @Test(arguments: [2, 100])
    func `While the store fails, comparisons of watched accounts pause, and an account is left after three`(failures: Int) async throws {
        let (fixture, time, library) = (try await LibraryFixture(), ManualTime(jumps: true), CrowdedLibrary(marksEach: 1))
        let marksCache = MarksCache(
            library: library, sessions: fixture.sessions, broadcaster: fixture.broadcaster, clock: fixture.clock.wall, time: time.source)
        for tenant in 1...4 { _ = try await marksCache.marks(of: tenant) }
        let watched = (1...3).map { fixture.broadcaster.changes(for: .tenant($0), on: nil) }
        let before = marksCache.comparisons
        library.failures.withLock { $0 = failures }
        await marksCache.invalidate(nil)
        let pauses: [Duration] = [200, 400, 800, 1_600, 3_200, 5_000, 5_000, 5_000, 5_000].map { .milliseconds($0) }
        #expect(time.slept == (failures == 2 ? Array(pauses.prefix(2)) : pauses))
        #expect(marksCache.comparisons - before == (failures == 2 ? 5 : 9))
        withExtendedLifetime(watched) {}
    }

    @Test(arguments: [true, false])
    func `what the store says that others changed is seen and heard at once`(isNamed: Bool) async throws {
        let fixture = try await LibraryFixture()
        let tenant = try await fixture.signIn()
        let other = try await LibraryFixture(beside: fixture)
        _ = try await fixture.marksCache.marks(of: tenant)
        var changes = fixture.broadcaster.changes(for: .tenant(tenant), on: nil).makeAsyncIterator()
        try await other.set(.favorite(true), of: tenant)
        #expect(try await fixture.marksCache.marks(of: tenant).entries.isEmpty)
        await fixture.marksCache.invalidate(isNamed ? tenant : nil)
        #expect(await changes.next()?.marks.isFavorite == true)
        #expect(try await fixture.marksCache.marks(of: tenant).entries[.movie(550)]?.marks.isFavorite == true)
    }
}

/// Marks of as many people as are asked for.
private final class CrowdedLibrary: LibraryDAO {
    let marksEach: Int
    private let none = NoLibrary()
    /// How many of the next comparisons fail.
    let failures = Mutex(0)

    init(marksEach: Int) { self.marksEach = marksEach }

    func state(of tenant: Int) async throws(MarqueeError) -> MarksState {
        let fails = failures.withLock { left in
            left -= 1
            return left >= 0
        }
        if fails { throw .storeUnreachable }
        return MarksState(version: 1)
    }
    func marks(of tenant: Int) async throws(MarqueeError) -> StoredMarks {
        let entries = (1...marksEach).map { StoredMarks.Entry(item: .movie($0), marks: Marks(isFavorite: true), state: .init(version: 1)) }
        return StoredMarks(state: .init(version: 1), entries: Dictionary(uniqueKeysWithValues: entries.map { ($0.item, $0) }))
    }
    func entries(of tenant: Int) async throws(MarqueeError) -> [OutboxEntry] { [] }
    func now() async throws(MarqueeError) -> Date { try await none.now() }
    func update<Answer: Sendable>(
        _ selection: MarkSelection, of tenant: Int, _ change: @escaping @Sendable (inout LibraryRows) -> Answer
    ) async throws(MarqueeError) -> Answer? { try await none.update(selection, of: tenant, change) }
    func lease(_ request: LeaseRequest) async throws(MarqueeError) -> OutboxEntry? { nil }
    func lease(_ request: TurnRequest) async throws(MarqueeError) -> LeasedTurns { LeasedTurns() }
    func expired(on server: String, after age: Duration, limit: Int) async throws(MarqueeError) -> [OutboxEntry] { [] }
    func figures() async throws(MarqueeError) -> OutboxFigures { OutboxFigures() }
}
