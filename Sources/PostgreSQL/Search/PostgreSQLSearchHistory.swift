import Foundation
import MarqueeData
import MarqueeDatabase
import MarqueeDomain

/// Stores recent searches.
struct PostgreSQLSearchHistory: SearchHistoryDAO {
    let pool: PostgreSQLPool

    /// The maximum number of searches of one account; the oldest are removed first.
    private static let most = 100

    private static let searchesStatement = """
        SELECT text, searched_at FROM recent_search WHERE account = $1 AND starts_with(folded, $2) ORDER BY id DESC LIMIT $3
        """

    func searches(beginning: String, of tenant: Int?, limit: Int) async throws(MarqueeError) -> [RecentSearch] {
        let values: [Parameter] = [Parameter(tenant ?? 0), .text(SearchWords.folded(beginning)), Parameter(max(0, limit))]
        return try await pool.read { (handle) throws(PostgreSQLFailure) in
            try handle.all(Self.searchesStatement, values) { (row) throws(PostgreSQLFailure) in
                RecentSearch(text: row.text(0) ?? "", searchedAt: Date(milliseconds: try row.integer(1)))
            }
        }
    }

    func record(_ text: String, of tenant: Int?, at moment: Date) async throws(MarqueeError) -> Bool {
        let key: [Parameter] = [Parameter(tenant ?? 0), .text(SearchWords.folded(text))]
        return try await pool.write { (handle) throws(PostgreSQLFailure) in
            // Nothing is stored for an account that was wiped in the meantime. The lock keeps it, and others from the
            // same text.
            if let tenant {
                let account = try handle.first("SELECT id FROM account WHERE id = $1 FOR UPDATE", [Parameter(tenant)]) { _ in true }
                guard account == true else { return false }
            }
            try handle.run(Self.removalStatement, key)
            try handle.run(
                "INSERT INTO recent_search(account, folded, text, searched_at) VALUES($1, $2, $3, $4)",
                key + [.text(text), .integer(moment.milliseconds)])
            try handle.run(
                """
                DELETE FROM recent_search WHERE account = $1
                    AND id <= (SELECT id FROM recent_search WHERE account = $1 ORDER BY id DESC OFFSET $2 LIMIT 1)
                """, [Parameter(tenant ?? 0), Parameter(Self.most)])
            return true
        }
    }

    func remove(_ text: String, of tenant: Int?) async throws(MarqueeError) {
        let key: [Parameter] = [Parameter(tenant ?? 0), .text(SearchWords.folded(text))]
        try await pool.write { (handle) throws(PostgreSQLFailure) in try handle.run(Self.removalStatement, key) }
    }

    func removeAll(of tenant: Int?) async throws(MarqueeError) {
        try await pool.write { (handle) throws(PostgreSQLFailure) in
            try handle.run("DELETE FROM recent_search WHERE account = $1", [Parameter(tenant ?? 0)])
        }
    }

    private static let removalStatement = "DELETE FROM recent_search WHERE account = $1 AND folded = $2"
}
