public import MarqueeDomain

/// The operations of a server on sessions and accounts. The protocol may gain requirements in a minor version.
public protocol AccountAPI: Sendable {
    /// `GET /3/authentication`. Throws the server's refusal.
    func validateCredential() async throws(MarqueeError)
    /// `GET /3/authentication/token/new` or `POST /4/auth/request_token`: a request token, and the URL where it is approved.
    func begin(_ request: ApprovalRequest) async throws(MarqueeError) -> PendingSignIn
    /// `POST /3/authentication/session/new`, or `POST /4/auth/access_token` and `POST /3/authentication/session/convert/4`.
    func complete(_ pending: PendingSignIn) async throws(MarqueeError) -> UserGrant
    /// `GET /3/authentication/token/new`, `POST /3/authentication/token/validate_with_login` and `POST /3/authentication/session/new`.
    func signIn(_ credentials: LoginCredentials) async throws(MarqueeError) -> UserGrant
    /// `GET /3/authentication/guest_session/new`
    func signInAsGuest() async throws(MarqueeError) -> UserGrant
    /// `GET /3/account`: the account of a session.
    func grant(of session: Secret) async throws(MarqueeError) -> UserGrant
    /// Asks with a small read whether the server still accepts a session, and throws its refusal.
    func check(_ user: UserAuthorization) async throws(MarqueeError)
    /// `DELETE /3/authentication/session` and, for a session that was created with one, `DELETE /4/auth/access_token`. A guest session
    /// expires by itself.
    func end(_ user: UserAuthorization) async throws(MarqueeError)
    /// `GET /3/account/{account_id}`
    func account(of user: UserAuthorization) -> Remote<Account>
}
