import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Stores recent searches.
struct PostgreSQLSearchHistory: SearchHistoryDAO {
    let pool: PostgreSQLPool

    func searches(beginning: String, of tenant: Int?, limit: Int) async throws(MarqueeError) -> [RecentSearch] {
        let rows = try await pool.read { (handle) throws(PostgreSQLFailure) in try Self.rows(of: tenant, on: handle) }
        return rows.searches(beginning: beginning, limit: limit)
    }

    func record(_ text: String, of tenant: Int?, at moment: Date) async throws(MarqueeError) -> Bool {
        try await pool.write { (handle) throws(PostgreSQLFailure) in
            // Nothing is stored for an account that was wiped in the meantime. The lock keeps it, and others from the
            // same text.
            if let tenant {
                let account = try handle.first("SELECT id FROM account WHERE id = $1 FOR UPDATE", [Parameter(tenant)]) { _ in true }
                guard account == true else { return false }
            }
            try Self.remove(text, of: tenant, on: handle)
            try handle.run(
                "INSERT INTO recent_search(account, folded, text, searched_at) VALUES($1, $2, $3, $4)",
                [Parameter(tenant ?? 0), .text(Folding.fold(text)), .text(text), .integer(moment.milliseconds)])
            try handle.run(
                """
                DELETE FROM recent_search WHERE account = $1
                    AND id <= (SELECT id FROM recent_search WHERE account = $1 ORDER BY id DESC OFFSET $2 LIMIT 1)
                """, [Parameter(tenant ?? 0), Parameter(StoredSearch.limit)])
            return true
        }
    }

    func remove(_ text: String, of tenant: Int?) async throws(MarqueeError) {
        try await pool.write { (handle) throws(PostgreSQLFailure) in try Self.remove(text, of: tenant, on: handle) }
    }

    func removeAll(of tenant: Int?) async throws(MarqueeError) {
        try await pool.write { (handle) throws(PostgreSQLFailure) in
            try handle.run("DELETE FROM recent_search WHERE account = $1", [Parameter(tenant ?? 0)])
        }
    }

    /// The searches of an account, newest first.
    private static func rows(of tenant: Int?, on handle: PostgreSQLHandle) throws(PostgreSQLFailure) -> [StoredSearch] {
        try handle.all(
            "SELECT id, text, searched_at FROM recent_search WHERE account = $1 ORDER BY id DESC", [Parameter(tenant ?? 0)]
        ) { (row) throws(PostgreSQLFailure) in
            let moment = Date(milliseconds: try row.integer(2))
            return StoredSearch(id: try row.integer(0), search: RecentSearch(text: row.text(1) ?? "", searchedAt: moment))
        }
    }

    private static func remove(_ text: String, of tenant: Int?, on handle: PostgreSQLHandle) throws(PostgreSQLFailure) {
        for id in try rows(of: tenant, on: handle).rows(of: text) {
            try handle.run("DELETE FROM recent_search WHERE account = $1 AND id = $2", [Parameter(tenant ?? 0), .integer(id)])
        }
    }
}
