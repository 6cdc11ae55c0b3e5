import MarqueeData
import MarqueeDomain

/// Opens connections to the cache file. All calls block, so they run only on the queue of a connection.
struct CacheOpening: Sendable {
    /// The path of the file; nil for a database in memory.
    let path: String?
    let engine: Engine
    /// Enforces the maximum size of the file, once it is open.
    let limit: @Sendable (SQLiteHandle) throws(StoreFailure) -> Void
    let onEvent: MarqueeEventHandler

    /// Opens the file for writing, and creates it again if it is unusable.
    ///
    /// - Parameter suspect: A file that is known to be unusable, and the failure; it is set aside unless it was replaced already.
    func writer(insteadOf suspect: Suspect? = nil) throws(StoreFailure) -> SQLiteHandle {
        guard let path else {
            let handle = try fitted(SQLiteHandle(nil))
            try limit(handle)
            return handle
        }
        let (folder, file) = try CacheOpening.located(path)
        do throws(StoreFailure) {
            let handle = try folder.whileLocked { () throws(StoreFailure) in
                guard let suspect else { return try opened(file) }
                return try reopened(file, because: suspect.failure, ifStill: suspect.identity)
            }
            // To shrink a file takes time: others can open it meanwhile.
            try limit(handle)
            return handle
        } catch {
            guard error.isReasonToStartOver else { throw error }
            let handle = try folder.whileLocked { () throws(StoreFailure) in
                try reopened(file, because: error, ifStill: file.identity())
            }
            try limit(handle)
            return handle
        }
    }

    /// Opens the file for reading.
    func reader() throws(StoreFailure) -> SQLiteHandle {
        guard let path else { return try SQLiteHandle(nil) }
        let file: StoreFile
        do throws(StoreFailure) {
            file = try StoreFile(resolving: path)
        } catch {
            throw error == .missing ? .replaced : error
        }
        guard try file.identity() != nil else { throw .replaced }
        let handle = try SQLiteHandle(file.path)
        try handle.execute("PRAGMA query_only = ON")
        return handle
    }

    /// Opens the file for reading, and makes sure that nothing is written.
    func untouched() throws(StoreFailure) -> SQLiteHandle {
        guard let path else { throw .missing }
        return try SQLiteHandle.untouched(StoreFile(resolving: path), schema: .cache(for: engine))
    }

    /// A file that is known to be unusable, and the failure.
    struct Suspect: Sendable {
        let identity: StoreFile.Identity?
        let failure: StoreFailure
    }

    private static func located(_ path: String) throws(StoreFailure) -> (StoreFolder, StoreFile) {
        let (folder, name) = StoreFile.parts(of: path)
        let found = try StoreFolder(creating: folder)
        return (found, StoreFile(path: found.path + name))
    }

    private func opened(_ file: StoreFile) throws(StoreFailure) -> SQLiteHandle {
        try file.create()
        if try file.isHollow() { throw .damagedValue }
        let handle = try fitted(SQLiteHandle(file.path))
        try handle.notePlace(at: file)
        return handle
    }

    private func fitted(_ handle: SQLiteHandle) throws(StoreFailure) -> SQLiteHandle {
        let schema = Schema.cache(for: engine)
        _ = try schema.version(of: handle)
        // This is possible only before the first table: free pages can be returned to the file system later.
        try handle.execute("PRAGMA auto_vacuum = INCREMENTAL")
        if path != nil { try handle.useWriteAheadLog() }
        try handle.execute("PRAGMA synchronous = NORMAL")
        try schema.migrate(handle)
        if !engine.hasFTS5, try handle.hasTitleWords { throw .withoutSearch }
        return handle
    }

    /// Opens a new file in the place of one that is unusable, which is set aside unless it was replaced already.
    private func reopened(
        _ file: StoreFile, because failure: StoreFailure, ifStill identity: StoreFile.Identity?
    ) throws(StoreFailure) -> SQLiteHandle {
        if let identity, try file.identity() == identity { try file.move(to: StoreFile(path: file.path + ".quarantined")) }
        let handle = try opened(file)
        onEvent(MarqueeEvent(.storeRebuilt(failure.reason)))
        return handle
    }
}

extension SQLiteHandle {
    /// Whether the file has a full-text index; a file created without one is always searched by scanning.
    var hasTitleWords: Bool {
        get throws(StoreFailure) { try number("SELECT count(*) FROM sqlite_schema WHERE name = 'title_words'") > 0 }
    }
}
