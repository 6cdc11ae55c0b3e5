import MarqueeDomain

extension Operations {
    static let deleteSession = Operation<SignedOutDTO>(.delete, "/3/authentication/session")
    static let deleteUserToken = Operation<SignedOutDTO>(.delete, "/4/auth/access_token")
}

extension Endpoint<SignedOutDTO> {
    static func deleteSession(_ session: Secret) -> Self { Endpoint(Operations.deleteSession, body: SessionBody(session)) }

    static func deleteUserToken(_ userToken: Secret) -> Self {
        Endpoint(Operations.deleteUserToken, body: AccessTokenBody(userToken))
    }
}

/// The answer to the end of a session: a flag, and for a session of version 3 nothing else.
package struct SignedOutDTO: DTO {
    let success: Bool
}

extension SignedOutDTO {
    package func adapted() {}
}

private struct SessionBody: Encodable {
    let session: String

    init(_ session: Secret) { self.session = session.reveal() }

    enum CodingKeys: String, CodingKey {
        case session = "session_id"
    }
}

struct AccessTokenBody: Encodable {
    private let accessToken: String

    init(_ accessToken: Secret) { self.accessToken = accessToken.reveal() }

    private enum CodingKeys: String, CodingKey {
        case accessToken = "access_token"
    }
}
