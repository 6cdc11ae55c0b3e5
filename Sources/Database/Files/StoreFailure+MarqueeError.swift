import MarqueeDomain

extension MarqueeError {
    /// The one place where failures of the store become public errors: without paths, SQL and texts of SQLite.
    init(_ failure: StoreFailure) {
        self =
            switch failure {
            case .cancelled: MarqueeError(.cancelled, failure.reason)
            case .closed: MarqueeError(.closed, failure.reason)
            case _ where failure.isFull: MarqueeError(.storageFull, .storeFull)
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
        case .engine(let code) where isDamage: .init("store.damaged", ["code": "\(code)"])
        case .engine(let code): .init("store.engine", ["code": "\(code)"])
        case .system(let code): .storeSystem(code)
        case .notAFile: .storeNotAFile
        case .foreign: .init("store.foreign")
        case .newer: .init("store.newer")
        case .older: .init("store.older")
        case .replaced: .init("store.replaced")
        case .withoutSearch: .init("store.withoutSearch")
        case .oldEngine: .init("store.oldEngine")
        case .homeless: .init("store.homeless")
        case .missing: .storeMissing
        case .readOnly: .storeReadOnly
        case .locked: .init("store.locked")
        case .wipeIncomplete: .init("store.wipeIncomplete")
        case .copiesRemain: .init("store.copiesRemain")
        case .notPrivate: .storeNotPrivate
        case .closed: .init("store.closed")
        case .cancelled: .cancelled
        }
    }
}
