public import MarqueeDomain

/// Stores the answers of servers. All of it may be lost without harm: another request gets it again.
///
/// It may gain requirements in a minor version.
public protocol SnapshotDAO: Sendable {
    /// The snapshot stored under a key, or nil. Counts as a use, for eviction.
    func load(_ key: SnapshotKey) async throws(MarqueeError) -> Snapshot?

    /// Stores a snapshot, replacing an older one of the same key; a newer one stays.
    func save(_ snapshot: Snapshot, for key: SnapshotKey) async throws(MarqueeError)

    /// Stores a snapshot, and the titles in it in an index. By default these are two calls, one after the other; a store that has both in one
    /// file can do it in one transaction.
    func save(_ snapshot: Snapshot, for key: SnapshotKey, titles: [IndexedTitle], in index: any TitleDAO) async throws(MarqueeError)

    /// Removes every snapshot that matches, and returns how many there were.
    @discardableResult
    func remove(_ selection: SnapshotSelection) async throws(MarqueeError) -> Int

    /// Marks every snapshot that matches as stale; it can still be served when no server answers.
    func expire(_ selection: SnapshotSelection) async throws(MarqueeError)
}

extension SnapshotDAO {
    public func save(
        _ snapshot: Snapshot, for key: SnapshotKey, titles: [IndexedTitle], in index: any TitleDAO
    ) async throws(MarqueeError) {
        try await save(snapshot, for: key)
        if !titles.isEmpty { try await index.save(titles) }
    }
}

/// Which snapshots to remove or to mark as stale.
public enum SnapshotSelection: Sendable, Hashable {
    /// All of them, and a title index in the same file.
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
        case .key(let wanted): key.stored == wanted.stored
        }
    }
}
