import MarqueeDomain

extension Operations {
    static let deleteSession = Operation<SuccessDTO>(.delete, "/3/authentication/session")
    static let deleteUserToken = Operation<SuccessDTO>(.delete, "/4/auth/access_token")
}

extension Endpoint<SuccessDTO> {
    static func deleteSession(_ session: Secret) -> Self { Endpoint(Operations.deleteSession, body: SessionBody(session)) }

    static func deleteUserToken(_ userToken: Secret) -> Self {
        Endpoint(Operations.deleteUserToken, body: AccessTokenBody(userToken))
    }
}

/// An answer that says that something is so, or is done, and nothing else that counts.
struct SuccessDTO: DTO {
    let success: Bool

    init(_ row: TapeRow) throws {
        success = try row.required("success")
    }
}

extension SuccessDTO {
    func adapted() {}
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
