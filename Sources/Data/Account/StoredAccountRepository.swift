package import MarqueeDomain

/// Accounts of a server, and their sessions in the user's file.
package struct StoredAccountRepository: AccountRepository {
    private let api: any AccountAPI
    private let user: AccountReader
    private let clock: WallClock
    private let didSignIn: @Sendable () -> Void
    private let didLeave: @Sendable (Int) -> Void

    private var allSessions: Sessions { user.sessions }

    /// Creates the repository for one person.
    ///
    /// - Parameters:
    ///   - api: Asks the server.
    ///   - user: Reads the private answers of the account.
    ///   - clock: The clock.
    ///   - didSignIn: Called when a session can be used from now on, so that its pending changes are sent.
    ///   - didLeave: Called with the local number of an account that has been signed out or wiped.
    package init(
        api: any AccountAPI, user: AccountReader, clock: WallClock = .system, didSignIn: @escaping @Sendable () -> Void = {},
        didLeave: @escaping @Sendable (_ tenant: Int) -> Void = { _ in }
    ) {
        self.api = api
        self.user = user
        self.clock = clock
        self.didSignIn = didSignIn
        self.didLeave = didLeave
    }

    package func validateCredential() async throws(MarqueeError) { try await api.validateCredential() }

    package func signIn(_ credentials: LoginCredentials) async throws(MarqueeError) -> Session {
        try await keep { () async throws(MarqueeError) in try await api.signIn(credentials) }
    }

    package func beginSignIn(_ request: ApprovalRequest) async throws(MarqueeError) -> PendingSignIn { try await api.begin(request) }

    package func completeSignIn(_ pending: PendingSignIn) async throws(MarqueeError) -> Session {
        try await keep { () async throws(MarqueeError) in try await api.complete(pending) }
    }

    package func signInAsGuest() async throws(MarqueeError) -> Session {
        try await keep { () async throws(MarqueeError) in try await api.signInAsGuest() }
    }

    package func adopt(_ session: Secret) async throws(MarqueeError) -> Session {
        try allSessions.checkStore()
        return try await kept(try await api.grant(of: session))
    }

    package func check() async throws(MarqueeError) -> Session {
        let stored = try await user.session()
        guard let authorization = stored.authorization else { throw .sessionEnded }
        do throws(MarqueeError) {
            try await api.check(authorization)
        } catch  where error.meansSessionRefused {
            await allSessions.noteRefusal(of: stored, error)
            return try await allSessions.required(.tenant(stored.tenant)).session
        }
        guard stored.session.state == .revoked else { return stored.session }
        // A user whose suspension has ended uses the same session again.
        try await allSessions.reinstate(stored)
        didSignIn()
        return try await allSessions.required(.tenant(stored.tenant)).session
    }

    package func signOut() async throws(MarqueeError) -> SignOutReport {
        let stored = try await user.session()
        var report = SignOutReport()
        if let authorization = stored.authorization {
            do throws(MarqueeError) {
                try await api.end(authorization)
            } catch  where error.code == .cancelled {
                throw error
            } catch {
                report.serverFailure = error
            }
        }
        // An account that has signed in again meanwhile stays signed in.
        guard let waiting = try await allSessions.signOut(stored) else {
            return report
        }
        defer { didLeave(stored.tenant) }
        // A guest's session cannot be used again. An account finds its stored data when it signs in again, like its marks.
        if stored.session.kind == .guest { try await user.forget(stored.tenant) } else { user.signedOut(stored) }
        report.waiting = waiting
        return report
    }

    package func wipe(_ session: Session) async throws(MarqueeError) {
        try allSessions.checkStore()
        defer { didLeave(session.id) }
        // Where one of the two files cannot be cleaned, the other is.
        var failures: [MarqueeError] = []
        do throws(MarqueeError) { try await user.forget(session.id) } catch { failures.append(error) }
        do throws(MarqueeError) { try await allSessions.wipe(session.id) } catch { failures.append(error) }
        if let failure = failures.first { throw failure }
    }

    // A client for several users returns only the session of its own user; so do the next two functions.
    package func sessions() async throws(MarqueeError) -> [Session] {
        guard allSessions.hasCurrent else { return [try await user.session().session] }
        return try await allSessions.all().map(\.session)
    }

    package func sessions(after id: Session.ID?, limit: Int) async throws(MarqueeError) -> [Session] {
        guard !allSessions.hasCurrent, case .tenant(let own) = user.scope else {
            return try await allSessions.all(after: id ?? 0, limit: limit)
        }
        return own > id ?? 0 && limit > 0 ? [try await user.session().session] : []
    }

    package func session(_ id: Session.ID) async throws(MarqueeError) -> Session? {
        if !allSessions.hasCurrent, case .tenant(let own) = user.scope, own != id { return nil }
        return try await allSessions.stored(id)?.session
    }

    package func current() async throws(MarqueeError) -> Session? { try await allSessions.session(of: user.scope)?.session }

    package func use(_ session: Session) async throws(MarqueeError) {
        try await allSessions.use(session.id)
    }

    package func account() -> Read<Account> {
        user.readAccount { api.account(of: $0) }
    }

    /// A session that cannot be stored is ended again, since nothing else would refer to it.
    private func keep(_ signIn: () async throws(MarqueeError) -> UserGrant) async throws(MarqueeError) -> Session {
        try allSessions.checkStore()
        let grant = try await signIn()
        do throws(MarqueeError) {
            return try await kept(grant)
        } catch {
            await uncancelled { [api] in try? await api.end(grant.authorization) }
            throw error
        }
    }

    /// Stores a sign-in in the place of an earlier one of the same account, and ends the earlier session, which is no longer stored. The
    /// credentials of version 4 stay, where the new sign-in did not bring any.
    private func kept(_ grant: UserGrant) async throws(MarqueeError) -> Session {
        let earlier = try await earlierAuthorization(of: grant)
        let stored = try await allSessions.signIn(grant.completed(with: earlier), at: clock.now())
        didSignIn()
        if let earlier, earlier.session != grant.authorization.session {
            let isTokenReplaced = earlier.userToken != stored.authorization?.userToken
            let ended = UserAuthorization(
                kind: earlier.kind, session: earlier.session, accountID: earlier.accountID,
                userToken: isTokenReplaced ? earlier.userToken : nil, objectID: earlier.objectID)
            await uncancelled { [api] in try? await api.end(ended) }
        }
        return stored.session
    }

    private func earlierAuthorization(of grant: UserGrant) async throws(MarqueeError) -> UserAuthorization? {
        guard grant.authorization.kind == .account, let id = grant.authorization.accountID else { return nil }
        return try await allSessions.session(ofAccount: id)?.authorization
    }
}
