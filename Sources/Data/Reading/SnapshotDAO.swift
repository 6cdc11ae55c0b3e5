public import MarqueeDomain

/// Keeps what servers said. Everything here may be lost without harm; it costs a request to have it again.
///
/// It may gain requirements in a minor version.
public protocol SnapshotDAO: Sendable {
    /// The snapshot kept under a key, or nil. Counts as a use, for eviction.
    func load(_ key: SnapshotKey) async throws(MarqueeError) -> Snapshot?

    /// Keeps a snapshot, replacing an older one of the same key, and indexes the titles seen in it: both or neither.
    func save(_ snapshot: Snapshot, for key: SnapshotKey, titles: [IndexedTitle]) async throws(MarqueeError)

    /// Removes every snapshot that matches, and returns how many there were.
    @discardableResult
    func remove(_ selection: SnapshotSelection) async throws(MarqueeError) -> Int

    /// Lets every snapshot that matches count as stale from now on; it can still be served when no server answers.
    func expire(_ selection: SnapshotSelection) async throws(MarqueeError)
}

/// Which snapshots to remove or to let grow stale.
public enum SnapshotSelection: Sendable, Hashable {
    /// All of them, and the title index with them.
    case all
    /// Everything about one title or person.
    case subject(MediaReference)
    /// Everything private to one local account.
    case tenant(Int)
    /// Every answer to one operation that is private to one local account.
    case operation(String, tenant: Int)
    /// Exactly one.
    case key(SnapshotKey)
}

extension SnapshotSelection {
    /// Whether the answer of a key is among those selected.
    public func covers(_ key: SnapshotKey) -> Bool {
        switch self {
        case .all: true
        case .subject(let subject): key.subject == subject
        case .tenant(let tenant): key.tenant == tenant
        case .operation(let operation, let tenant): key.operation == operation && key.tenant == tenant
        case .key(let wanted): key == wanted
        }
    }
}
