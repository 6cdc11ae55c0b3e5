import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Stores recent searches in the user's file. They are ordered by their row numbers, because the system clock may be changed.
struct SQLiteSearchHistory: SearchHistoryDAO {
    let file: UserFile

    func searches(beginning: String, of tenant: Int?, limit: Int) async throws(MarqueeError) -> [RecentSearch] {
        let rows = try await file.read { (handle) throws(StoreFailure) in try Self.rows(of: tenant, on: handle) }
        return rows.searches(beginning: beginning, limit: limit)
    }

    func record(_ text: String, of tenant: Int?, at moment: Date) async throws(MarqueeError) -> Bool {
        try await file.write { (handle) throws(StoreFailure) in
            // Nothing is stored for an account that was wiped in the meantime.
            if let tenant, try AccountTable(handle: handle).session(tenant) == nil { return false }
            try Self.remove(text, of: tenant, on: handle)
            try handle.run(
                "INSERT INTO recent_search(account, folded, text, searched_at) VALUES(?1, ?2, ?3, ?4)",
                [.account(tenant), .text(Folding.fold(text)), .text(text), .integer(moment.milliseconds)])
            try handle.run(
                """
                DELETE FROM recent_search WHERE account = ?1
                    AND id NOT IN (SELECT id FROM recent_search WHERE account = ?1 ORDER BY id DESC LIMIT ?2)
                """, [.account(tenant), SQLValue(StoredSearch.limit)])
            return true
        }
    }

    func remove(_ text: String, of tenant: Int?) async throws(MarqueeError) {
        try await file.write { (handle) throws(StoreFailure) in try Self.remove(text, of: tenant, on: handle) }
    }

    func removeAll(of tenant: Int?) async throws(MarqueeError) {
        try await file.write { (handle) throws(StoreFailure) in
            try handle.run("DELETE FROM recent_search WHERE account = ?1", [.account(tenant)])
        }
    }

    /// The searches of an account, newest first.
    private static func rows(of tenant: Int?, on handle: SQLiteHandle) throws(StoreFailure) -> [StoredSearch] {
        try handle.all("SELECT id, text, searched_at FROM recent_search WHERE account = ?1 ORDER BY id DESC", [.account(tenant)]) {
            StoredSearch(
                id: $0.integer(0), search: RecentSearch(text: $0.text(1) ?? "", searchedAt: Date(milliseconds: $0.integer(2))))
        }
    }

    private static func remove(_ text: String, of tenant: Int?, on handle: SQLiteHandle) throws(StoreFailure) {
        for id in try rows(of: tenant, on: handle).rows(of: text) {
            try handle.run("DELETE FROM recent_search WHERE id = ?1", [.integer(id)])
        }
    }
}

extension SQLValue {
    /// The owner of a search: the id of an account, or 0 for the device. No account has the id 0.
    fileprivate static func account(_ tenant: Int?) -> SQLValue { SQLValue(tenant ?? 0) }
}
