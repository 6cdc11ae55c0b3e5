/// The ids of accounts, stored in addition to their rows: if such a row is lost to damage, the account's data is found by them.
///
/// Guests are not in this table, because a guest cannot sign in again.
struct TenantTable {
    let handle: SQLiteHandle

    /// The id for a new row: the one that the account had before its row was lost, else an unused one.
    func number(for accountID: Int?, on server: String) throws(StoreFailure) -> Int {
        if let accountID, let number = try lost(by: accountID, on: server) { return number }
        return try unused()
    }

    func note(_ tenant: Int, of accountID: Int, on server: String) throws(StoreFailure) {
        try handle.run(
            "INSERT OR REPLACE INTO tenant(id, account_id, server) VALUES(?1, ?2, ?3)",
            [SQLValue(tenant), SQLValue(accountID), .text(server)])
    }

    private func lost(by accountID: Int, on server: String) throws(StoreFailure) -> Int? {
        try handle.first(
            """
            SELECT id FROM tenant WHERE server = ?1 AND account_id = ?2 AND NOT EXISTS (SELECT 1 FROM account WHERE account.id = tenant.id)
            """, [.text(server), SQLValue(accountID)]
        ) { Int($0.integer(0)) }
    }

    /// An id that no account has or had: data in the cache file under the id of a lost account must never be used for another account. It
    /// has 53 bits, because larger numbers are not exact everywhere.
    private func unused() throws(StoreFailure) -> Int {
        while true {
            let number = try handle.number("SELECT random() & 9007199254740991")
            let taken = try handle.number(
                "SELECT (SELECT count(*) FROM account WHERE id = ?1) + (SELECT count(*) FROM tenant WHERE id = ?1)", [SQLValue(number)])
            if number > 0, taken == 0 { return number }
        }
    }

    /// No account comes to so many changes: a higher version is a damaged one.
    static let mostVersion = 1 << 53

    /// The newest version in the rows of the account that a parameter names, because its own row may be lost or damaged. Its changes are
    /// counted from there: a position that was used twice would let a late answer undo a newer one.
    static func newestVersion(of tenant: String) -> String {
        """
        (SELECT ifnull(max(version), 0) FROM (
            SELECT learned AS version FROM mark WHERE account = \(tenant) UNION ALL
            SELECT position FROM mark WHERE account = \(tenant) UNION ALL
            SELECT position FROM outbox WHERE account = \(tenant) UNION ALL
            SELECT pulled FROM shelf WHERE account = \(tenant))
            WHERE version BETWEEN 0 AND \(mostVersion))
        """
    }
}
