import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

/// A damaged row is lost, and no other row of its account.
@Suite(.timeLimit(.minutes(5)))
struct DamagedMarkTests {
    /// Three known marks of the server, and three pending changes.
    private func filled(_ folder: TemporaryFolder) async throws -> Int {
        let stores = try await folder.library()
        let tenant = try await stores.signIn(1)
        for number in 1...3 {
            let marks = Marks(isFavorite: true)
            _ = try await stores.library.learn(marks, kinds: [.favorite], on: .movie(number), of: tenant, since: number)
        }
        for number in 4...6 { _ = try await stores.set(.favorite(true), on: .movie(number), of: tenant) }
        await stores.close()
        return tenant
    }

    /// Flips a bit in the name of a shelf, in the first row on the page of a table.
    private func flip(_ table: String, in folder: TemporaryFolder) throws {
        let root = try SQLiteHandle(folder.path("user.sqlite")).number("SELECT rootpage FROM sqlite_schema WHERE name = ?1", [.text(table)])
        var bytes = try folder.bytes("user.sqlite")
        let page = (root - 1) * 4_096..<root * 4_096
        try #require(bytes[page.lowerBound] == 0x0D)
        let place = try #require(bytes.range(of: Data("favoriteMovies".utf8), options: .backwards, in: page)).lowerBound + 3
        bytes[place] ^= 1
        try folder.write(bytes, to: "user.sqlite")
    }

    @Test(arguments: ["mark", "outbox"])
    func `a flipped bit in the name of a shelf loses one row, and all others of the account are read and sent`(table: String) async throws {
        let folder = try TemporaryFolder()
        let tenant = try await filled(folder)
        try flip(table, in: folder)
        let events = EventLog()
        let stores = try await folder.library(events: events)
        #expect(events.rebuilds == ["store.salvaged"])
        #expect(try SQLiteHandle(folder.path("user.sqlite")).number("SELECT count(*) FROM \(table)") == 2)
        #expect(try folder.bytes("user.sqlite.damaged-1").range(of: Data("favnriteMovies".utf8)) != nil)
        try await expectRest(of: tenant, without: table == "mark" ? 1 : 4, in: stores)
        await stores.close()
    }

    @Test(arguments: ["mark", "outbox"])
    func `a row that is damaged while the file is in use is skipped`(table: String) async throws {
        let folder = try TemporaryFolder()
        let tenant = try await filled(folder)
        let stores = try await folder.library()
        let number = table == "mark" ? 1 : 4
        let handle = try SQLiteHandle(folder.path("user.sqlite"))
        try handle.execute(
            """
            PRAGMA ignore_check_constraints = ON;
            UPDATE \(table) SET shelf = 'favnriteMovies' WHERE media_id = \(number);
            """)
        try await expectRest(of: tenant, without: number, in: stores)
        await stores.close()
    }

    private func expectRest(of tenant: Int, without number: Int, in stores: OpenLibrary) async throws {
        let rest = (1...6).filter { $0 != number }
        let marks = try await stores.library.marks(of: tenant)
        #expect(marks.entries.filter { $0.value.marks.isFavorite }.map(\.key.title.id).sorted() == rest)
        let waiting = rest.filter { $0 > 3 }
        #expect(try await stores.library.entries(of: tenant).map(\.item.title.id) == waiting)
        let turns = try await stores.leaseTurns(at: 10)
        #expect(turns.allSatisfy { $0.tenant == tenant } && turns.map(\.item.title.id) == waiting)
        try await stores.library.release(turns)
        for expected in waiting {
            let entry = try #require(await stores.lease(tenant, at: 10))
            #expect(entry.item == .movie(expected))
            _ = try await stores.acknowledge(entry, at: .at(0))
        }
        #expect(try await stores.lease(tenant, at: 10) == nil)
        #expect(try await stores.leaseTurns(at: 10) == [])
        let shelf = WholeShelf(.favoriteMovies, values: [.movie(number): .favorite(true)])
        let version = try await stores.library.version(of: tenant)
        #expect(try await stores.library.reconcile(shelf, of: tenant, since: version).count == 6)
    }

    @Test func `a flipped bit in a rule of the schema is found before the rule refuses a row`() async throws {
        let folder = try TemporaryFolder()
        let stores = try await folder.library()
        let tenant = try await stores.signIn(1)
        await stores.close()
        var bytes = try folder.bytes("user.sqlite")
        for place in bytes.indices(of: Data("'watchlistTV'".utf8)) { bytes[place + 1] ^= 1 }
        try folder.write(bytes, to: "user.sqlite")
        let events = EventLog()
        let again = try await folder.library(events: events)
        #expect(events.rebuilds == ["store.salvaged"])
        #expect(try await again.set(.watchlist(true), on: .tv(1), of: tenant).marks.isOnWatchlist)
        await again.close()
    }

    @Test func `marks of every shelf are stored, and impossible items are not`() async throws {
        let stores = try await OpenLibrary.inMemory()
        let tenant = try await stores.signIn(1)
        let items: [Markable] = [.movie(1), .tv(1), .episode(of: 1, season: 0, number: 0)]
        for shelf in ShelfName.allCases {
            for item in items where ShelfName(shelf.kind, of: item) == shelf {
                _ = try await stores.set(MarkValue(shelf.kind, number: 1), on: item, of: tenant)
                let entry = try #require(await stores.lease(tenant))
                #expect(try await stores.acknowledge(entry, at: .at(0)).known.contains(shelf.kind))
            }
            let impossible: [Markable] = [
                .movie(0), .movie(-1), .tv(0), .episode(of: 0, season: 1, number: 1), .episode(of: 1, season: -1, number: 1),
                .episode(of: 1, season: 1, number: -1),
            ]
            let values = Dictionary(uniqueKeysWithValues: impossible.map { ($0, MarkValue(shelf.kind, number: 1)) })
            #expect(try await stores.library.reconcile(WholeShelf(shelf, values: values), of: tenant, since: 100).count == 1)
        }
        #expect(try await stores.library.marks(of: tenant).pulled.count == 7)
        await stores.close()
    }
}
