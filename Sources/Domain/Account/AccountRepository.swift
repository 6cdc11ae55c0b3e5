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
    private let accounts: any AccountRepository

    /// Publishes the use cases of a repository.
    public init(accounts: any AccountRepository) { self.accounts = accounts }

    /// Signs in with a user name and a password.
    public var signIn: SignIn { SignIn(accounts: accounts) }
    /// Begins a sign-in that a person approves in a browser.
    public var beginSignIn: BeginSignIn { BeginSignIn(accounts: accounts) }
    /// Completes a sign-in that a person has approved.
    public var completeSignIn: CompleteSignIn { CompleteSignIn(accounts: accounts) }
    /// Begins a guest's session.
    public var signInAsGuest: SignInAsGuest { SignInAsGuest(accounts: accounts) }
    /// Goes on with a session that was begun elsewhere.
    public var adopt: AdoptSession { AdoptSession(accounts: accounts) }
    /// Asks the server whether it still takes the session.
    public var check: CheckSession { CheckSession(accounts: accounts) }
    /// Ends the session, on the server and here.
    public var signOut: SignOut { SignOut(accounts: accounts) }
    /// Removes every byte of an account from the stores.
    public var wipe: WipeAccount { WipeAccount(accounts: accounts) }
    /// Tells who has signed in here.
    public var sessions: GetSessions { GetSessions(accounts: accounts) }
    /// Tells whose library this is.
    public var current: GetCurrentSession { GetCurrentSession(accounts: accounts) }
    /// Makes one of the sessions the current one.
    public var use: UseSession { UseSession(accounts: accounts) }
    /// Reads the account.
    public var details: GetAccount { GetAccount(accounts: accounts) }
}
