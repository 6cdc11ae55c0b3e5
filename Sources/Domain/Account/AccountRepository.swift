/// The source of sessions and accounts. It may gain requirements in a minor version.
public protocol AccountRepository: Sendable {
    /// Asks the server whether it accepts the program's credential.
    func validateCredential() async throws(MarqueeError)
    /// Signs in with a user name and a password.
    func signIn(_ credentials: LoginCredentials) async throws(MarqueeError) -> Session
    /// Fetches a request token that a person approves in a browser.
    func beginSignIn(_ request: ApprovalRequest) async throws(MarqueeError) -> PendingSignIn
    /// Creates a session from an approved request token.
    func completeSignIn(_ pending: PendingSignIn) async throws(MarqueeError) -> Session
    /// Starts a guest session.
    func signInAsGuest() async throws(MarqueeError) -> Session
    /// Stores a session that was created elsewhere.
    func adopt(_ session: Secret) async throws(MarqueeError) -> Session
    /// Asks the server whether it still accepts the session.
    func check() async throws(MarqueeError) -> Session
    /// Deletes the session on the server and on this device.
    func signOut() async throws(MarqueeError) -> SignOutReport
    /// Erases all data of an account from the stores.
    func wipe(_ session: Session) async throws(MarqueeError)
    /// All stored sessions, the most recently used one first.
    func sessions() async throws(MarqueeError) -> [Session]
    /// Stored sessions in the order of their ids, those after one id and so many at most.
    func sessions(after id: Session.ID?, limit: Int) async throws(MarqueeError) -> [Session]
    /// A stored session; nil if it is not there.
    func session(_ id: Session.ID) async throws(MarqueeError) -> Session?
    /// The session of the signed-in person; nil when nobody is signed in.
    func current() async throws(MarqueeError) -> Session?
    /// Makes a session the current one.
    func use(_ session: Session) async throws(MarqueeError)
    /// The account of the signed-in person.
    func account() -> Read<Account>
}

/// All use cases of sessions and accounts.
public struct AccountUseCases: Sendable {
    let accounts: any AccountRepository

    /// Publishes the use cases of a repository.
    public init(accounts: any AccountRepository) { self.accounts = accounts }
}
