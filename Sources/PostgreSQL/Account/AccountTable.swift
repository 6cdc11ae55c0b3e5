import MarqueeData
import MarqueeDomain

/// The rows of accounts and guests, on a connection.
struct AccountTable {
    let handle: PostgreSQLHandle
    /// Called in the transaction that signs an account out or removes its rows.
    var onLeave: (AccountNote, _ tenant: Int) throws(PostgreSQLFailure) -> Void = { _, _ in }

    /// One session by its local number, and by its account on the server.
    private static let sessionStatement = "SELECT \(SessionRow.columns) FROM account WHERE id = $1"
    static let accountStatement = "SELECT \(SessionRow.columns) FROM account WHERE server = $1 AND account_id = $2"

    /// In the order of the primary key: the comparison of servers uses no index.
    static let sessionsStatement = """
        SELECT \(SessionRow.columns) FROM account WHERE id > $2 AND server IS NOT DISTINCT FROM $1 ORDER BY id LIMIT $3
        """

    func session(_ tenant: Int) throws(PostgreSQLFailure) -> SessionRow? {
        try handle.first(Self.sessionStatement, [Parameter(tenant)], SessionRow.init)
    }

    /// Stores the result of a sign-in: in the row of the account if there is one, else in a new one.
    ///
    /// The number of a new row is drawn: no account had it before. It has 53 bits, because larger numbers are not exact everywhere.
    func save(_ grant: SealedGrant, on server: String, at moment: Int64) throws(PostgreSQLFailure) -> SessionRow {
        let saved = try handle.first(
            Self.savingStatement,
            grant.values + [.text(server), .integer(moment), Parameter(Int.random(in: 1..<(1 << 53)))], SessionRow.init)
        guard let saved else { throw .damagedValue }
        return saved
    }

    private static let savingStatement = """
        INSERT INTO account(
            kind, account_id, object_id, username, session, user_token, expires_at, server, signed_in_at, id, state, generation, version)
        VALUES($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'active', 1, 0)
        ON CONFLICT(server, account_id) DO UPDATE SET
            object_id = $3, username = $4, session = $5, user_token = $6, expires_at = $7,
            signed_in_at = CASE account.state WHEN 'active' THEN account.signed_in_at ELSE $9 END, state = 'active',
            generation = account.generation + 1
        RETURNING \(SessionRow.columns)
        """

    /// Marks a session as revoked; false if the account does not exist in this generation. A signed-out account stays signed out.
    func revoke(_ tenant: Int, generation: Int) throws(PostgreSQLFailure) -> Bool {
        try handle.run(
            """
            UPDATE account SET state = CASE state WHEN 'active' THEN 'revoked' ELSE state END WHERE id = $1 AND generation = $2
            """, [Parameter(tenant), Parameter(generation)]) > 0
    }

    /// Marks a session as active again; false if the account does not exist in this generation.
    func reinstate(_ tenant: Int, generation: Int) throws(PostgreSQLFailure) -> Bool {
        try handle.run(
            "UPDATE account SET state = 'active' WHERE id = $1 AND generation = $2 AND state = 'revoked'",
            [Parameter(tenant), Parameter(generation)]) > 0
    }
}
