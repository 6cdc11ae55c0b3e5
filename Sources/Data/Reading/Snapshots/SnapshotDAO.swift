public import MarqueeDomain

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Stores the answers of servers. All of it may be lost without harm: another request gets it again.
///
/// It may gain requirements in a minor version.
public protocol SnapshotDAO: Sendable {
    /// The snapshot stored under a key, or nil. Counts as a use, for eviction.
    func load(_ key: SnapshotKey) async throws(MarqueeError) -> Snapshot?

    /// Loads the snapshot stored under a key and, if the store has the index in the same file, the texts of the titles in it that came
    /// without an overview. By default, no texts are read. Counts as a use, for eviction.
    ///
    /// - Parameters:
    ///   - key: The key of the snapshot.
    ///   - index: The index of titles with the texts.
    ///   - languages: The languages of the texts, as ISO 639-1. Texts in any region of them are read.
    func load(_ key: SnapshotKey, with index: any TitleDAO, in languages: [String]) async throws(MarqueeError) -> LoadedSnapshot?

    /// Stores a snapshot, replacing an older one of the same key; a newer one stays.
    func save(_ snapshot: Snapshot, for key: SnapshotKey) async throws(MarqueeError)

    /// Stores a snapshot, and the titles in it in an index. By default these are two calls, one after the other; a store that has both in
    /// one file can do it in one transaction.
    func save(_ snapshot: Snapshot, for key: SnapshotKey, titles: [IndexedTitle], in index: any TitleDAO) async throws(MarqueeError)

    /// Stores a snapshot and its titles within a second, in one transaction with others of that second. Until then they are loaded, found,
    /// expired and removed as if they were stored. By default, they are stored before the call returns.
    ///
    /// - Parameters:
    ///   - snapshot: The answer.
    ///   - key: The key of the answer.
    ///   - titles: The titles in the answer.
    ///   - index: The index that the titles are stored in; nil stores none.
    ///   - report: Called once: without an error when the snapshot is stored, with the error if it is not.
    func saveSoon(
        _ snapshot: Snapshot, for key: SnapshotKey, titles: [IndexedTitle], in index: (any TitleDAO)?,
        report: @escaping @Sendable (MarqueeError?) -> Void
    ) async

    /// Removes every snapshot that matches, and returns how many there were.
    @discardableResult
    func remove(_ selection: SnapshotSelection) async throws(MarqueeError) -> Int

    /// Returns the keys of all public snapshots about some titles and people. By default, none are known.
    func keys(of subjects: Set<MediaReference>) async throws(MarqueeError) -> [SnapshotKey]

    /// Removes every snapshot that was saved before a moment, and the titles of an index in the same file that were not seen since then. By
    /// default, nothing is removed.
    ///
    /// - Returns: The number of snapshots.
    @discardableResult
    func remove(savedBefore moment: Date) async throws(MarqueeError) -> Int

    /// Marks every snapshot that matches as stale; it can still be served when no server answers.
    func expire(_ selection: SnapshotSelection) async throws(MarqueeError)
}

/// A stored snapshot, with texts of the index.
public struct LoadedSnapshot: Sendable {
    /// The snapshot.
    public var snapshot: Snapshot
    /// The texts of the titles that were looked for; none for a title without an entry in the index.
    public var texts: [MediaReference: [Translation]]

    public init(_ snapshot: Snapshot, texts: [MediaReference: [Translation]] = [:]) {
        self.snapshot = snapshot
        self.texts = texts
    }
}

extension SnapshotDAO {
    public func load(_ key: SnapshotKey, with index: any TitleDAO, in languages: [String]) async throws(MarqueeError) -> LoadedSnapshot? {
        try await load(key).map { LoadedSnapshot($0) }
    }

    public func saveSoon(
        _ snapshot: Snapshot, for key: SnapshotKey, titles: [IndexedTitle], in index: (any TitleDAO)?,
        report: @escaping @Sendable (MarqueeError?) -> Void
    ) async {
        do throws(MarqueeError) {
            if let index { try await save(snapshot, for: key, titles: titles, in: index) } else { try await save(snapshot, for: key) }
            report(nil)
        } catch {
            report(error)
        }
    }

    public func keys(of subjects: Set<MediaReference>) async throws(MarqueeError) -> [SnapshotKey] { [] }

    public func remove(savedBefore moment: Date) async throws(MarqueeError) -> Int { 0 }

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
    /// Everything about some titles and people.
    case subjects(Set<MediaReference>)
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
        case .subjects(let subjects): key.subject.map(subjects.contains) ?? false
        case .tenant(let tenant): key.tenant == tenant
        case .operation(let operation, let tenant): key.operation == operation && key.tenant == tenant
        case .key(let wanted): key.stored == wanted.stored
        }
    }
}
