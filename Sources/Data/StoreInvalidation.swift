/// What another client of a store, perhaps on another machine, has changed there. It may get new cases in a minor version.
public enum StoreInvalidation: Sendable, Hashable {
    /// The marks of an account, by its local number.
    case marks(tenant: Int)
    /// The marks of any account, because the store could not tell for a while.
    case allMarks
    /// Stored answers.
    case snapshots(SnapshotSelection)
    /// Anything, because the store could not tell for a while.
    case everything
}
