/// Where sessions and accounts come from. It may gain requirements in a minor version.
public protocol AccountRepository: Sendable {
    /// Signs in with a user name and a password.
    func signIn(_ credentials: LoginCredentials) async throws(MarqueeError) -> Session
    /// Asks for a request token to be approved in a browser.
    func beginSignIn(_ request: ApprovalRequest) async throws(MarqueeError) -> PendingSignIn
    /// Makes a session of an approved request token.
    func completeSignIn(_ pending: PendingSignIn) async throws(MarqueeError) -> Session
    /// Begins a guest's session.
    func signInAsGuest() async throws(MarqueeError) -> Session
    /// Keeps a session that was begun elsewhere.
    func adopt(_ session: Secret) async throws(MarqueeError) -> Session
    /// Asks the server whether it still takes the session.
    func check() async throws(MarqueeError) -> Session
    /// Ends the session on the server and here.
    func signOut() async throws(MarqueeError) -> SignOutReport
    /// Removes every byte of an account from the stores.
    func wipe(_ session: Session) async throws(MarqueeError)
    /// Every session, the one of last time first.
    func sessions() async throws(MarqueeError) -> [Session]
    /// Whose library this is; nil when nobody is signed in.
    func current() async throws(MarqueeError) -> Session?
    /// Makes a session the current one.
    func use(_ session: Session) async throws(MarqueeError)
    /// The account of the person whose library this is.
    func account() -> Read<Account>
}

/// All that can be done about sessions and accounts.
public struct AccountUseCases: Sendable {
    let accounts: any AccountRepository

    /// Publishes the use cases of a repository.
    public init(accounts: any AccountRepository) { self.accounts = accounts }
}
