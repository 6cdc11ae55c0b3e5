/// What a sending of changes came to.
///
/// It is encoded with the names of its parts, without a failure and a pull report where there is none.
public struct SyncReport: Sendable, Hashable, Codable {
    /// How many changes the server took.
    public var sent = 0
    /// How many it rejected; ``LibraryUseCases/pending`` tells which and why.
    public var rejected = 0
    /// How many were given up because the server had something else by then, and the ``ConflictPolicy`` let that win.
    public var superseded = 0
    /// How many are left that wait, or that another process is sending.
    public var waiting = 0
    /// Why it ended before all was sent, if it did.
    public var failure: MarqueeError?
    /// What the shelves held, if they were read.
    public var pulled: PullReport?

    /// Creates a report.
    public init() {}
}

/// What reading all shelves to their ends came to.
///
/// It is encoded as `{"items": 12, "changed": 1, "unproven": 0}`.
public struct PullReport: Sendable, Hashable, Codable {
    /// How many titles and episodes stand on the shelves, a title on two of them counted twice.
    public var items = 0
    /// How many marks are different from before, by what other devices did.
    public var changed = 0
    /// How many shelves hold rows that cannot be read, or more pages than TMDb shows. What was seen of them is known, and nothing else
    /// of them is taken for gone.
    public var incomplete = 0

    /// Creates a report.
    public init() {}
}

/// Sends what waits, and then reads all shelves to their ends, so that both sides have the same.
public struct Sync: Executable {
    private let library: any LibraryRepository

    /// Creates the use case.
    public init(library: any LibraryRepository) { self.library = library }

    /// Does it now, without regard to when changes were to be sent next.
    ///
    /// - Throws: ``MarqueeError/Code/unauthorized`` when nobody is signed in, ``MarqueeError/Code/storage`` if the store fails, and
    ///   ``MarqueeError/Code/cancelled``. A server that cannot be reached or rejects something is told in the report: nothing is lost.
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
    /// Sends what waits, and reads all shelves.
    public var sync: Sync { Sync(library: library) }

    /// Sends what waits, without regard to when it was to be sent next, and reads nothing; throws as ``Sync`` does.
    public var send: Perform<Void, SyncReport> { Perform(library.send) }

    /// Reads all shelves to their ends, and proves each against the total that the server names. What is pending stays on top. A shelf that
    /// fails on its own does not keep the others from being read.
    ///
    /// - Throws: What reading throws, for the first shelf that fails, and ``MarqueeError/Code/unreadable`` for one that does not come to its
    ///   total, several times over: what was seen of it is known then, and what was known of it stays.
    public var pull: Perform<Void, PullReport> { Perform(library.pull) }
}
