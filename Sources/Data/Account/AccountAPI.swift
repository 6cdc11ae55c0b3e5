public import MarqueeDomain

/// What a server can do about sessions and accounts. It may gain requirements in a minor version.
public protocol AccountAPI: Sendable {
    /// Asks whether the program's credential is taken; throws the server's refusal if not.
    func validateCredential() async throws(MarqueeError)
    /// Asks for a request token, and returns the address where it is approved.
    func begin(_ request: ApprovalRequest) async throws(MarqueeError) -> PendingSignIn
    /// Makes a session of an approved request token.
    func complete(_ pending: PendingSignIn) async throws(MarqueeError) -> UserGrant
    /// Makes a session of a user name and a password.
    func signIn(_ credentials: LoginCredentials) async throws(MarqueeError) -> UserGrant
    /// Makes a guest's session.
    func signInAsGuest() async throws(MarqueeError) -> UserGrant
    /// Asks whose session this is.
    func grant(of session: Secret) async throws(MarqueeError) -> UserGrant
    /// Asks whether a session is still taken; throws the server's refusal if not.
    func check(_ user: UserAuthorization) async throws(MarqueeError)
    /// Ends a session; a guest's cannot be ended, and is left to end by itself.
    func end(_ user: UserAuthorization) async throws(MarqueeError)
    /// The account of a person.
    func account(of user: UserAuthorization) -> Remote<Account>
}
