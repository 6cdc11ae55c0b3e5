import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

@Suite(.timeLimit(.minutes(30)))
struct LibraryTests {
    @Test func `a change is seen at once, waits, and is still there when the store is opened again`() async throws {
        let folder = try TemporaryFolder()
        let stores = try await folder.library()
        let tenant = try await stores.signIn(1)
        let entry = try await stores.set(.favorite(true), of: tenant)
        let mark = StoredMarks.Entry(
            item: .movie(1), marks: Marks(isFavorite: true, pending: [.favorite]), places: [.favorite: .init(order: 1)], version: 1)
        #expect(entry == mark)
        _ = try await stores.record(
            .set(.rated(17)), on: .episode(of: 2, season: 3, number: 4), of: tenant, at: .at(2))
        await stores.close()
        let again = try await folder.library()
        let marks = try await again.library.marks(of: tenant)
        #expect(marks.version == 2)
        #expect(Set(marks.entries.keys) == [.movie(1), .episode(of: 2, season: 3, number: 4)])
        #expect(marks.entries[.movie(1)]?.marks == entry.marks)
        #expect(
            try await again.library.entries(of: tenant) == [
                OutboxEntry(tenant: tenant, item: .movie(1), value: .favorite(true), position: 1, changedAt: .at(1)),
                OutboxEntry(
                    tenant: tenant, item: .episode(of: 2, season: 3, number: 4), value: .rated(17), position: 2, changedAt: .at(2)),
            ])
        #expect(try await again.library.version(of: tenant) == 2)
        await again.close()
    }

    @Test func `movies, series and episodes of the same number are different things, and so are accounts`() async throws {
        let stores = try await OpenLibrary.inMemory()
        let (tenant, other) = (try await stores.signIn(1), try await stores.signIn(2))
        let items: [Markable] = [.movie(1), .tv(1), .episode(of: 1, season: 0, number: 0), .episode(of: 1, season: 0, number: 1)]
        for (number, item) in items.enumerated() { _ = try await stores.set(.rated(number + 1), on: item, of: tenant) }
        let entries = try await stores.library.marks(of: tenant).entries
        #expect(items.map { entries[$0]?.marks.rating?.halfPoints } == [1, 2, 3, 4])
        #expect(try await stores.library.marks(of: other).entries.isEmpty)
        #expect(try await stores.library.version(of: other) == 0)
    }

    @Test func `an account that is not there has no marks and takes none`() async throws {
        let stores = try await OpenLibrary.inMemory()
        let error = await #expect(throws: MarqueeError.self) { try await stores.set(.favorite(true), of: 12) }
        #expect(error?.code == .unauthorized && error?.reason.key == "library.noAccount")
        #expect(try await stores.library.version(of: 12) == 0)
        #expect(try await stores.library.marks(of: 12) == StoredMarks())
        #expect(try await stores.library.reconcile(WholeShelf(.ratedMovies, values: [.movie(1): .rated(2)]), of: 12, since: 0) == [])
        let gone = OutboxEntry(tenant: 12, item: .movie(1), value: .favorite(true), position: 1, changedAt: .at(0))
        #expect(try await stores.acknowledge(gone, at: .at(0)) == .init(item: .movie(1)))
        #expect(try await stores.library.marks(of: 12) == StoredMarks())
        #expect(try await stores.lease(12) == nil)
    }

    @Test func `an episode can be rated, and nothing else`() async throws {
        let stores = try await OpenLibrary.inMemory()
        let tenant = try await stores.signIn(1)
        for edit: MarkEdit in [.set(.favorite(true)), .toggle(.watchlist)] {
            let error = await #expect(throws: MarqueeError.self) {
                try await stores.record(edit, on: .episode(of: 1, season: 1, number: 1), of: tenant, at: .at(0))
            }
            #expect(error?.code == .invalidInput)
        }
        #expect(try await stores.library.version(of: tenant) == 0)
    }

    @Test func `turning decides by what is seen, and keeps what that is`() async throws {
        let stores = try await OpenLibrary.inMemory()
        let tenant = try await stores.signIn(1)
        for isSet in [true, false, true] {
            let entry = try await stores.record(.toggle(.watchlist), on: .tv(1), of: tenant, at: .at(0))
            #expect(entry.marks.isOnWatchlist == isSet)
            #expect(try await stores.slot(tenant)?.value == .watchlist(isSet))
        }
        _ = try await stores.library.learn(
            Marks(isFavorite: true), kinds: [.favorite], on: .tv(1), of: tenant, since: 9)
        #expect(try await !stores.record(.toggle(.favorite), on: .tv(1), of: tenant, at: .at(0)).marks.isFavorite)
        #expect(try await stores.record(.toggle(.rating), on: .tv(2), of: tenant, at: .at(0)).marks.rating == nil)
    }

    @Test func `turning what was refused begins at what the server has`() async throws {
        let stores = try await OpenLibrary.inMemory()
        let tenant = try await stores.signIn(1)
        _ = try await stores.set(.favorite(true), of: tenant)
        let refused = try await stores.library.reject(#require(await stores.lease(tenant)), because: .refusal)
        #expect(refused.marks == Marks(rejected: [.favorite]))
        let turned = try await stores.record(.toggle(.favorite), on: .movie(1), of: tenant, at: .at(0))
        #expect(turned.marks == Marks(isFavorite: true, pending: [.favorite]))
    }

    @Test func `what the server is known to have is not sent, and a change taken back in time is not either`() async throws {
        let stores = try await OpenLibrary.inMemory()
        let tenant = try await stores.signIn(1)
        _ = try await stores.library.learn(Marks(isFavorite: true), kinds: [.favorite, .rating], on: .movie(1), of: tenant, since: 0)
        let version = try await stores.library.version(of: tenant)
        // They count all the same, so that nobody takes somebody else's change for theirs.
        #expect(try await stores.set(.favorite(true), of: tenant).version == version + 1)
        #expect(try await stores.set(.rating(nil), of: tenant).version == version + 2)
        #expect(try await stores.library.entries(of: tenant) == [])
        #expect(try await stores.set(.favorite(false), of: tenant).marks.pending == [.favorite])
        #expect(try await stores.set(.favorite(true), of: tenant).marks == Marks(isFavorite: true))
        #expect(try await stores.library.entries(of: tenant) == [])
        // Nothing is known of this one, so even what it looks like is sent.
        #expect(try await stores.set(.watchlist(false), of: tenant).marks.pending == [.watchlist])
    }

    @Test func `a change taken back after it was under way is sent, as it may have arrived`() async throws {
        let stores = try await OpenLibrary.inMemory()
        let tenant = try await stores.signIn(1)
        _ = try await stores.library.learn(.none, kinds: [.favorite], on: .movie(1), of: tenant, since: 0)
        _ = try await stores.set(.favorite(true), of: tenant)
        try await stores.release(#require(await stores.lease(tenant)), until: .at(5))
        let entry = try await stores.set(.favorite(false), of: tenant)
        #expect(entry.marks == Marks(pending: [.favorite]))
        let slot = try #require(await stores.lease(tenant))
        #expect(slot.value == .favorite(false) && slot.revision == 2 && slot.before == .favorite(false))
        #expect(try await stores.acknowledge(slot, at: .at(0)).marks == .none)
        #expect(try await stores.library.entries(of: tenant) == [])
    }

    @Test func `filling a slot again puts it at the end, forgets failures, and keeps what was there before`() async throws {
        let stores = try await OpenLibrary.inMemory()
        let tenant = try await stores.signIn(1)
        _ = try await stores.library.learn(Marks(rating: Rating(halfPoints: 4)), kinds: [.rating], on: .movie(1), of: tenant, since: 0)
        _ = try await stores.set(.rated(10), of: tenant)
        _ = try await stores.set(.rated(11), on: .movie(2), of: tenant)
        try await stores.release(#require(await stores.lease(tenant)), until: .at(5))
        #expect(try await stores.slot(tenant)?.attempts == 1)
        _ = try await stores.set(.rated(12), of: tenant)
        let slots = try await stores.library.entries(of: tenant)
        #expect(slots.map(\.item) == [.movie(2), .movie(1)])
        #expect(slots[1].value == .rated(12) && slots[1].before == .rated(4) && slots[1].revision == 2)
        #expect(slots[1].attempts == 0 && slots[1].notBefore == nil)
        #expect(slots[1].position > slots[0].position)
    }

    @Test func `what is learned lies under what waits, and gives way to what was learned later`() async throws {
        let stores = try await OpenLibrary.inMemory()
        let tenant = try await stores.signIn(1)
        let begun = try await stores.library.version(of: tenant)
        _ = try await stores.set(.favorite(true), of: tenant)
        let sent = try #require(await stores.lease(tenant))
        _ = try await stores.acknowledge(sent, at: .at(0))
        // Read before the server took the change, and answered after.
        let late = try await stores.library.learn(
            .none, kinds: [.favorite, .watchlist], on: .movie(1), of: tenant, since: begun)
        #expect(late.marks.isFavorite && late.known == [.favorite, .watchlist])
        _ = try await stores.set(.favorite(false), of: tenant)
        let version = try await stores.library.version(of: tenant)
        let learned = try await stores.library.learn(
            Marks(isFavorite: true, rating: Rating(halfPoints: 2)), kinds: [.favorite], on: .movie(1), of: tenant, since: version)
        #expect(learned.marks == Marks(pending: [.favorite]))
        #expect(learned.version == version + 1)
        // Nothing of it is news, and it counts all the same.
        let old = try await stores.library.learn(.none, kinds: [.favorite], on: .movie(1), of: tenant, since: 0)
        #expect(old.marks == Marks(pending: [.favorite]) && old.version == version + 2)
    }

    @Test func `a whole shelf says what is on it and what is not, save for what was learned later`() async throws {
        let stores = try await OpenLibrary.inMemory()
        let tenant = try await stores.signIn(1)
        for number in 1...4 {
            _ = try await stores.library.learn(
                Marks(isFavorite: true, isOnWatchlist: true), kinds: [.favorite, .watchlist], on: .movie(number), of: tenant, since: 9)
        }
        _ = try await stores.set(.favorite(false), on: .movie(3), of: tenant)
        let since = try await stores.library.version(of: tenant)
        _ = try await stores.set(.favorite(true), on: .movie(9), of: tenant)
        _ = try await stores.acknowledge(#require(await stores.lease(tenant, after: since)), at: .at(7))
        let changed = try await stores.library.reconcile(
            WholeShelf(.favoriteMovies, values: [.movie(1): .favorite(true), .movie(5): .favorite(true), .tv(6): .favorite(true)]),
            of: tenant, since: since)
        // 2 is gone, 5 is new; 3 is gone too, but was seen so before; 9 was learned later, and 6 belongs elsewhere.
        #expect(Set(changed) == [.movie(2), .movie(4), .movie(5)])
        let marks = try await stores.library.marks(of: tenant)
        #expect(marks.pulled == [.favoriteMovies])
        #expect(marks.entries.filter { $1.marks.isFavorite }.keys.map(\.title.id).sorted() == [1, 5, 9])
        #expect(marks.entries.filter { $1.marks.isOnWatchlist }.count == 4)
        #expect(marks.entries[.movie(3)]?.marks.pending == [.favorite])
        #expect(marks.entries[.movie(9)]?.places[.favorite]?.arrivedAt == .at(7))
        #expect(marks.entries[.tv(6)] == nil)
    }

    @Test func `what was seen of a shelf says nothing of the rest, and gives way to what was learned later`() async throws {
        let stores = try await OpenLibrary.inMemory()
        let tenant = try await stores.signIn(1)
        for number in 1...2 {
            _ = try await stores.library.learn(Marks(isFavorite: true), kinds: [.favorite], on: .movie(number), of: tenant, since: 9)
        }
        let since = try await stores.library.version(of: tenant)
        _ = try await stores.set(.favorite(false), on: .movie(2), of: tenant)
        _ = try await stores.acknowledge(#require(await stores.lease(tenant)), at: .at(0))
        let seen: [Markable: MarkValue] = [
            .movie(2): .favorite(true), .movie(3): .favorite(true), .episode(of: 1, season: 1, number: 1): .rated(4),
        ]
        let changed = try await stores.library.learn(seen, of: tenant, since: since)
        #expect(Set(changed) == [.movie(3), .episode(of: 1, season: 1, number: 1)])
        let marks = try await stores.library.marks(of: tenant)
        #expect(marks.entries.filter { $1.marks.isFavorite }.keys.map(\.title.id).sorted() == [1, 3])
        #expect(marks.pulled == [] && marks.version == since + 3)
        #expect(try await stores.library.learn([:], of: 99, since: 0) == [])
    }

    @Test func `a mark stands where it came to stand, however often it is heard of`() async throws {
        let stores = try await OpenLibrary.inMemory()
        let tenant = try await stores.signIn(1)
        func place() async throws -> StoredMarks.Place? {
            try await stores.library.marks(of: tenant).entries[.movie(1)]?.places[.rating]
        }
        _ = try await stores.set(.favorite(true), on: .movie(2), of: tenant)
        _ = try await stores.acknowledge(#require(await stores.lease(tenant)), at: .at(3))
        _ = try await stores.set(.rated(7), of: tenant)
        let waiting = StoredMarks.Place(order: 3)
        #expect(try await place() == waiting)
        let entry = try await stores.acknowledge(#require(await stores.lease(tenant)), at: .at(5))
        let arrived = StoredMarks.Place(order: 4, isOnServer: true, arrivedAt: .at(5))
        #expect(entry.places == [.rating: arrived] && entry.known == [.rating])
        // Another rating, and the server's word for it, change nothing; a whole shelf tells the order.
        _ = try await stores.set(.rated(8), of: tenant)
        #expect(try await place() == arrived)
        _ = try await stores.acknowledge(#require(await stores.lease(tenant)), at: .at(9))
        #expect(try await place() == arrived)
        _ = try await stores.library.learn(Marks(rating: Rating(halfPoints: 7)), kinds: [.rating], on: .movie(1), of: tenant, since: 99)
        #expect(try await place() == arrived)
        let shelf = WholeShelf(
            .ratedMovies, values: [.movie(1): .rated(7), .movie(3): .rated(2)], newestFirst: [.movie(3), .movie(1)])
        #expect(try await stores.library.reconcile(shelf, of: tenant, since: 7) == [.movie(3)])
        #expect(try await place() == StoredMarks.Place(order: 7, rank: 1, isOnServer: true, arrivedAt: .at(5)))
        let other = try await stores.library.marks(of: tenant).entries[.movie(3)]?.places[.rating]
        #expect(other == StoredMarks.Place(order: 7, rank: 2, isOnServer: true))
        // What was taken back and given again stands at the end.
        _ = try await stores.set(.rating(nil), of: tenant)
        #expect(try await place() == nil)
        _ = try await stores.acknowledge(#require(await stores.lease(tenant)), at: .at(11))
        _ = try await stores.set(.rated(1), of: tenant)
        #expect(try await place() == StoredMarks.Place(order: 11))
    }

    @Test func `ten thousand ratings are reconciled at once, and the next time nothing has changed`() async throws {
        let folder = try TemporaryFolder()
        let stores = try await folder.library()
        let tenant = try await stores.signIn(1)
        let values = Dictionary(uniqueKeysWithValues: (1...10_000).map { (Markable.movie($0), MarkValue.rated($0 % 20 + 1)) })
        let shelf = WholeShelf(.ratedMovies, values: values)
        #expect(try await stores.library.reconcile(shelf, of: tenant, since: 0).count == 10_000)
        #expect(try await stores.library.reconcile(shelf, of: tenant, since: 1) == [])
        let marks = try await stores.library.marks(of: tenant)
        #expect(marks.entries.count == 10_000)
        #expect(marks.entries.allSatisfy { values[$0] == $1.marks[.rating] })
        await stores.close()
    }

    @Test func `every call that tells of a mark counts once, whatever is left to change, and the others do not`() async throws {
        let stores = try await OpenLibrary.inMemory()
        let tenant = try await stores.signIn(1)
        var expected = 0
        func count(_ more: Int, _ what: String) async throws {
            expected += more
            #expect(try await stores.library.version(of: tenant) == expected, "\(what)")
        }
        _ = try await stores.set(.favorite(true), of: tenant)
        try await count(1, "record")
        let slot = try #require(await stores.lease(tenant))
        try await count(0, "lease")
        try await stores.release(slot, until: nil)
        try await count(0, "release")
        let again = try #require(await stores.lease(tenant))
        _ = try await stores.library.reject(again, because: .refusal)
        try await count(1, "refuse")
        let id = PendingChange(item: .movie(1), value: .favorite(true), changedAt: .at(0), state: .waiting).id
        _ = try await stores.library.retry(id, of: tenant)
        try await count(1, "retry")
        _ = try await stores.library.retry(id, of: tenant)
        try await count(1, "retry of what waits")
        _ = try await stores.library.discard(id, of: tenant)
        try await count(1, "discard")
        _ = try await stores.library.discard(id, of: tenant)
        try await count(1, "discard of nothing")
        _ = try await stores.acknowledge(again, at: .at(0))
        try await count(1, "acknowledge")
        _ = try await stores.library.reconcile(WholeShelf(.ratedTV, values: [:]), of: tenant, since: 9)
        try await count(1, "reconcile")
        _ = try await stores.library.learn([:], of: tenant, since: 9)
        try await count(1, "learn of nothing")
    }
}
