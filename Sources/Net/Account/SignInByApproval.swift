import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Operations {
    static let createUserRequestToken = Operation<RequestTokenDTO>(.post, "/4/auth/request_token")
    static let createUserToken = Operation<UserTokenDTO>(.post, "/4/auth/access_token")
}

extension Endpoint<RequestTokenDTO> {
    /// A request token of version 4; the server stores where the browser goes afterwards.
    static func createUserRequestToken(redirectTo: String?) -> Self {
        Endpoint(Operations.createUserRequestToken, body: RedirectBody(redirectTo: redirectTo))
    }
}

extension Endpoint<UserTokenDTO> {
    static func createUserToken(_ requestToken: Secret) -> Self {
        Endpoint(Operations.createUserToken, body: RequestTokenBody(requestToken))
    }
}

extension Server {
    /// The page where a person approves a request token of version 3.
    func approvalAddress(of requestToken: Secret, redirectTo: String?) -> Secret {
        let redirect = redirectTo.map { "?redirect_to=" + QueryItems.encoded($0) } ?? ""
        return Secret(webURL + "/authenticate/" + QueryItems.encoded(requestToken.reveal()) + redirect)
    }

    /// The page where a person approves a request token of version 4.
    func approvalAddress(ofUserToken requestToken: Secret) -> Secret {
        Secret(webURL + "/auth/access?request_token=" + QueryItems.encoded(requestToken.reveal()))
    }
}

/// The token to approve, and until when, if the server said so.
struct RequestToken: Sendable, Hashable {
    let secret: Secret
    let expiresAt: Date?
}

/// A request token of either version.
struct RequestTokenDTO: DTO {
    let requestToken: TokenText
    let expiresAt: Date?

    init(_ row: TapeRow) throws {
        requestToken = try row.required("request_token")
        expiresAt = row.optional("expires_at")
    }
}

extension RequestTokenDTO {
    func adapted() -> RequestToken { RequestToken(secret: requestToken.secret, expiresAt: expiresAt) }
}

/// The access token of a person in version 4, and the id of the account there.
struct UserToken: Sendable, Hashable {
    let secret: Secret
    let objectID: String
}

struct UserTokenDTO: DTO {
    let accessToken: TokenText
    let accountID: TokenText

    init(_ row: TapeRow) throws {
        accessToken = try row.required("access_token")
        accountID = try row.required("account_id")
    }
}

extension UserTokenDTO {
    func adapted() -> UserToken { UserToken(secret: accessToken.secret, objectID: accountID.secret.reveal()) }
}

struct RequestTokenBody: Encodable {
    private let requestToken: String

    init(_ requestToken: Secret) { self.requestToken = requestToken.reveal() }

    private enum CodingKeys: String, CodingKey {
        case requestToken = "request_token"
    }
}

private struct RedirectBody: Encodable {
    let redirectTo: String?

    enum CodingKeys: String, CodingKey {
        case redirectTo = "redirect_to"
    }
}
