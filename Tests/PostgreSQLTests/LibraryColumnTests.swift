import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueePostgreSQL

@Suite(.timeLimit(.minutes(5)), .needsPostgreSQL)
struct LibraryColumnTests {
    @Test func `each table has exactly the columns that are read and written`() async throws {
        let stores = try await OpenStores.open()
        for (table, columns) in [
            (KnownMark.columns.table, KnownMark.columns.all), (StoredOutboxEntry.columns.table, StoredOutboxEntry.columns.all),
        ] {
            let found = try await stores.execute(
                """
                SELECT column_name || ' ' || data_type FROM information_schema.columns
                WHERE table_schema = current_schema() AND table_name = '\(table)' AND is_generated = 'NEVER' ORDER BY ordinal_position
                """)
            #expect(found == columns.map { "\($0.name) \($0.kind == .text ? "text" : "bigint")" })
        }
        await stores.close()
    }
}
