import MarqueeData
import MarqueeDomain

/// How connections to the cache file come about. All of it blocks, so it is called on the queue of a connection only.
struct CacheOpening: Sendable {
    /// The path of the file, or nil for a database in memory.
    let path: String?
    let engine: Engine
    /// Keeps the file within its size.
    let limit: @Sendable (SQLiteHandle) throws(StoreFailure) -> Void
    let onEvent: MarqueeEventHandler

    /// Opens the file to write in it, and begins it anew if it is of no use.
    ///
    /// - Parameter suspect: A file known to be useless, and why; it is set aside unless another one has taken its place already.
    func writer(insteadOf suspect: Suspect? = nil) throws(StoreFailure) -> SQLiteHandle {
        guard let path else { return try fitted(SQLiteHandle(nil)) }
        let (folder, file) = try CacheOpening.located(path)
        return try folder.whileLocked { () throws(StoreFailure) in
            if let suspect { try setAside(file, because: suspect.failure, ifStill: suspect.identity) }
            do throws(StoreFailure) {
                return try opened(file)
            } catch {
                guard error.isReasonToStartOver else { throw error }
                try setAside(file, because: error, ifStill: file.identity())
                return try opened(file)
            }
        }
    }

    /// Opens the file to read from it.
    func reader() throws(StoreFailure) -> SQLiteHandle {
        if let path, try StoreFile(path: path).identity() == nil { throw .replaced }
        let handle = try SQLiteHandle(path)
        try handle.execute("PRAGMA query_only = ON")
        return handle
    }

    /// Opens the file to read from it, and makes sure that nothing is written.
    func untouched() throws(StoreFailure) -> SQLiteHandle {
        guard let path else { throw .missing }
        let (folder, name) = StoreFile.parts(of: path)
        let file = StoreFile(path: try StoreFolder(folder).path + name)
        return try SQLiteHandle.untouched(file, schema: .cache(for: engine))
    }

    /// A file known to be useless, and why.
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
        let handle = try fitted(SQLiteHandle(file.path))
        try handle.settle(at: file)
        return handle
    }

    private func fitted(_ handle: SQLiteHandle) throws(StoreFailure) -> SQLiteHandle {
        let schema = Schema.cache(for: engine)
        _ = try schema.version(of: handle)
        // Before the first table, or never: pages that become free can be given back later.
        try handle.execute("PRAGMA auto_vacuum = INCREMENTAL")
        if path != nil { try handle.useWriteAheadLog() }
        try handle.execute("PRAGMA synchronous = NORMAL")
        try schema.migrate(handle)
        if !engine.hasFTS5, try handle.hasTitleWords { throw .withoutSearch }
        try limit(handle)
        return handle
    }

    private func setAside(
        _ file: StoreFile, because failure: StoreFailure, ifStill identity: StoreFile.Identity?
    ) throws(StoreFailure) {
        onEvent(MarqueeEvent(.storeRebuilt(failure.reason)))
        guard let identity, try file.identity() == identity else { return }
        try file.move(to: StoreFile(path: file.path + ".quarantined"))
    }
}

extension SQLiteHandle {
    /// Whether the file has an index of words; one made without it is searched by scanning for as long as it lives.
    var hasTitleWords: Bool {
        get throws(StoreFailure) { try number("SELECT count(*) FROM sqlite_schema WHERE name = 'title_words'") > 0 }
    }
}
