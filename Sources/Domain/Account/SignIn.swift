/// The user name and the password of an account, for one request to the server. Neither is stored.
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

/// Signs in with a user name and a password. Prefer ``BeginSignIn`` where there is a browser: then the program never sees the password.
///
/// The session becomes the current one: the client itself acts for this person from then on, and shows their marks to everybody who reads
/// through it. That is not for a service: with `users = .many` in its configuration, nobody becomes current. An account that signed in
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
    /// Signs in with a user name and a password. The client itself acts for this person from then on, unless it serves many users.
    public var signIn: SignIn { SignIn(accounts: accounts) }

    /// Starts a guest session, which can only rate, and makes it the current one. TMDb ends it after a day without use.
    ///
    /// See <https://developer.themoviedb.org/reference/authentication-create-guest-session>.
    public var signInAsGuest: Perform<Void, Session> { Perform(accounts.signInAsGuest) }

    /// Continues a session that was created elsewhere, such as one stored by a service: asks the server for its account, stores it, and
    /// makes it the current one.
    ///
    /// - Throws: ``MarqueeError/Code/unauthorized`` if the server does not accept it.
    public var adopt: Perform<Secret, Session> { Perform(accounts.adopt) }
}
