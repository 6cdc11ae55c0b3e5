import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Removes an account from the file: only its secrets, or all its data.
struct AccountRemoval {
    let tenant: Int
    let handle: SQLiteHandle

    /// Removes the secrets and, for a guest, all rows. Returns the number of unsent changes, and why old bytes may remain; nil if the
    /// account does not exist in this generation.
    func signOut(generation: Int, at now: Date) throws(StoreFailure) -> (waiting: Int, failure: StoreFailure?)? {
        let accounts = AccountTable(handle: handle)
        guard let session = try accounts.session(tenant), session.generation == generation else { return nil }
        let waiting = try handle.number(
            "SELECT count(*) FROM outbox WHERE account = ?1 AND refusal_code IS NULL", [SQLValue(tenant)])
        var failure: StoreFailure?
        if session.session.kind == .guest {
            try removeRows()
            failure = removeCopies()
        } else {
            try handle.write { () throws(StoreFailure) in try accounts.removeSecrets(of: tenant, generation: generation, at: now) }
        }
        do throws(StoreFailure) {
            // Marks hold no secret, and rewriting all marks takes too long for such a frequent operation.
            try AccountScrub(handle: handle).run()
            return (waiting, failure)
        } catch {
            return (waiting, error)
        }
    }

    /// Removes all rows, and then all their bytes, here and in copies of damaged files. If the account is already removed, it removes the
    /// bytes that remained the last time.
    func wipe() throws(StoreFailure) {
        try removeRows()
        let failure = removeCopies()
        try handle.scrub()
        if let failure { throw failure }
    }

    /// The copies are for a person, to look for rows that could not be salvaged. One account cannot be removed from them.
    private func removeCopies() -> StoreFailure? {
        do throws(StoreFailure) {
            try handle.place?.file.removeCopies()
            return nil
        } catch {
            return error
        }
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
