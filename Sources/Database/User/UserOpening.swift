import MarqueeDomain

/// How the connection to the user file comes about. All of it blocks, so it is called on the queue of a connection only.
///
/// Nothing that a person did is ever deleted here: a damaged file keeps a name of its own, and a file of a newer version or of
/// another program is left alone.
struct UserOpening: Sendable {
    /// The path of the file, or nil for a database in memory.
    let path: String?
    let schema: Schema
    let onEvent: MarqueeEventHandler

    func writer() throws(StoreFailure) -> SQLiteHandle {
        guard let path else { return try migrated(SQLiteHandle(nil)) }
        let (name, folder) = (StoreFile.parts(of: path).name, try StoreFolder(creating: StoreFile.parts(of: path).folder))
        let file = StoreFile(path: folder.path + name)
        for _ in 1...4 {
            let before = sight(of: file)
            // Looking at every page takes as long as the file is large: whoever else opens it need not wait for that.
            if before.version == schema.newest, let handle = try? opened(file) { return handle }
            let handle = try folder.whileLocked { () throws(StoreFailure) -> SQLiteHandle? in
                // What another process has made or mended meanwhile is looked at without the lock.
                sight(of: file) == before ? try mended(file) : nil
            }
            if let handle { return handle }
        }
        throw .replaced
    }

    /// Opens the file as it is, or says that there is none.
    func untouched() throws(StoreFailure) -> SQLiteHandle {
        guard let path else { throw .missing }
        let (folder, name) = StoreFile.parts(of: path)
        let file = StoreFile(path: try StoreFolder(folder).path + name)
        let handle = try SQLiteHandle.untouched(file, schema: schema)
        try handle.settle(at: file)
        return handle
    }

    /// Which file it is, and of which version; what cannot be read has none.
    private struct Sight: Equatable {
        let identity: StoreFile.Identity?
        var version: Int?
    }

    private func sight(of file: StoreFile) -> Sight {
        var sight = Sight(identity: (try? file.identity()) ?? nil)
        // SQLite deletes the log of an empty file.
        guard let size = try? file.size(), size > 0, let handle = try? SQLiteHandle(file.path) else { return sight }
        sight.version = try? schema.version(of: handle)
        return sight
    }

    /// Opens a file after creating, renewing or salvaging it, as it needs.
    private func mended(_ file: StoreFile) throws(StoreFailure) -> SQLiteHandle {
        try keepOrphanedLog(of: file)
        try file.create()
        do throws(StoreFailure) {
            return try opened(file)
        } catch {
            guard error.isDamage else { throw error }
            try Salvage(file: file, schema: schema).run()
            onEvent(MarqueeEvent(.storeRebuilt(.init("store.salvaged", "The user's file was damaged; what was readable was kept."))))
            return try opened(file)
        }
    }

    private func opened(_ file: StoreFile) throws(StoreFailure) -> SQLiteHandle {
        let handle = try SQLiteHandle(file.path)
        try handle.syncEverything()
        // Refused files are refused before anything is written to them.
        _ = try schema.version(of: handle)
        try handle.checkWhole()
        try checkShape(of: handle)
        try handle.useWriteAheadLog()
        _ = try migrated(handle)
        try handle.settle(at: file)
        return handle
    }

    /// A flipped bit in the name of a table or of a column, or in a rule, is no damage to SQLite, but it is to every statement.
    ///
    /// The file is compared with what the migrations make, and with nothing that statements of today say.
    private func checkShape(of handle: SQLiteHandle) throws(StoreFailure) {
        guard try schema.version(of: handle) == schema.newest else { return }
        let model = try SQLiteHandle(nil)
        try schema.migrate(model)
        guard try handle.columns() == model.columns() else { throw .damagedValue }
    }

    private func migrated(_ handle: SQLiteHandle) throws(StoreFailure) -> SQLiteHandle {
        try handle.execute("PRAGMA trusted_schema = OFF")
        try schema.migrate(handle)
        return handle
    }

    /// SQLite deletes the log of an empty file, and the log may hold what the file has lost.
    private func keepOrphanedLog(of file: StoreFile) throws(StoreFailure) {
        let log = StoreFile(path: file.path + "-wal")
        guard try file.size() == 0, try log.size() > 0 else { return }
        try file.move(to: Salvage.unusedName(beside: file))
    }
}

extension UserOpening {
    /// Keeps the log of a file that is no longer at its path from meeting the one that is: SQLite would take it for that one's.
    func leave(_ handle: SQLiteHandle) throws(StoreFailure) {
        guard let place = handle.place, let number = place.log else { return }
        let (file, log) = (place.file, StoreFile(path: place.file.path + "-wal"))
        guard try log.identity() == number else { return }
        try StoreFolder(StoreFile.parts(of: file.path).folder).whileLocked { () throws(StoreFailure) in
            guard try file.identity() != place.identity, try log.identity() == number else { return }
            // What was acknowledged may be nowhere but in this log.
            if try log.size() > 0 { try log.moveAlone(to: StoreFile(path: Salvage.unusedName(beside: file).path + "-wal")) }
            file.removeSideFiles()
        }
    }
}

extension SQLiteHandle {
    /// Makes every commit wait for the disk, and every deletion of a journal for the folder: the switch to a write-ahead log is
    /// itself written with a journal, and one that came back after a power cut would take back all that was committed since.
    func syncEverything() throws(StoreFailure) {
        try execute("PRAGMA synchronous = EXTRA")
    }

    /// Every column of every table, with its type and the statement that made the table: a damaged rule would refuse good rows.
    fileprivate func columns() throws(StoreFailure) -> [[SQLValue]] {
        try all(
            """
            SELECT t.name, c.name, c.type, t.sql FROM sqlite_schema AS t JOIN pragma_table_info(t.name) AS c
            WHERE t.type = 'table' ORDER BY t.name, c.cid
            """
        ) { row in (0..<3).map { row.value($0) } + [.text(SQLiteHandle.spaced(row.text(3) ?? ""))] }
    }

    /// A statement with every run of white space as one space: how it is laid out says nothing about the file.
    private static func spaced(_ statement: String) -> String {
        statement.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Looks at every page, and whether indexes say what the rows say; small files only.
    func checkWhole() throws(StoreFailure) {
        let verdict = try first("PRAGMA integrity_check(1)", []) { $0.text(0) }
        guard verdict == "ok" else { throw .damagedValue }
    }
}
