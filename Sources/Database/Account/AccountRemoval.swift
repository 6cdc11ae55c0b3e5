import MarqueeData
import MarqueeDomain

/// Lets an account go: its secrets, or all of it.
struct AccountRemoval {
    let tenant: Int
    let handle: SQLiteHandle

    /// Removes the secrets, and of a guest every row; returns how many changes were waiting, and why bytes of it may be left. Nil if the
    /// account is not there in this generation.
    func signOut(generation: Int) throws(StoreFailure) -> (waiting: Int, failure: StoreFailure?)? {
        let accounts = AccountTable(handle: handle)
        guard let session = try accounts.session(tenant), session.generation == generation else { return nil }
        let waiting = try handle.number(
            "SELECT count(*) FROM outbox WHERE account = ?1 AND refusal_code IS NULL", [SQLValue(tenant)])
        if session.session.kind == .guest {
            try removeRows()
        } else {
            try handle.write { () throws(StoreFailure) in try accounts.removeSecrets(of: tenant, generation: generation) }
        }
        do throws(StoreFailure) {
            // Marks hold no secret, and to write everybody's anew takes too long for something as usual as this.
            try handle.scrub("account")
            return (waiting, nil)
        } catch {
            return (waiting, error)
        }
    }

    /// Removes every row, and then every byte. Done again for an account that is gone, it removes the bytes that stayed the last time.
    func wipe() throws(StoreFailure) {
        try removeRows()
        try handle.scrub()
    }

    private func removeRows() throws(StoreFailure) {
        try handle.write { () throws(StoreFailure) in
            for table in ["outbox", "mark", "shelf", "recent_search"] {
                try handle.run("DELETE FROM \(table) WHERE account = ?1", [SQLValue(tenant)])
            }
            for table in ["account", "tenant"] { try handle.run("DELETE FROM \(table) WHERE id = ?1", [SQLValue(tenant)]) }
        }
    }
}
