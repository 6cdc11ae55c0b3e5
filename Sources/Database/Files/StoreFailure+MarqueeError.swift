import MarqueeDomain

extension MarqueeError {
    /// The one place where failures of the store become public errors: without paths, SQL and texts of SQLite.
    init(_ failure: StoreFailure) {
        self =
            switch failure {
            case .cancelled: MarqueeError(.cancelled, failure.reason)
            case .closed: MarqueeError(.closed, failure.reason)
            case _ where failure.isFull: MarqueeError(.storageFull, .init("store.full", "The local store is full."))
            default: MarqueeError(.storage, failure.reason)
            }
    }
}

extension MarqueeError {
    /// Whether the local store may be readable although it cannot be written now.
    package var meansStoreCannotBeWritten: Bool {
        code == .storageFull || [StoreFailure.locked, .readOnly].contains { $0.reason.key == reason.key }
    }

    /// Whether a newer version wrote the local store, to which it is left.
    package var meansStoreIsNewer: Bool { reason.key == StoreFailure.newer.reason.key }

    /// Whether all rows were removed and only bytes of them may remain: the store itself works.
    package var meansBytesRemain: Bool {
        [StoreFailure.wipeIncomplete, .copiesRemain].contains { $0.reason.key == reason.key }
    }
}

extension StoreFailure {
    /// The reason, with a text that is safe to show.
    var reason: MarqueeError.Reason {
        switch self {
        case .engine where isBusy: StoreFailure.locked.reason
        case .engine(let code) where isDamage: .init("store.damaged", "The local store is damaged (SQLite code \(code)).")
        case .engine(let code): .init("store.engine", "The local store failed (SQLite code \(code)).")
        case .system(let code): .init("store.system", "The system refused access to the local store (errno \(code)).")
        case .notAFile: .init("store.notAFile", "The path of the local store is not a plain file.")
        case .foreign: .init("store.foreign", "The file of the local store is a database of another program.")
        case .newer: .init("store.newer", "The local store was written by a newer version.")
        case .older: .init("store.older", "The local store was written by an older version and is opened for reading only.")
        case .replaced: .init("store.replaced", "The file of the local store was removed or replaced while it was in use.")
        case .withoutSearch: .init("store.withoutSearch", "The local store needs a text search that this SQLite lacks.")
        case .oldEngine: .init("store.oldEngine", "SQLite 3.35 or later is needed for a local store.")
        case .homeless: .init("store.homeless", "HOME is not set to an absolute path, so there is no place for a local store.")
        case .missing: .init("store.missing", "There is no local store to read.")
        case .readOnly: .init("store.readOnly", "The local store can only be read.")
        case .locked: .init("store.locked", "Another process holds a lock of the local store.")
        case .wipeIncomplete:
            .init("store.wipeIncomplete", "The rows are gone, but old bytes may still be in a file that another process reads; wipe again.")
        case .copiesRemain:
            .init("store.copiesRemain", "The rows are gone, but copies of damaged files that may hold them could not be removed.")
        case .notPrivate:
            .init(
                "store.notPrivate", "A file or folder of the local store is another user's, has several names, or can be changed by others."
            )
        case .closed: .init("store.closed", "The local store is closed.")
        case .cancelled: .cancelled
        }
    }
}
