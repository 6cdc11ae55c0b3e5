public import MarqueeDomain

/// Accounts of a server, and their sessions in the user's file.
public struct StoredAccountRepository: AccountRepository {
    private let api: any AccountAPI
    private let user: UserReader
    private let library: LibraryCore

    /// Creates the repository for one person.
    public init(api: any AccountAPI, user: UserReader, library: LibraryCore) {
        self.api = api
        self.user = user
        self.library = library
    }

    /// Signs in with a user name and a password.
    public func signIn(_ credentials: LoginCredentials) async throws(MarqueeError) -> Session {
        try await keep { () async throws(MarqueeError) in try await api.signIn(credentials) }
    }

    /// Asks for a request token to be approved in a browser.
    public func beginSignIn(_ request: ApprovalRequest) async throws(MarqueeError) -> PendingSignIn { try await api.begin(request) }

    /// Makes a session of an approved request token.
    public func completeSignIn(_ pending: PendingSignIn) async throws(MarqueeError) -> Session {
        try await keep { () async throws(MarqueeError) in try await api.complete(pending) }
    }

    /// Begins a guest's session.
    public func signInAsGuest() async throws(MarqueeError) -> Session {
        try await keep { () async throws(MarqueeError) in try await api.signInAsGuest() }
    }

    /// Keeps a session that was begun elsewhere.
    public func adopt(_ session: Secret) async throws(MarqueeError) -> Session {
        guard user.users.sessions != nil else { throw .keepsNoSessions }
        let stored = try await user.users.signIn(try await api.grant(of: session), at: library.clock.now())
        library.wake()
        return stored.session
    }

    /// Asks the server whether it still takes the session.
    public func check() async throws(MarqueeError) -> Session {
        let stored = try await user.users.required(user.binding)
        guard let authorization = stored.authorization else { throw .sessionEnded }
        do throws(MarqueeError) {
            try await api.check(authorization)
        } catch  where error.meansSessionRefused {
            await user.users.noteRefusal(of: stored, error)
            return try await user.users.required(.tenant(stored.tenant)).session
        }
        guard stored.session.state == .revoked else { return stored.session }
        // A user who was suspended for a while is let in again with the same session.
        _ = try await user.users.sessions?.reinstate(stored.tenant, generation: stored.generation)
        library.wake()
        return try await user.users.required(.tenant(stored.tenant)).session
    }

    /// Ends the session on the server and here.
    public func signOut() async throws(MarqueeError) -> SignOutReport {
        let stored = try await user.users.required(user.binding)
        guard let sessions = user.users.sessions else { throw .keepsNoSessions }
        var failure: MarqueeError?
        if let authorization = stored.authorization, stored.session.state == .active {
            do throws(MarqueeError) {
                try await api.end(authorization)
            } catch  where error.code == .cancelled {
                throw error
            } catch {
                failure = error.meansSessionRefused ? nil : error
            }
        }
        let waiting = try await sessions.signOut(stored.tenant)
        // Nobody can go on as a guest. An account finds what was kept when it signs in again, like its marks.
        if stored.session.kind == .guest { try await user.forget(stored.tenant) } else { user.leave(stored) }
        library.forget(stored.tenant)
        return SignOutReport(serverFailure: failure, waiting: waiting)
    }

    /// Removes every byte of an account from the stores.
    public func wipe(_ session: Session) async throws(MarqueeError) {
        guard let sessions = user.users.sessions else { throw .keepsNoSessions }
        try await user.forget(session.id)
        library.forget(session.id)
        try await sessions.wipe(session.id)
    }

    /// Every session, the one of last time first.
    public func sessions() async throws(MarqueeError) -> [Session] {
        try await user.users.sessions?.sessions(on: user.users.server).map(\.session) ?? []
    }

    /// Whose library this is; nil when nobody is signed in.
    public func current() async throws(MarqueeError) -> Session? { try await user.users.session(of: user.binding)?.session }

    /// Makes a session the current one.
    public func use(_ session: Session) async throws(MarqueeError) {
        guard let sessions = user.users.sessions else { throw .keepsNoSessions }
        guard try await sessions.use(session.id) else { throw .sessionUnknown }
        try await user.users.refresh()
    }

    /// The account of the person whose library this is.
    public func account() -> Read<Account> {
        user.read { (stored, authorization) throws(MarqueeError) in
            guard stored.session.kind == .account else { throw .guestsOnlyRate }
            return api.account(of: authorization)
        }
    }

    /// A session that cannot be kept is ended again, since nobody would know of it.
    private func keep(_ signIn: () async throws(MarqueeError) -> UserGrant) async throws(MarqueeError) -> Session {
        guard user.users.sessions != nil else { throw .keepsNoSessions }
        let grant = try await signIn()
        do throws(MarqueeError) {
            let stored = try await user.users.signIn(grant, at: library.clock.now())
            library.wake()
            return stored.session
        } catch {
            await uncancelled { [api] in try? await api.end(grant.authorization) }
            throw error
        }
    }
}
