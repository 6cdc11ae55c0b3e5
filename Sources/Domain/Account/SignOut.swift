/// How a sign-out ended.
public struct SignOutReport: Sendable, Hashable {
    /// Why the server could not be told, if so: the session is gone here, and stays valid there until it is ended in the account's
    /// settings.
    public let serverFailure: MarqueeError?
    /// How many changes had not been sent. They wait for the same account; those of a guest are gone.
    public let waiting: Int

    /// Creates a report.
    public init(serverFailure: MarqueeError?, waiting: Int) {
        self.serverFailure = serverFailure
        self.waiting = waiting
    }
}

/// Ends the session, on the server and here.
///
/// What was not sent yet waits for the same account; to leave nothing here, use ``WipeAccount``. A guest leaves no session and no
/// mark: nobody could go on with them.
///
/// See <https://developer.themoviedb.org/reference/authentication-delete-session>.
public struct SignOut: Executable {
    private let accounts: any AccountRepository

    /// Creates the use case.
    public init(accounts: any AccountRepository) { self.accounts = accounts }

    /// Signs out the person whose library this is, even when the server cannot be told.
    ///
    /// - Throws: ``MarqueeError/Code/unauthorized`` when nobody is signed in, ``MarqueeError/Code/storage`` if nothing can be changed here.
    public func execute(_ input: Void) async throws(MarqueeError) -> SignOutReport { try await accounts.signOut() }
}

/// Removes every byte of an account from the stores: its session, its marks, what was not sent yet, its recent searches, and the
/// answers kept for it.
///
/// The server is not told: ``SignOut`` first. Files that were set aside because they were damaged are not touched.
public struct WipeAccount: Executable {
    private let accounts: any AccountRepository

    /// Creates the use case.
    public init(accounts: any AccountRepository) { self.accounts = accounts }

    /// Wipes the account of a session.
    ///
    /// - Throws: ``MarqueeError/Code/storage`` if a file cannot be changed, or another program reads it so long that old bytes stay in it.
    public func execute(_ session: Session) async throws(MarqueeError) { try await accounts.wipe(session) }
}
