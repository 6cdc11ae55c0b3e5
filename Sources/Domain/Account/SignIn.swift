/// The user name and the password of an account, on their way to the server. Neither is kept.
public struct LoginCredentials: Sendable, Hashable {
    /// The user name.
    public let username: String
    /// The password.
    public let password: Secret

    /// Creates credentials.
    public init(username: String, password: Secret) {
        self.username = username
        self.password = password
    }
}

/// Signs in with a user name and a password. Prefer ``BeginSignIn`` where there is a browser: no password passes the program then.
///
/// See <https://developer.themoviedb.org/reference/authentication-create-session-from-login>.
public struct SignIn: Executable {
    private let accounts: any AccountRepository

    /// Creates the use case.
    public init(accounts: any AccountRepository) { self.accounts = accounts }

    /// Signs in, and makes the session the current one. Signing in again to an account that is known here goes on with its library.
    ///
    /// - Throws: ``MarqueeError/Code/unauthorized`` with TMDb's code 30 for a wrong user name or password, 31 for a disabled account and
    ///   32 for an unconfirmed e-mail address; ``MarqueeError/Code/forbidden`` with 45 for a suspended user.
    public func execute(_ credentials: LoginCredentials) async throws(MarqueeError) -> Session {
        guard !credentials.username.isEmpty, !credentials.password.reveal().isEmpty else {
            throw MarqueeError(.invalidInput, .init("signIn.empty", "A user name and a password are needed."))
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
    /// Signs in with a user name and a password.
    public var signIn: SignIn { SignIn(accounts: accounts) }

    /// Begins a guest's session, which may rate and nothing else, and makes it the current one. It ends by itself after a day without use.
    ///
    /// See <https://developer.themoviedb.org/reference/authentication-create-guest-session>.
    public var signInAsGuest: Perform<Void, Session> { Perform(accounts.signInAsGuest) }

    /// Goes on with a session that was begun elsewhere, such as one that a service has stored so far: asks the server whose it is, stores
    /// it, and makes it the current one.
    ///
    /// - Throws: ``MarqueeError/Code/unauthorized`` if the server does not take it.
    public var adopt: Perform<Secret, Session> { Perform(accounts.adopt) }
}
