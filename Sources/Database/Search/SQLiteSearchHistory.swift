import Foundation
import MarqueeData
import MarqueeDomain

/// Stores recent searches in the user's file. They are ordered by their row numbers, because the system clock may be changed.
struct SQLiteSearchHistory: SearchHistoryDAO {
    let file: UserFile

    /// The maximum number of searches of one account; the oldest are removed first.
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
            // Nothing is stored for an account that was wiped in the meantime.
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
    /// The owner of a search: the id of an account, or 0 for the device. No account has the id 0.
    fileprivate static func account(_ tenant: Int?) -> SQLValue { SQLValue(tenant ?? 0) }
}
