/// The result of a sign-out.
///
/// It is encoded as `{"serverFailure": {…}, "waiting": 0}`; the failure is absent if there is none.
public struct SignOutReport: Sendable, Equatable, Codable {
    /// The error of the server; nil if it deleted the session. The session is removed from this device all the same. On the server, it
    /// stays valid until it is ended in the account's settings.
    public var serverFailure: MarqueeError?
    /// The number of unsent changes. They wait until the same account signs in again; those of a guest are deleted.
    public var waiting = 0

    public init() {}
}

extension AccountUseCases {
    /// Deletes the current session on this device and on the server. If the server cannot be reached, only on this device.
    ///
    /// Unsent changes wait until the same account signs in again; ``wipe`` deletes them too. All data of a guest is deleted, because a
    /// guest session cannot be resumed.
    ///
    /// - Throws: ``MarqueeError/Code/unauthorized`` without a session, ``MarqueeError/Code/storage`` if the store cannot be changed.
    ///
    /// See <https://developer.themoviedb.org/reference/authentication-delete-session>.
    public var signOut: Perform<Void, SignOutReport> { Perform(accounts.signOut) }

    /// Erases all data of the account of a session from the stores: its session, its marks, its unsent changes, its recent searches, and
    /// the answers cached for it.
    ///
    /// It sends no request: call ``signOut`` first. Damaged files that were set aside are not changed.
    ///
    /// - Throws: ``MarqueeError/Code/storage`` if a file cannot be changed, or if old bytes stay in it because another program reads it.
    public var wipe: Perform<Session, Void> { Perform(accounts.wipe) }
}
