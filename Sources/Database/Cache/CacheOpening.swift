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
        do throws(StoreFailure) {
            return try writer(at: path, insteadOf: suspect)
        } catch {
            // A file that can be read but not written has an error of its own.
            guard error.isReadOnly, (try? untouched()) != nil else { throw error }
            throw .readOnly
        }
    }

    private func writer(at path: String, insteadOf suspect: Suspect?) throws(StoreFailure) -> SQLiteHandle {
        let (folder, file) = try CacheOpening.located(path)
        do throws(StoreFailure) {
            let handle: SQLiteHandle
            if suspect == nil, try isNewest(file) {
                // Nothing is created or migrated, so no caller has to wait for it.
                handle = try opened(file)
            } else {
                handle = try folder.whileLocked { () throws(StoreFailure) in
                    guard let suspect else { return try opened(file) }
                    return try reopened(file, because: suspect.failure, ifStill: suspect.identity)
                }
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

    private func isNewest(_ file: StoreFile) throws(StoreFailure) -> Bool {
        guard try file.requirePrivate(), try file.size() > 0, try !file.isHollow() else { return false }
        return (try? Schema.cache(for: engine).version(of: SQLiteHandle(file.path))) == Schema.cache(for: engine).newest
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
        guard try file.requirePrivate() else { throw .replaced }
        let handle = try SQLiteHandle.reading(file, schema: .cache(for: engine))
        try handle.notePlace(at: file)
        return handle
    }

    /// Opens the file for reading, and makes sure that nothing is written.
    func untouched() throws(StoreFailure) -> SQLiteHandle {
        guard let path else { throw .missing }
        let file = try StoreFile(resolving: path)
        let handle = try SQLiteHandle.untouched(file, schema: .cache(for: engine))
        try handle.notePlace(at: file)
        return handle
    }

    /// A file that is known to be unusable, and the failure; nil for one that is to be removed.
    struct Suspect: Sendable {
        let identity: StoreFile.Identity?
        let failure: StoreFailure?
    }

    /// The file at the path.
    func identity() -> StoreFile.Identity? {
        guard let path, let file = try? StoreFile(resolving: path) else { return nil }
        return (try? file.identity()) ?? nil
    }

    private static func located(_ path: String) throws(StoreFailure) -> (StoreFolder, StoreFile) {
        let (folder, name) = StoreFile.parts(of: path)
        let found = try StoreFolder(creating: folder)
        return (found, StoreFile(path: found.path + name))
    }

    private func opened(_ file: StoreFile) throws(StoreFailure) -> SQLiteHandle {
        try file.create()
        if try file.isHollow() { throw .damagedValue }
        let handle: SQLiteHandle
        do throws(StoreFailure) {
            handle = try fitted(SQLiteHandle(file.path))
        } catch {
            throw error.atOpening
        }
        try handle.notePlace(at: file)
        return handle
    }

    private func fitted(_ handle: SQLiteHandle) throws(StoreFailure) -> SQLiteHandle {
        let schema = Schema.cache(for: engine)
        if path != nil { try handle.checkHeader() }
        // This is possible only before the first table: free pages can be returned to the file system later. In a file that has tables, it
        // would wait for the write lock and change nothing.
        if try schema.version(of: handle) == 0 { try handle.execute("PRAGMA auto_vacuum = INCREMENTAL") }
        if path != nil { try handle.useWriteAheadLog() }
        try handle.execute("PRAGMA synchronous = NORMAL")
        try schema.migrate(handle)
        if !engine.hasFTS5, try handle.hasTitleWords { throw .withoutSearch }
        return handle
    }

    /// Opens a new file in the place of one that is unusable, which is set aside unless it was replaced already.
    private func reopened(
        _ file: StoreFile, because failure: StoreFailure?, ifStill identity: StoreFile.Identity?
    ) throws(StoreFailure) -> SQLiteHandle {
        if let identity, try file.identity() == identity {
            if failure == nil { file.remove() } else { try file.move(to: StoreFile(path: file.path + ".quarantined")) }
        }
        let handle = try opened(file)
        if let failure { onEvent(MarqueeEvent(.storeRebuilt(failure.reason))) }
        return handle
    }
}

extension SQLiteHandle {
    /// Whether the file has a full-text index; a file created without one is always searched by scanning.
    var hasTitleWords: Bool {
        get throws(StoreFailure) { try number("SELECT count(*) FROM sqlite_schema WHERE name = 'title_words'") > 0 }
    }
}
