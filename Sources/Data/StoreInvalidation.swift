/// A change that another client, perhaps on another machine, has made in a store. The enum may get new cases in a minor version.
public enum StoreInvalidation: Sendable, Hashable {
    /// The marks of an account, by its local number.
    case marks(tenant: Int)
    /// The marks of any account, because the announcements of the store were interrupted.
    case allMarks
    /// An account, by its local number, that was wiped, or a guest account that was signed out: nothing private to it may be kept anywhere.
    case account(tenant: Int)
    /// Stored answers.
    case snapshots(SnapshotSelection)
    /// Anything, because the announcements of the store were interrupted.
    case everything
}
