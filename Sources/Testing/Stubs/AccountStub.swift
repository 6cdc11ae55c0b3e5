public import MarqueeDomain

/// Replaces sessions and accounts; a call that is not replaced fails.
public struct AccountStub: Sendable {
    public var validateCredential: (@Sendable () async throws(MarqueeError) -> Void)?
    public var signIn: (@Sendable (LoginCredentials) async throws(MarqueeError) -> Session)?
    public var beginSignIn: (@Sendable (ApprovalRequest) async throws(MarqueeError) -> PendingSignIn)?
    public var completeSignIn: (@Sendable (PendingSignIn) async throws(MarqueeError) -> Session)?
    public var signInAsGuest: (@Sendable () async throws(MarqueeError) -> Session)?
    public var adopt: (@Sendable (Secret) async throws(MarqueeError) -> Session)?
    public var check: (@Sendable () async throws(MarqueeError) -> Session)?
    public var signOut: (@Sendable () async throws(MarqueeError) -> SignOutReport)?
    public var wipe: (@Sendable (Session) async throws(MarqueeError) -> Void)?
    public var sessions: (@Sendable () async throws(MarqueeError) -> [Session])?
    /// Replaces `account.sessions(after:limit:)`.
    public var sessionsAfter: (@Sendable (Session.ID?, Int) async throws(MarqueeError) -> [Session])?
    public var session: (@Sendable (Session.ID) async throws(MarqueeError) -> Session?)?
    public var current: (@Sendable () async throws(MarqueeError) -> Session?)?
    public var use: (@Sendable (Session) async throws(MarqueeError) -> Void)?
    public var details: (@Sendable () -> Read<Account>)?
}

/// The repository of a ``AccountStub``.
struct StubbedAccountRepository: AccountRepository {
    let stub: Stubbed<AccountStub>

    func validateCredential() async throws(MarqueeError) { try await stub.validateCredential() }
    func signIn(_ credentials: LoginCredentials) async throws(MarqueeError) -> Session { try await stub.signIn(credentials) }
    func beginSignIn(_ request: ApprovalRequest) async throws(MarqueeError) -> PendingSignIn { try await stub.beginSignIn(request) }
    func completeSignIn(_ pending: PendingSignIn) async throws(MarqueeError) -> Session { try await stub.completeSignIn(pending) }
    func signInAsGuest() async throws(MarqueeError) -> Session { try await stub.signInAsGuest() }
    func adopt(_ session: Secret) async throws(MarqueeError) -> Session { try await stub.adopt(session) }
    func check() async throws(MarqueeError) -> Session { try await stub.check() }
    func signOut() async throws(MarqueeError) -> SignOutReport { try await stub.signOut() }
    func wipe(_ session: Session) async throws(MarqueeError) { try await stub.wipe(session) }
    func sessions() async throws(MarqueeError) -> [Session] { try await stub.sessions() }
    func sessions(after id: Session.ID?, limit: Int) async throws(MarqueeError) -> [Session] { try await stub.sessionsAfter(id, limit) }
    func session(_ id: Session.ID) async throws(MarqueeError) -> Session? { try await stub.session(id) }
    func current() async throws(MarqueeError) -> Session? { try await stub.current() }
    func use(_ session: Session) async throws(MarqueeError) { try await stub.use(session) }
    func account() -> Read<Account> { stub.details() }
}
