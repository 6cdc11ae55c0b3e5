/// How a sign-out ended.
///
/// It is encoded as `{"serverFailure": {…}, "waiting": 0}`, without a failure where there is none.
public struct SignOutReport: Sendable, Hashable, Codable {
    /// Why the server could not be told, if so: the session is gone here, and stays valid there until it is ended in the account's
    /// settings.
    public var serverFailure: MarqueeError?
    /// How many changes had not been sent. They wait for the same account; those of a guest are gone.
    public var waiting = 0

    /// Creates a report.
    public init() {}
}

extension AccountUseCases {
    /// Ends the session of the person whose library this is, here and on the server, even when the server cannot be told.
    ///
    /// What was not sent yet waits for the same account; to leave nothing here, use ``wipe``. A guest leaves no session and no mark: nobody
    /// could go on with them.
    ///
    /// - Throws: ``MarqueeError/Code/unauthorized`` when nobody is signed in, ``MarqueeError/Code/storage`` if nothing can be changed here.
    ///
    /// See <https://developer.themoviedb.org/reference/authentication-delete-session>.
    public var signOut: Perform<Void, SignOutReport> { Perform(accounts.signOut) }

    /// Removes every byte of the account of a session from the stores: its session, its marks, what was not sent yet, its recent searches,
    /// and the answers stored for it.
    ///
    /// The server is not told: ``signOut`` first. Files that were set aside because they were damaged are not touched.
    ///
    /// - Throws: ``MarqueeError/Code/storage`` if a file cannot be changed, or another program reads it so long that old bytes stay in it.
    public var wipe: Perform<Session, Void> { Perform(accounts.wipe) }
}
