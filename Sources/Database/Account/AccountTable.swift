import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The rows of accounts and guests, on a connection.
struct AccountTable {
    let handle: SQLiteHandle

    private var numbers: TenantTable { TenantTable(handle: handle) }

    /// Texts from the server have no length limit of their own.
    private static let longestUsername = 256

    /// One session by its local number, by its account on the server, and the current one: none of them reads other people's rows.
    static let sessionStatement = "SELECT \(StoredSession.columns) FROM account WHERE id = ?1"
    static let accountStatement = "SELECT \(StoredSession.columns) FROM account WHERE server = ?1 AND account_id = ?2"
    static let currentStatement = """
        SELECT \(StoredSession.columns) FROM account WHERE server = ?1 AND is_current = 1 ORDER BY last_used DESC LIMIT 1
        """

    /// In the order of the table, which has the accounts of all servers; the sign `+` prevents the use of the index of servers.
    static let sessionsStatement = """
        SELECT \(StoredSession.columns) FROM account WHERE id > ?2 AND +server = ?1 ORDER BY id LIMIT ?3
        """

    func sessions(on server: String, after tenant: Int, limit: Int) throws(StoreFailure) -> [StoredSession] {
        try handle.all(Self.sessionsStatement, [.text(server), SQLValue(tenant), SQLValue(max(0, limit))], StoredSession.init)
    }

    func sessions(on server: String) throws(StoreFailure) -> [StoredSession] {
        try handle.all(
            "SELECT \(StoredSession.columns) FROM account WHERE server = ?1 ORDER BY last_used DESC", [.text(server)], StoredSession.init)
    }

    func session(_ tenant: Int) throws(StoreFailure) -> StoredSession? {
        try handle.first(Self.sessionStatement, [SQLValue(tenant)], StoredSession.init)
    }

    func session(ofAccount accountID: Int, on server: String) throws(StoreFailure) -> StoredSession? {
        try handle.first(Self.accountStatement, [.text(server), SQLValue(accountID)], StoredSession.init)
    }

    func current(on server: String) throws(StoreFailure) -> StoredSession? {
        try handle.first(Self.currentStatement, [.text(server)], StoredSession.init)
    }

    /// Stores the result of a sign-in: in the row of the account if there is one, else in a new one. Returns the account's id.
    func save(_ grant: UserGrant, on server: String, at moment: Date) throws(StoreFailure) -> Int {
        let user = grant.authorization
        let accountID = user.kind == .account ? user.accountID : nil
        let username = String(String.UnicodeScalarView(grant.username.unicodeScalars.prefix(AccountTable.longestUsername)))
        let values: [SQLValue] = [
            SQLValue(user.objectID), .text(username), .text(user.session.reveal()), SQLValue(user.userToken?.reveal()),
            .integer(moment.milliseconds), SQLValue(grant.expiresAt?.milliseconds),
        ]
        if let accountID, let tenant = try tenant(of: accountID, on: server) {
            try resumeChanges(of: tenant)
            try numbers.note(tenant, of: accountID, on: server)
            try handle.run(
                """
                UPDATE account SET object_id = ?1, username = ?2, session = ?3, user_token = ?4,
                    signed_in_at = CASE state WHEN 'active' THEN signed_in_at ELSE ?5 END, expires_at = ?6,
                    state = 'active', generation = generation + 1
                WHERE id = ?7
                """, values + [SQLValue(tenant)])
            return tenant
        }
        let tenant = try numbers.number(for: accountID, on: server)
        if let accountID { try numbers.note(tenant, of: accountID, on: server) }
        // Changes of an account whose own row was lost may be here.
        try resumeChanges(of: tenant)
        try handle.run(
            """
            INSERT INTO account(
                object_id, username, session, user_token, signed_in_at, expires_at, id, server, kind, account_id, state,
                generation, is_current, last_used, version, writer)
            VALUES(
                ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, 'active', 1, 0, 0, \(TenantTable.newestVersion(of: "?7")),
                (random() & 9007199254740990) + 1)
            """, values + [SQLValue(tenant), .text(server), .text(user.kind.rawValue), SQLValue(accountID)])
        return tenant
    }

    /// Makes an account the most recently used one of its server.
    func noteUse(_ tenant: Int) throws(StoreFailure) {
        try handle.run(
            """
            UPDATE account SET last_used = (SELECT max(a.last_used) + 1 FROM account AS a WHERE a.server = account.server)
            WHERE id = ?1
            """, [SQLValue(tenant)])
    }

