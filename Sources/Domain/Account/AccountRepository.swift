/// The source of sessions and accounts. ``AccountUseCases`` documents the requirements that it publishes. The protocol may gain
/// requirements in a minor version.
public protocol AccountRepository: Sendable {
    func validateCredential() async throws(MarqueeError)
    /// Signs in with a user name and a password.
    func signIn(_ credentials: LoginCredentials) async throws(MarqueeError) -> Session
    /// Fetches a request token that a person approves in a browser.
    func beginSignIn(_ request: ApprovalRequest) async throws(MarqueeError) -> PendingSignIn
    func completeSignIn(_ pending: PendingSignIn) async throws(MarqueeError) -> Session
    func signInAsGuest() async throws(MarqueeError) -> Session
    func adopt(_ session: Secret) async throws(MarqueeError) -> Session
    func check() async throws(MarqueeError) -> Session
    func signOut() async throws(MarqueeError) -> SignOutReport
    func wipe(_ session: Session) async throws(MarqueeError)
    /// All stored sessions, the most recently used one first.
    func sessions() async throws(MarqueeError) -> [Session]
    /// Stored sessions in the order of their ids, those after one id and so many at most.
    func sessions(after id: Session.ID?, limit: Int) async throws(MarqueeError) -> [Session]
    func session(_ id: Session.ID) async throws(MarqueeError) -> Session?
    func current() async throws(MarqueeError) -> Session?
    func use(_ session: Session) async throws(MarqueeError)
    func account() -> Read<Account>
}

/// All use cases of sessions and accounts.
///
/// ```swift
/// let session = try await marquee.account.signIn(username: name, password: password)
/// print(session.id, try await marquee.account.details().username)
/// _ = try await marquee.account.signOut()
/// ```
public struct AccountUseCases: Sendable {
    let accounts: any AccountRepository

    public init(accounts: any AccountRepository) { self.accounts = accounts }
}
