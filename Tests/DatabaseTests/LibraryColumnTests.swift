import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

@Suite(.timeLimit(.minutes(5)))
struct LibraryColumnTests {
    private static let tables = [
        (KnownMark.columns.table, KnownMark.columns.all), (StoredOutboxEntry.columns.table, StoredOutboxEntry.columns.all),
    ]

    @Test(arguments: tables)
    func `a table has exactly the columns that are read and written`(_ table: String, _ columns: [ColumnHead]) throws {
        let handle = try SQLiteHandle(nil)
        try Schema.user.migrate(handle)
        let found = try handle.all("SELECT name || ' ' || type FROM pragma_table_info(?1) WHERE pk = 0", [.text(table)]) { $0.text(0) }
        #expect(found == columns.map { "\($0.name) \($0.kind == .text ? "TEXT" : "INTEGER")" })
    }

    @Test func `rows are read by the names of their columns, in whatever order the table has them`() async throws {
        let stores = try await OpenLibrary.inMemory()
        let tenant = try await stores.signIn(1)
        let file = try #require(stores.library as? SQLiteLibrary).file
        try await file.write { (handle) throws(StoreFailure) in
            for (table, columns) in Self.tables {
                try handle.execute(
                    """
                    DROP TABLE \(table);
                    CREATE TABLE \(table)(\(columns.reversed().list), UNIQUE(account, shelf, media_id, season, episode));
                    """)
            }
            try handle.execute(Schema.outboxTimes)
        }
        _ = try await stores.set(.rating(Rating(halfPoints: 17)), on: .episode(of: 2, season: 3, number: 4), of: tenant)
        let entry = try #require(try await stores.lease(tenant))
        #expect(entry.item == .episode(of: 2, season: 3, number: 4) && entry.value.number == 17 && entry.lease?.owner == "a")
        #expect(try await stores.library.entries(of: tenant) == [entry])
        _ = try await stores.acknowledge(entry, at: .at(2))
        let marks = try await stores.library.marks(of: tenant).entries[entry.item]
        #expect(marks?.marks.rating?.halfPoints == 17 && marks?.places[.rating]?.arrivedAt == .at(2))
        await stores.close()
    }
}
