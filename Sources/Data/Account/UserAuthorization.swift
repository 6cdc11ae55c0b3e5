public import MarqueeDomain

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The credentials of an account for the server. It prints without its secrets.
public struct UserAuthorization: Sendable, Hashable {
    /// Whether it is an account or a guest.
    public let kind: Session.Kind
    /// TMDb's session id; a guest's session id for guests.
    public let session: Secret
    /// TMDb's number of the account; nil for guests.
    public let accountID: Int?
    /// The access token of version 4, if the session came about through it.
    public let userToken: Secret?
    /// The name of the account in version 4, 24 hexadecimal digits.
    public let objectID: String?

    public init(kind: Session.Kind, session: Secret, accountID: Int? = nil, userToken: Secret? = nil, objectID: String? = nil) {
        self.kind = kind
        self.session = session
        self.accountID = accountID
        self.userToken = userToken
        self.objectID = objectID
    }
}

/// The result of a sign-in.
public struct UserGrant: Sendable, Hashable {
    /// The credentials for the server from now on.
    public let authorization: UserAuthorization
    /// The user name; empty for guests.
    public let username: String
    /// When a guest's session ends at the latest, if the server said so.
    public let expiresAt: Date?

    public init(authorization: UserAuthorization, username: String = "", expiresAt: Date? = nil) {
        self.authorization = authorization
        self.username = username
        self.expiresAt = expiresAt
    }
}

extension UserGrant {
    /// The grant with the credentials of version 4 of an earlier one of the same account, if this one has none.
    func completed(with earlier: UserAuthorization?) -> UserGrant {
        guard let earlier, authorization.userToken == nil else { return self }
        return UserGrant(
            authorization: UserAuthorization(
                kind: authorization.kind, session: authorization.session, accountID: authorization.accountID,
                userToken: earlier.userToken, objectID: authorization.objectID ?? earlier.objectID),
            username: username, expiresAt: expiresAt)
    }
}
