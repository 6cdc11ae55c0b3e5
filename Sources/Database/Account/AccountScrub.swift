/// Erases the rest of secrets between the rows of accounts.
///
/// SQLite overwrites a deleted row, but when it divides a page, the old bytes of the rows that moved stay between the others. Only pages
/// with such bytes are written, not the rows of all people.
struct AccountScrub {
    let handle: SQLiteHandle

    /// The bytes nearest to the list of rows are not reached; they are fewer than any secret has.
    private static let slack = 8
    /// SQLite's own numbers between rows are no longer than this.
    private static let mostMarkBytes = 4
    /// A row with more bytes than this continues on another page.
    private static let mostRowBytes = 3_900

    func run() throws(StoreFailure) {
        guard let place = handle.place else { return }
        let log = StoreFile(path: place.file.path + "-wal")
        for _ in 1...8 {
            try handle.emptyLog()
            let found = try handle.write { () throws(StoreFailure) -> [Gap]? in
                // With an empty log and no other writer, the file holds all data.
                guard try log.size() == 0 else { return nil }
                let gaps = try gaps()
                for gap in gaps { try overwrite(gap) }
                return gaps
            }
            guard let found else { continue }
            if found.isEmpty { return }
            if found.contains(where: { $0.row == nil }) { break }
        }
        // Some bytes could not be reached from the rows beside them.
        try handle.scrub("account")
    }

    /// A page with old bytes: one of its rows, nil if none is wholly on it, and how many bytes of the page are free.
    private typealias Gap = (row: Int64?, free: Int)

    private func gaps() throws(StoreFailure) -> [Gap] {
        try TablePages(handle).leaves(of: "account").compactMap { page in
            guard let gap = PageGap(page, at: 0), let leaf = LeafPage(page) else { return nil }
            let reached = page.dropFirst(gap.offset + AccountScrub.slack).prefix(max(0, gap.count - AccountScrub.slack))
            let isDirty = reached.split(separator: 0).contains { $0.count > AccountScrub.mostMarkBytes }
            return isDirty ? (leaf.rows.first?.id, gap.count + leaf.freeBlockBytes) : nil
        }
    }

    /// SQLite needs all unused bytes of a page for a row that is so much longer, and overwrites them with zeros when the row is short
    /// again.
    private func overwrite(_ gap: Gap) throws(StoreFailure) {
        guard let number = gap.row else { return }
        let row = try handle.first(
            """
            SELECT username, 100 + length(CAST(username || server || ifnull(session, '') || ifnull(user_token, '') AS BLOB))
            FROM account WHERE id = ?1
            """, [.integer(number)]
        ) { (name: $0.text(0) ?? "", bytes: Int($0.integer(1))) }
        guard let row else { return }
        let more = max(0, min(gap.free - AccountScrub.slack, AccountScrub.mostRowBytes - row.bytes))
        for name in [row.name + String(repeating: " ", count: more), row.name] {
            try handle.run("UPDATE account SET username = ?2 WHERE id = ?1", [.integer(number), .text(name)])
        }
    }
}
