import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

@Suite("Schemas", .timeLimit(.minutes(5)))
struct SchemaTests {
    static let steps: [Migration] = [
        Migration("CREATE TABLE a(x); INSERT INTO a VALUES(1)"),
        Migration("ALTER TABLE a ADD COLUMN y DEFAULT 2"),
        Migration { (handle) throws(StoreFailure) in try handle.run("UPDATE a SET y = y + ?1", [.integer(40)]) },
    ]

    @Test("Every earlier version arrives at the newest with its rows", arguments: 0...3)
    func everyVersion(start: Int) throws {
        let folder = try TemporaryFolder()
        let file = StoreFile(path: folder.path("x.sqlite"))
        try file.create()
        let (old, new) = (
            Schema(applicationID: 5, migrations: Array(SchemaTests.steps.prefix(start))),
            Schema(applicationID: 5, migrations: SchemaTests.steps)
        )
        try old.migrate(SQLiteHandle(file.path))
        let handle = try SQLiteHandle(file.path)
        #expect(try new.version(of: handle) == start)
        try new.migrate(handle)
        try new.migrate(handle)
        #expect(try new.version(of: handle) == 3)
        #expect(try handle.number("SELECT x * 100 + y FROM a") == 142)
        if start > 0 {
            // The same tables with another number are a damaged header, and other tables are those of another program.
            #expect(throws: StoreFailure.damagedValue) { try Schema(applicationID: 6, migrations: SchemaTests.steps).migrate(handle) }
            let other = Schema(applicationID: 6, migrations: [Migration("CREATE TABLE other(x)")])
            #expect(throws: StoreFailure.foreign) { try other.migrate(handle) }
        }
    }

    @Test("A step that fails leaves the version before it, whole")
    func failingStep() throws {
        let handle = try SQLiteHandle(nil)
        let broken = Schema(
            applicationID: 5, migrations: [SchemaTests.steps[0], Migration("CREATE TABLE b(z); INSERT INTO nowhere VALUES(1)")])
        #expect(throws: StoreFailure.self) { try broken.migrate(handle) }
        #expect(try handle.number("PRAGMA user_version") == 1)
        #expect(try handle.number("SELECT count(*) FROM sqlite_schema WHERE name = 'b'") == 0)
        #expect(!handle.isInTransaction)
    }

    @Test("Both files are brought from every earlier version to today's by opening them")
    func ownFiles() async throws {
        for (name, schema) in [("cache.sqlite", Schema.cache(for: .linked)), ("user.sqlite", Schema.user)] {
            for version in 0...schema.newest {
                let folder = try TemporaryFolder()
                try StoreFile(path: folder.path(name)).create()
                try schema.migrate(SQLiteHandle(folder.path(name)), to: version)
                let events = EventLog()
                // Once to bring it there, and once to find it in the shape of a new one.
                for _ in 1...2 { try await folder.open(events: events).close() }
                #expect(try schema.version(of: SQLiteHandle(folder.path(name))) == schema.newest)
                #expect(events.rebuilds == [])
            }
        }
    }

    @Test("Searches of the version before stay, and people can sign in", arguments: [1, 2])
    func versionBefore(version: Int) async throws {
        let folder = try TemporaryFolder()
        try StoreFile(path: folder.path("user.sqlite")).create()
        let handle = try SQLiteHandle(folder.path("user.sqlite"))
        try Schema.user.migrate(handle, to: version)
        if version > 1 {
            try handle.execute("INSERT INTO recent_search(id, folded, text, searched_at) VALUES(5, 'kept', 'Kept', 1000)")
        }
        let identity = try UserFileTests.identity(in: folder)
        let stores = try await folder.openAll()
        let searches = try await stores.history?.searches(beginning: "", of: nil, limit: 9).map(\.text)
        #expect(searches == (version > 1 ? ["Kept"] : []))
        let library = try OpenLibrary(stores)
        let tenant = try await library.signIn(1)
        #expect(try await library.set(.favorite(true), of: tenant).marks.isFavorite)
        await library.close()
        #expect(try UserFileTests.identity(in: folder) == identity)
    }

    @Test("The promises of each file are switched on")
    func settings() throws {
        let folder = try TemporaryFolder()
        let eviction = CacheEviction(bytes: 4 << 20)
        let cache = try CacheOpening(path: folder.path("cache.sqlite"), engine: .linked, limit: eviction.enforceLimit, onEvent: { _ in })
            .writer()
        let user = try UserOpening(path: folder.path("user.sqlite"), schema: .user, onEvent: { _ in }).writer()
        for handle in [cache, user] {
            #expect(try handle.first("PRAGMA journal_mode") { $0.text(0) } == "wal")
            #expect(try handle.number("PRAGMA foreign_keys") == 1)
            #expect(try handle.number("PRAGMA secure_delete") == 1)
            #expect(try handle.number("PRAGMA temp_store") == 2)
        }
        #expect(try cache.number("PRAGMA synchronous") == 1)
        #expect(try user.number("PRAGMA synchronous") == 3)
        #expect(try cache.number("PRAGMA auto_vacuum") == 2)
        #expect(try cache.number("PRAGMA max_page_count") == 1_024)
    }
}
