import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

/// A number of a row may be any number after damage: no sum of it ends the program, and it costs its row at most.
@Suite(.timeLimit(.minutes(5)))
struct DamagedNumberTests {
    private static let extremes = [Int64.min, .max]

    /// The columns that hold numbers, without the ids of rows.
    private func numbers(of table: String, in file: String) throws -> [String] {
        try SQLiteHandle(file).all(
            "SELECT name FROM pragma_table_info(?1) WHERE type = 'INTEGER' AND NOT pk ORDER BY cid", [.text(table)]
        ) { $0.text(0) ?? "" }
    }

    /// Overwrites a number in the first row of a table.
    private func damage(_ table: String, _ column: String, with number: Int64, in file: String) throws {
        let handle = try SQLiteHandle(file)
        try handle.execute(
            """
            PRAGMA ignore_check_constraints = ON;
            UPDATE \(table) SET \(column) = \(number == .min ? "-9223372036854775807 - 1" : "\(number)")
            WHERE rowid = (SELECT min(rowid) FROM \(table));
            """)
    }

    /// For each of two accounts a mark that the server is known to have, and changes that wait: one after a failure, one rejected.
    private func filled(_ folder: TemporaryFolder) async throws -> [Int] {
        let stores = try await folder.library()
        var tenants: [Int] = []
        for account in 1...2 {
            let tenant = try await stores.signIn(account)
            tenants.append(tenant)
            let shelf = WholeShelf(.favoriteMovies, values: [.movie(1): .favorite(true)], newestFirst: [.movie(1)])
            _ = try await stores.library.reconcile(shelf, of: tenant, since: 0)
            for number in 2...4 { _ = try await stores.set(.favorite(true), on: .movie(number), of: tenant) }
            try await stores.release(#require(await stores.lease(tenant)), until: .at(60))
            _ = try await stores.library.reject(#require(await stores.lease(tenant)), because: .refusal)
            _ = try await stores.history.record("words", of: tenant, at: .at(0))
        }
        await stores.close()
        return tenants.sorted()
    }

    @Test(arguments: ["account", "tenant", "mark", "outbox", "shelf", "recent_search"], extremes)
    func `whatever number a row of the user's file has, nothing ends and all other rows work`(table: String, number: Int64) async throws {
        let whole = try TemporaryFolder()
        let tenants = try await filled(whole)
        for column in try numbers(of: table, in: whole.path("user.sqlite")) {
            let folder = try TemporaryFolder()
            try folder.write(whole.bytes("user.sqlite"), to: "user.sqlite")
            try damage(table, column, with: number, in: folder.path("user.sqlite"))
            let stores = try await folder.library()
            for tenant in tenants { try await expectWork(of: tenant, in: stores, "\(table).\(column)") }
            await stores.close()
        }
    }

    /// All that the store does for an account, and that a new change of it is kept, sent and done with.
    private func expectWork(of tenant: Int, in stores: OpenLibrary, _ comment: Comment) async throws {
        _ = try await stores.sessions.session(tenant)
        _ = try await stores.library.marks(of: tenant)
        _ = try await stores.history.searches(beginning: "", of: tenant, limit: 10)
        for entry in try await stores.leaseTurns(at: 0) { try await stores.library.release([entry]) }
        let learned = try await stores.library.learn(
            .none, kinds: [.favorite], on: .movie(1), of: tenant, since: stores.library.version(of: tenant))
        #expect(!learned.marks.isFavorite, comment)
        for number in 1...4 {
            _ = try await stores.set(.favorite(false), on: .movie(number), of: tenant)
            _ = try await stores.record(.toggle(.favorite), on: .movie(number), of: tenant, at: .at(2))
            _ = try await stores.library.retry(change(.movie(number)), of: tenant)
        }
        _ = try await stores.library.learn(
            Marks(isFavorite: true), kinds: [.favorite], on: .movie(2), of: tenant, since: stores.library.version(of: tenant))
        let before = try await stores.library.version(of: tenant)
        let added = try await stores.set(.favorite(true), on: .movie(9), of: tenant)
        #expect(added.version == before + 1, comment)
        stores.clock.set(.at(1_000))
        let turns = TurnRequest(server: server, owner: "b", duration: .seconds(60), longestWait: .seconds(300), accounts: 9, entriesEach: 1)
        for entry in try await stores.library.lease(turns).turns.joined() { try await stores.library.release(entry, for: .seconds(7)) }
        var (after, sent) = (0, Set<Markable>())
        while let entry = try await stores.lease(tenant, at: 2_000, after: after, onDemand: true) {
            after = entry.position
            sent.insert(entry.item)
            _ = try await stores.acknowledge(entry, at: .at(2_001))
        }
        #expect(sent.contains(.movie(9)), comment)
        #expect(try await stores.entry(tenant) == nil, comment)
        #expect(try await stores.library.marks(of: tenant).entries[.movie(9)]?.marks.isFavorite == true, comment)
        _ = try await stores.library.discard(change(.movie(1)), of: tenant)
    }

    private func change(_ item: Markable) -> PendingChange.ID {
        PendingChange(item: item, value: .favorite(true), changedAt: .at(0), state: .waiting).id
    }

    @Test(arguments: extremes)
    func `whatever number a row of the cache has, nothing ends and answers are served and kept`(number: Int64) async throws {
        let whole = try TemporaryFolder()
        let title = IndexedTitle(
            server: server, reference: .movie(1), language: "en-US", title: "Title", originalTitle: "Title", overview: "", popularity: 1)
        let first = try await whole.images()
        try await first.images.save(.picture(1, count: 1_000), for: .picture(1))
        try await first.images.save(.picture(2, count: 1_000), for: .picture(2))
        let snapshots = try #require(first.all.snapshots), titles = try #require(first.all.titles)
        for number in 1...2 { try await snapshots.save(.holding("answer"), for: .numbered(number), titles: [title], in: titles) }
        await first.close()
        for table in ["snapshot", "title", "image"] {
            for column in try numbers(of: table, in: whole.path("cache.sqlite")) {
                let folder = try TemporaryFolder()
                try FileManager.default.copyItem(atPath: whole.path("images"), toPath: folder.path("images"))
                try folder.write(whole.bytes("cache.sqlite"), to: "cache.sqlite")
                try damage(table, column, with: number, in: folder.path("cache.sqlite"))
                let opened = try await folder.images()
                try await expectCache(opened, title, "\(table).\(column)")
                await opened.close()
            }
        }
    }

    private func expectCache(_ opened: OpenImages, _ title: IndexedTitle, _ comment: Comment) async throws {
        let snapshots = try #require(opened.all.snapshots), titles = try #require(opened.all.titles)
        for number in 1...2 {
            _ = try await snapshots.load(.numbered(number))
            _ = try await opened.images.load(.picture(number))
            _ = try await opened.info.info()
            try await snapshots.save(.holding("again"), for: .numbered(number), titles: [title], in: titles)
        }
        // More than fits, so that rows are evicted.
        for number in 3...9 {
            try await snapshots.save(.holding(Data(repeating: 7, count: 200_000)), for: .numbered(number), titles: [title], in: titles)
            try await opened.images.save(.picture(number, count: 200_000), for: .picture(number))
        }
        #expect(try await snapshots.load(.numbered(9)) != nil, comment)
        #expect(try await opened.images.load(.picture(9)) != nil, comment)
    }
}
