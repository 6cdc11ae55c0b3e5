import Foundation
import MarqueeData
import MarqueeDomain

/// Keeps searches in the user's file. Their order is that of their numbers: a clock may be turned.
struct SQLiteSearchHistory: SearchHistoryDAO {
    let file: UserFile

    /// How many searches are kept; the oldest go first.
    private static let most = 100

    func searches(beginning: String, limit: Int) async throws(MarqueeError) -> [RecentSearch] {
        let values: [SQLValue] = [.text(SearchWords.folded(beginning)), .integer(Int64(max(0, limit)))]
        return try await file.read { (connection) throws(StoreFailure) in
            try connection.all(
                "SELECT text, searched_at FROM recent_search WHERE substr(folded, 1, length(?1)) = ?1 ORDER BY id DESC LIMIT ?2", values
            ) { RecentSearch(text: $0.text(0) ?? "", searchedAt: Date(milliseconds: $0.integer(1))) }
        }
    }

    func record(_ text: String, at moment: Date) async throws(MarqueeError) {
        let folded = SQLValue.text(SearchWords.folded(text))
        try await file.write { (connection) throws(StoreFailure) in
            try connection.run("DELETE FROM recent_search WHERE folded = ?1", [folded])
            try connection.run(
                "INSERT INTO recent_search(folded, text, searched_at) VALUES(?1, ?2, ?3)",
                [folded, .text(text), .integer(moment.milliseconds)])
            try connection.run(
                "DELETE FROM recent_search WHERE id NOT IN (SELECT id FROM recent_search ORDER BY id DESC LIMIT ?1)",
                [.integer(Int64(SQLiteSearchHistory.most))])
        }
    }

    func remove(_ text: String) async throws(MarqueeError) {
        let folded = SQLValue.text(SearchWords.folded(text))
        try await file.write { (connection) throws(StoreFailure) in
            try connection.run("DELETE FROM recent_search WHERE folded = ?1", [folded])
        }
    }

    func removeAll() async throws(MarqueeError) {
        try await file.write { (connection) throws(StoreFailure) in try connection.run("DELETE FROM recent_search") }
    }
}
