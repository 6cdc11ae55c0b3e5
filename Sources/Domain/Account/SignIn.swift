/// The user name and the password of an account. Both are sent once and never stored.
public struct LoginCredentials: Sendable, Hashable {
    /// The user name.
    public let username: String
    /// The password.
    public let password: Secret

    public init(username: String, password: Secret) {
        self.username = username
        self.password = password
    }
}

/// Signs in with a user name and a password. With a browser, prefer ``BeginSignIn``: then the program does not handle the password.
///
/// The session becomes the current one: every later read and change of the client uses this account. A service sets `users = .many` in its
/// configuration; then no session becomes current. An account that signed in
/// before on this device continues with its stored library.
///
/// Throws ``MarqueeError/Code/unauthorized`` with TMDb's code 30 for a wrong user name or password, 31 for a disabled account and 32 for an
/// unconfirmed e-mail address; ``MarqueeError/Code/forbidden`` with 45 for a suspended user.
///
/// See <https://developer.themoviedb.org/reference/authentication-create-session-from-login>.
public struct SignIn: Executable {
    private let accounts: any AccountRepository

    public init(accounts: any AccountRepository) { self.accounts = accounts }

    public func execute(_ credentials: LoginCredentials) async throws(MarqueeError) -> Session {
        guard !credentials.username.isEmpty, !credentials.password.reveal().isEmpty else {
            throw MarqueeError(.invalidInput, .init("signIn.empty"))
        }
        return try await accounts.signIn(credentials)
    }

    /// Signs in, and makes the session the current one.
    public func callAsFunction(username: String, password: Secret) async throws(MarqueeError) -> Session {
        try await execute(LoginCredentials(username: username, password: password))
    }

    /// Signs in, and makes the session the current one.
    public func callAsFunction(username: String, password: String) async throws(MarqueeError) -> Session {
        try await self(username: username, password: Secret(password))
    }
}

extension AccountUseCases {
    /// Signs in with a user name and a password. The session becomes the current one, unless the client serves many users.
    public var signIn: SignIn { SignIn(accounts: accounts) }

    /// Starts a guest session, which can only rate, and makes it the current one. TMDb ends it after one day without use.
    ///
    /// See <https://developer.themoviedb.org/reference/authentication-create-guest-session>.
    public var signInAsGuest: Perform<Void, Session> { Perform(accounts.signInAsGuest) }

    /// Takes over a session that another program created: reads its account from the server, stores the session, and makes it the current
    /// one.
    ///
    /// - Throws: ``MarqueeError/Code/unauthorized`` if the server does not accept it.
    public var adopt: Perform<Secret, Session> { Perform(accounts.adopt) }
}
