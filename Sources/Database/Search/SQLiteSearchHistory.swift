import Foundation
import MarqueeData
import MarqueeDomain

/// Keeps searches in the user's file. Their order is that of their numbers: a clock may be turned.
struct SQLiteSearchHistory: SearchHistoryDAO {
    let file: UserFile

    /// How many searches of one person are kept; the oldest go first.
    private static let most = 100

    func searches(beginning: String, of tenant: Int?, limit: Int) async throws(MarqueeError) -> [RecentSearch] {
        let values: [SQLValue] = [.account(tenant), .text(SearchWords.folded(beginning)), .integer(Int64(max(0, limit)))]
        return try await file.read { (handle) throws(StoreFailure) in
            try handle.all(
                """
                SELECT text, searched_at FROM recent_search WHERE account = ?1 AND substr(folded, 1, length(?2)) = ?2
                ORDER BY id DESC LIMIT ?3
                """, values
            ) { RecentSearch(text: $0.text(0) ?? "", searchedAt: Date(milliseconds: $0.integer(1))) }
        }
    }

    func record(_ text: String, of tenant: Int?, at moment: Date) async throws(MarqueeError) -> Bool {
        let key: [SQLValue] = [.account(tenant), .text(SearchWords.folded(text))]
        return try await file.write { (handle) throws(StoreFailure) in
            // An account that was wiped meanwhile leaves nothing behind.
            if let tenant, try AccountTable(handle: handle).session(tenant) == nil { return false }
            try handle.run("DELETE FROM recent_search WHERE account = ?1 AND folded = ?2", key)
            try handle.run(
                "INSERT INTO recent_search(account, folded, text, searched_at) VALUES(?1, ?2, ?3, ?4)",
                key + [.text(text), .integer(moment.milliseconds)])
            try handle.run(
                """
                DELETE FROM recent_search WHERE account = ?1
                    AND id NOT IN (SELECT id FROM recent_search WHERE account = ?1 ORDER BY id DESC LIMIT ?2)
                """, [.account(tenant), .integer(Int64(SQLiteSearchHistory.most))])
            return true
        }
    }

    func remove(_ text: String, of tenant: Int?) async throws(MarqueeError) {
        let key: [SQLValue] = [.account(tenant), .text(SearchWords.folded(text))]
        try await file.write { (handle) throws(StoreFailure) in
            try handle.run("DELETE FROM recent_search WHERE account = ?1 AND folded = ?2", key)
        }
    }

    func removeAll(of tenant: Int?) async throws(MarqueeError) {
        try await file.write { (handle) throws(StoreFailure) in
            try handle.run("DELETE FROM recent_search WHERE account = ?1", [.account(tenant)])
        }
    }
}

extension SQLValue {
    /// Whose a search is: the number of an account, or 0 for nobody's. No account has the number 0.
    fileprivate static func account(_ tenant: Int?) -> SQLValue { SQLValue(tenant ?? 0) }
}
