public import MarqueeData
public import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Operations {
    static let accountRows: [any OperationRow] = [
        createRequestToken, validateRequestToken, createSession, convertUserToken, deleteSession, createGuestSession,
        createUserRequestToken, createUserToken, deleteUserToken, currentAccount, account, validateCredential, createSessionByGet,
    ]
}

/// Sessions and accounts of a TMDb server.
public struct TMDBAccount: AccountAPI {
    private let tmdb: TMDB

    public init(_ tmdb: TMDB) { self.tmdb = tmdb }

    public func validateCredential() async throws(MarqueeError) { try await tmdb.perform(.validateCredential) }

    public func begin(_ request: ApprovalRequest) async throws(MarqueeError) -> PendingSignIn {
        let (token, address): (RequestToken, Secret)
        switch request.version {
        case .v3:
            token = try await tmdb.perform(.createRequestToken)
            address = tmdb.server.approvalAddress(of: token.secret, redirectTo: request.redirectTo?.absoluteString)
        case .v4:
            token = try await tmdb.perform(.createUserRequestToken(redirectTo: request.redirectTo?.absoluteString))
            address = tmdb.server.approvalAddress(ofUserToken: token.secret)
        }
        return PendingSignIn(
            version: request.version, requestToken: token.secret, approvalAddress: address, expiresAt: token.expiresAt)
    }

    public func complete(_ pending: PendingSignIn) async throws(MarqueeError) -> UserGrant {
        switch pending.version {
        case .v3: return try await grant(ofNew: try await tmdb.perform(.createSession(pending.requestToken)))
        case .v4:
            let token = try await tmdb.perform(.createUserToken(pending.requestToken))
            let session: Secret
            do throws(MarqueeError) {
                session = try await tmdb.perform(.convert(token.secret))
            } catch {
                await undo([.deleteUserToken(token.secret)], because: error)
                throw error
            }
            return try await grant(ofNew: session, userToken: token)
        }
    }

    public func signIn(_ credentials: LoginCredentials) async throws(MarqueeError) -> UserGrant {
        let token = try await tmdb.perform(.createRequestToken)
        let approved = try await tmdb.perform(.validate(token.secret, with: credentials))
        return try await grant(ofNew: try await tmdb.perform(.createSession(approved.secret)))
    }

    public func signInAsGuest() async throws(MarqueeError) -> UserGrant { try await tmdb.perform(.createGuestSession) }

    public func grant(of session: Secret) async throws(MarqueeError) -> UserGrant { try await grant(of: session, userToken: nil) }

    // For an account by reading the account, for a guest by reading the ratings.
    public func check(_ user: UserAuthorization) async throws(MarqueeError) {
        switch user.kind {
        case .account: _ = try await tmdb.perform(.account(of: user))
        case .guest: _ = try await tmdb.perform(.ratedMovies(ShelfPage(), as: user))
        }
    }

    // A session unknown to the server counts as deleted. A guest session expires by itself.
    public func end(_ user: UserAuthorization) async throws(MarqueeError) {
        guard user.kind == .account else { return }
        var failure: MarqueeError?
        for endpoint in [.deleteSession(user.session)] + (user.userToken.map { [.deleteUserToken($0)] } ?? []) as [Endpoint<SuccessDTO>] {
            do throws(MarqueeError) {
                try await tmdb.perform(endpoint)
            } catch {
                if !error.meansUnknown { failure = failure ?? error }
            }
        }
        if let failure { throw failure }
    }

    public func account(of user: UserAuthorization) -> Remote<Account> { tmdb.remote(.account(of: user)) }

    private func grant(ofNew session: Secret, userToken: UserToken? = nil) async throws(MarqueeError) -> UserGrant {
        do throws(MarqueeError) {
            return try await grant(of: session, userToken: userToken)
        } catch {
            await undo([.deleteSession(session)] + (userToken.map { [.deleteUserToken($0.secret)] } ?? []), because: error)
            throw error
        }
    }

    private func grant(of session: Secret, userToken: UserToken?) async throws(MarqueeError) -> UserGrant {
        let account = try await tmdb.perform(.account(ofSession: session))
        return UserGrant(
            authorization: UserAuthorization(
                kind: .account, session: session, accountID: account.id, userToken: userToken?.secret, objectID: userToken?.objectID),
            username: account.username)
    }

    /// Deletes the tokens and sessions that the earlier steps of a failed sign-in created, as far as possible.
    private func undo(_ steps: [Endpoint<SuccessDTO>], because error: MarqueeError) async {
        @Sendable func undo() async {
            for step in steps { _ = try? await tmdb.perform(step) }
        }
        // A cancelled task cannot send anything, and its caller does not wait.
        if error.code == .cancelled { Task { await undo() } } else { await undo() }
    }
}

extension MarqueeError {
    /// Whether the server reports that it does not know the session or the token; for a suspended user, it may know them.
    fileprivate var meansUnknown: Bool {
        code == .notFound || tmdbCode == 33 || tmdbCode == 35 || (meansSessionRefused && tmdbCode != 45)
    }
}
