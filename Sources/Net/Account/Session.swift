import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Operations {
    static let createSession = Operation<SessionDTO>(.post, "/3/authentication/session/new")
    /// The older form of the same, with the token in the address. Sign-ins use the newer one, because addresses are written to logs.
    static let createSessionByGet = Operation<SessionDTO>(.get, "/3/authentication/session/new")
    static let convertUserToken = Operation<SessionDTO>(.post, "/3/authentication/session/convert/4")
    static let createGuestSession = Operation<GuestSessionDTO>(.get, "/3/authentication/guest_session/new")
}

extension Endpoint<SessionDTO> {
    static func createSession(_ requestToken: Secret) -> Self {
        Endpoint(Operations.createSession, body: RequestTokenBody(requestToken))
    }

    static func createSessionByGet(_ requestToken: Secret) -> Self {
        Endpoint(Operations.createSessionByGet, as: .requestToken(requestToken))
    }

    /// A session of version 3 for an access token of version 4.
    static func convert(_ userToken: Secret) -> Self { Endpoint(Operations.convertUserToken, body: AccessTokenBody(userToken)) }
}

extension Endpoint<GuestSessionDTO> {
    static var createGuestSession: Self { Endpoint(Operations.createGuestSession) }
}

/// A new session.
struct SessionDTO: DTO {
    let sessionID: TokenText

    init(_ row: TapeRow) throws {
        sessionID = try row.required("session_id")
    }
}

extension SessionDTO {
    func adapted() -> Secret { sessionID.secret }
}

/// A new guest session.
struct GuestSessionDTO: DTO {
    let guestSessionID: TokenText
    let expiresAt: Date?

    init(_ row: TapeRow) throws {
        guestSessionID = try row.required("guest_session_id")
        expiresAt = row.optional("expires_at")
    }
}

extension GuestSessionDTO {
    func adapted() -> UserGrant {
        UserGrant(authorization: UserAuthorization(kind: .guest, session: guestSessionID.secret), expiresAt: expiresAt)
    }
}
