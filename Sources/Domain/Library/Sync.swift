/// The result of sending changes.
///
/// It is encoded with the names of its properties; `failure` and `pulled` are absent if nil.
public struct SyncReport: Sendable, Equatable, Codable {
    /// Number of changes that the server accepted.
    public var sent = 0
    /// Number of changes that the server rejected; ``LibraryUseCases/pending`` returns them with their errors.
    public var rejected = 0
    /// Number of changes discarded because a conflict was resolved in favor of the server (see ``ConflictPolicy``).
    public var superseded = 0
    /// The conflicts that were resolved, whichever side has won.
    public var conflicts: [ResolvedConflict] = []
    /// Number of changes that still wait, or that another process is sending.
    public var waiting = 0
    /// Why sending stopped before all changes were sent; nil if it did not.
    public var failure: MarqueeError?
    /// The result of reading the shelves; nil if they were not read.
    public var pulled: PullReport?

    public init() {}
}

/// The result of reading all shelves completely.
///
/// It is encoded as `{"items": 12, "changed": 1, "incomplete": 0}`.
public struct PullReport: Sendable, Equatable, Codable {
    /// The number of titles and episodes on the shelves. A title on two shelves is counted twice.
    public var items = 0
    /// Number of marks that differ from before, because another device changed them.
    public var changed = 0
    /// Number of shelves with rows that cannot be read, or with more pages than TMDb serves. Their readable items are stored, and no item
    /// that is missing from them is treated as removed.
    public var incomplete = 0

    public init() {}
}

/// Sends all pending changes, and then reads all shelves completely, so that the local marks equal the server's.
///
/// It runs at once, even if changes are scheduled for later. An unreachable server and a rejected change are reported in the result: nothing
/// is lost.
///
/// Throws ``MarqueeError/Code/unauthorized`` without a session, ``MarqueeError/Code/storage`` if the store fails, and
/// ``MarqueeError/Code/cancelled``.
public struct Sync: Executable {
    private let library: any LibraryRepository

    public init(library: any LibraryRepository) { self.library = library }

    public func execute(_ input: Void) async throws(MarqueeError) -> SyncReport {
        var report = try await library.send()
        guard report.failure == nil else { return report }
        do throws(MarqueeError) {
            report.pulled = try await library.pull()
        } catch  where ![.cancelled, .storage, .storageFull, .closed].contains(error.code) {
            report.failure = error
        }
        return report
    }
}

extension LibraryUseCases {
    /// Sends all pending changes, and reads all shelves.
    public var sync: Sync { Sync(library: library) }

    /// Sends all pending changes, even those scheduled for later, and reads nothing; throws as ``Sync`` does.
    public var send: Perform<Void, SyncReport> { Perform(library.send) }

    /// Reads all shelves completely, and verifies each against the server's total. Pending changes are not overwritten. If one shelf fails,
    /// the others are still read.
    ///
    /// - Throws: The error of the first shelf that fails; ``MarqueeError/Code/unreadable`` for a shelf that did not match its total after
    ///   several attempts: its readable items are stored, and nothing is treated as removed.
    public var pull: Perform<Void, PullReport> { Perform(library.pull) }
}
