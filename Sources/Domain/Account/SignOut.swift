/// The result of a sign-out.
///
/// It is encoded as `{"serverFailure": {…}, "waiting": 0}`; the failure is absent if there is none.
public struct SignOutReport: Sendable, Hashable, Codable {
    /// Why the session could not be deleted on the server, if so: it is removed from this device, and stays valid on the server until it is
    /// ended in the account's settings.
    public var serverFailure: MarqueeError?
    /// Number of unsent changes. They wait for the same account; those of a guest are deleted.
    public var waiting = 0

    public init() {}
}

extension AccountUseCases {
    /// Deletes the session of the signed-in person on this device and on the server; on this device even when the server cannot be reached.
    ///
    /// Unsent changes wait until the same account signs in again; to delete them too, use ``wipe``. All data of a guest is deleted: a guest
    /// session cannot be continued.
    ///
    /// - Throws: ``MarqueeError/Code/unauthorized`` when nobody is signed in, ``MarqueeError/Code/storage`` if the store cannot be changed.
    ///
    /// See <https://developer.themoviedb.org/reference/authentication-delete-session>.
    public var signOut: Perform<Void, SignOutReport> { Perform(accounts.signOut) }

    /// Erases all data of the account of a session from the stores: its session, its marks, its unsent changes, its recent searches, and
    /// the answers cached for it.
    ///
    /// The server is not informed: call ``signOut`` first. Damaged files that were set aside are not changed.
    ///
    /// - Throws: ``MarqueeError/Code/storage`` if a file cannot be changed, or if another program reads it so long that old bytes stay in
    ///   it.
    public var wipe: Perform<Session, Void> { Perform(accounts.wipe) }
}