    /// Makes an account the current one of its server.
    func makeCurrent(_ tenant: Int) throws(StoreFailure) {
        try handle.run(
            "UPDATE account SET is_current = 0 WHERE is_current = 1 AND server = (SELECT server FROM account WHERE id = ?1)",
            [SQLValue(tenant)])
        try handle.run("UPDATE account SET is_current = 1 WHERE id = ?1", [SQLValue(tenant)])
    }

    /// Marks a session as revoked; false if the account does not exist in this generation. A signed-out account stays signed out.
    func revoke(_ tenant: Int, generation: Int, at now: Date) throws(StoreFailure) -> Bool {
        let values = [SQLValue(tenant), SQLValue(generation)]
        let changed = try handle.run("UPDATE account SET state = 'revoked' WHERE id = ?1 AND generation = ?2 AND state = 'active'", values)
        if changed > 0 { try suspendChanges(of: tenant, at: now) }
        return try handle.number("SELECT count(*) FROM account WHERE id = ?1 AND generation = ?2", values) > 0
    }

    /// Marks a session as active again; false if the account does not exist in this generation.
    func reinstate(_ tenant: Int, generation: Int) throws(StoreFailure) -> Bool {
        let values = [SQLValue(tenant), SQLValue(generation)]
        let changed = try handle.run(
            "UPDATE account SET state = 'active' WHERE id = ?1 AND generation = ?2 AND state = 'revoked'", values)
        if changed > 0 { try resumeChanges(of: tenant) }
        return changed > 0
    }

    /// Removes the secrets that allow acting in the account's name.
    func removeSecrets(of tenant: Int, generation: Int, at now: Date) throws(StoreFailure) {
        let changed = try handle.run(
            """
            UPDATE account SET session = NULL, user_token = NULL, object_id = NULL, expires_at = NULL, is_current = 0, state = 'signedOut'
            WHERE id = ?1 AND generation = ?2
            """, [SQLValue(tenant), SQLValue(generation)])
        if changed > 0 { try suspendChanges(of: tenant, at: now) }
    }

    /// The state of an account's marks; nil if there is no such account.
    ///
    /// A version that no count can reach is damaged: it goes on from that of the account's rows.
    func marksState(of tenant: Int) throws(StoreFailure) -> MarksState? {
        try handle.first(AccountTable.stateStatement, [SQLValue(tenant)]) {
            MarksState(version: Int($0.integer(0)), writer: Int($0.integer(1)))
        }
    }

    /// Whether an account has an active session.
    func isActive(_ tenant: Int) throws(StoreFailure) -> Bool {
        try handle.first("SELECT 1 FROM account WHERE id = ?1 AND state = 'active'", [SQLValue(tenant)]) { _ in true } ?? false
    }

    private static let stateStatement = """
        SELECT CASE WHEN version BETWEEN 0 AND \(TenantTable.mostVersion) THEN version ELSE \(TenantTable.newestVersion(of: "?1")) END, writer
        FROM account WHERE id = ?1
        """

    func setState(_ state: MarksState, of tenant: Int) throws(StoreFailure) {
        try handle.run(
            "UPDATE account SET version = ?2, writer = ?3 WHERE id = ?1",
            [SQLValue(tenant), SQLValue(state.version), SQLValue(state.writer)])
    }

    private func tenant(of accountID: Int, on server: String) throws(StoreFailure) -> Int? {
        try handle.first("SELECT id FROM account WHERE server = ?1 AND account_id = ?2", [.text(server), SQLValue(accountID)]) {
            Int($0.integer(0))
        }
    }
}

extension StoredSession {
    static let columns = """
        id, server, kind, account_id, object_id, username, session, user_token, state, generation, signed_in_at, expires_at
        """

    init(_ row: Statement) throws(StoreFailure) {
        guard let kind = Session.Kind(rawValue: row.text(2) ?? ""), let state = Session.State(rawValue: row.text(8) ?? "") else {
            throw .damagedValue
        }
        let accountID = row.optional(3).map(Int.init)
        let authorization = row.text(6).map { session in
            UserAuthorization(
                kind: kind, session: Secret(session), accountID: accountID, userToken: row.text(7).map { Secret($0) },
                objectID: row.text(4))
        }
        var session = Session(id: Int(row.integer(0)), kind: kind, signedInAt: Date(milliseconds: row.integer(10)))
        session.accountID = accountID
        session.username = row.text(5) ?? ""
        session.state = state
        session.expiresAt = Date(milliseconds: row.optional(11))
        session.hasUserToken = authorization?.userToken != nil
        self.init(session: session, authorization: authorization, generation: Int(row.integer(9)), server: row.text(1) ?? "")
    }
}
