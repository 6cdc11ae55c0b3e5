public import MarqueeDomain

/// A session as it is stored.
public struct StoredSession: Sendable, Equatable {
    /// The public part of the session.
    public let session: Session
    /// The credentials for the server; nil after signing out.
    public let authorization: UserAuthorization?
    /// How often this account has signed in here, from 1.
    public let generation: Int
    /// The server it belongs to.
    public let server: String

    public init(session: Session, authorization: UserAuthorization?, generation: Int, server: String) {
        self.session = session
        self.authorization = authorization
        self.generation = generation
        self.server = server
    }

    /// The local number of the account, under which all of its data is stored.
    public var tenant: Int { session.id }
}
