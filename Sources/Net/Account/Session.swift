package import MarqueeData
package import MarqueeDomain

extension Endpoint<SessionDTO> {
    static func createSession(_ requestToken: Secret) -> Self {
        Endpoint(Operations.createSession, body: RequestTokenBody(requestToken))
    }

    /// A session of version 3 for an access token of version 4.
    static func convert(_ userToken: Secret) -> Self { Endpoint(Operations.convertUserToken, body: AccessTokenBody(userToken)) }
}

extension Endpoint<GuestSessionDTO> {
    static var createGuestSession: Self { Endpoint(Operations.createGuestSession) }
}

/// A new session.
package struct SessionDTO: DTO {
    let session: TokenText

    enum CodingKeys: String, CodingKey {
        case session = "session_id"
    }
}

extension SessionDTO {
    package func adapted() -> Secret { session.secret }
}

/// A guest's new session.
package struct GuestSessionDTO: DTO {
    let session: TokenText
    let expiresAt: LooseMoment?

    enum CodingKeys: String, CodingKey {
        case session = "guest_session_id"
        case expiresAt = "expires_at"
    }
}

extension GuestSessionDTO {
    package func adapted() -> UserGrant {
        UserGrant(authorization: UserAuthorization(kind: .guest, session: session.secret), expiresAt: expiresAt?.value)
    }
}
