import MarqueeDomain

extension Operations {
    static let createRequestToken = Operation<RequestTokenDTO>(.get, "/3/authentication/token/new")
    static let validateRequestToken = Operation<RequestTokenDTO>(.post, "/3/authentication/token/validate_with_login")
}

extension Endpoint<RequestTokenDTO> {
    static var createRequestToken: Self { Endpoint(Operations.createRequestToken) }

    /// Approves a request token with a user name and a password.
    static func validate(_ requestToken: Secret, with credentials: LoginCredentials) -> Self {
        Endpoint(
            Operations.validateRequestToken,
            body: LoginBody(
                username: credentials.username, password: credentials.password.reveal(), requestToken: requestToken.reveal()))
    }
}

private struct LoginBody: Encodable {
    let username: String
    let password: String
    let requestToken: String

    enum CodingKeys: String, CodingKey {
        case username, password
        case requestToken = "request_token"
    }
}
