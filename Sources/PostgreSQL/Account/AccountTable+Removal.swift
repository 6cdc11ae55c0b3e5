import MarqueeDomain

extension AccountTable {
    /// Removes the secrets and, for a guest, all rows. Returns the number of unsent changes; nil if the account does not exist in this
    /// generation.
    func signOut(_ tenant: Int, generation: Int) throws(PostgreSQLFailure) -> Int? {
        let kind = try handle.first(
            "SELECT kind FROM account WHERE id = $1 AND generation = $2 FOR UPDATE", [Parameter(tenant), Parameter(generation)]
        ) { $0.text(0) }
        guard let kind else { return nil }
        let waiting = try handle.number(
            "SELECT count(*) FROM outbox WHERE account = $1 AND refusal_code IS NULL", [Parameter(tenant)])
        if kind == Session.Kind.guest.rawValue {
            try wipe(tenant)
        } else {
            try handle.run(
                """
                UPDATE account SET session = NULL, user_token = NULL, object_id = NULL, expires_at = NULL, state = 'signedOut'
                WHERE id = $1
                """, [Parameter(tenant)])
            try onLeave(.signedOut, tenant)
        }
        return waiting
    }

    /// Removes all rows of an account. The row of the account is locked first, so that no other transaction adds any.
    func wipe(_ tenant: Int) throws(PostgreSQLFailure) {
        try handle.run("DELETE FROM account WHERE id = $1", [Parameter(tenant)])
        for table in ["outbox", "mark", "shelf", "recent_search"] {
            try handle.run("DELETE FROM \(table) WHERE account = $1", [Parameter(tenant)])
        }
        try onLeave(.removed, tenant)
    }
}
