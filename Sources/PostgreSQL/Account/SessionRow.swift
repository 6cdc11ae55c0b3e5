import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A row of an account, with its secrets as they are stored.
struct SessionRow: Sendable {
    static let columns = """
        id, server, kind, account_id, object_id, username, session, user_token, state, generation, signed_in_at, expires_at
        """

    let session: Session
    let server: String
    let generation: Int
    private let objectID: String?
    private let secret: Data?
    private let userToken: Data?

    init(_ row: Row) throws(PostgreSQLFailure) {
        guard let kind = Session.Kind(rawValue: row.text(2) ?? ""), let state = Session.State(rawValue: row.text(8) ?? "") else {
            throw .damagedValue
        }
        var session = Session(
            id: Int(try row.integer(0)), kind: kind, signedInAt: Date(milliseconds: try row.integer(10)))
        session.accountID = try row.optional(3).map(Int.init)
        session.username = row.text(5) ?? ""
        session.state = state
        session.expiresAt = Date(milliseconds: try row.optional(11))
        (server, objectID, secret, userToken) = (row.text(1) ?? "", row.text(4), row.data(6), row.data(7))
        session.hasUserToken = userToken != nil
        self.session = session
        generation = Int(try row.integer(9))
    }

    /// The session with its secrets. They are opened here, where no connection waits for it.
    func opened(by sealing: SecretSealing) async throws(MarqueeError) -> StoredSession {
        var authorization: UserAuthorization?
        if let secret {
            do {
                let token: Secret? = if let userToken { try await sealing.open(userToken) } else { nil }
                authorization = UserAuthorization(
                    kind: session.kind, session: try await sealing.open(secret), accountID: session.accountID, userToken: token,
                    objectID: objectID)
            } catch {
                throw MarqueeError(PostgreSQLFailure.unsealed)
            }
        }
        return StoredSession(session: session, authorization: authorization, generation: generation, server: server)
    }
}
