import MarqueeDomain

/// Opens the connection to the user file. All calls block, so they run only on the queue of a connection.
///
/// The user's data is never deleted here: a damaged file is preserved under another name, and a file of a newer version or of another
/// program is not changed.
struct UserOpening: Sendable {
    /// The path of the file; nil for a database in memory.
    let path: String?
    let schema: Schema
    /// Up to this size, a file is checked wholly each time. A larger one is checked wholly on demand.
    var fullCheckBytes = 32 << 20
    let onEvent: MarqueeEventHandler

    /// How thoroughly a file is checked when it is opened.
    enum Check {
        /// Only its header and its tables: damage on other pages is found when they are read.
        case shape
        /// Every page.
        case pages
        /// Also whether indexes match the rows, which takes several times as long.
        case everything
    }

    /// - Parameter isSuspect: Whether damage was found while the file was in use.
    func writer(isSuspect: Bool = false) throws(StoreFailure) -> SQLiteHandle {
        guard let path else { return try migrated(SQLiteHandle(nil)) }
        let (name, folder) = (StoreFile.parts(of: path).name, try StoreFolder(creating: StoreFile.parts(of: path).folder))
        let file = StoreFile(path: folder.path + name)
        _ = try file.requirePrivate()
        for _ in 1...4 {
            let before = fileState(of: file)
            // A log with content means that the last process did not close the file, or that another one has it open.
            let (log, size) = (try StoreFile(path: file.path + "-wal").size(), try file.size())
            let check: Check = isSuspect || size <= fullCheckBytes ? .everything : log > 0 ? .pages : .shape
            // Checking a file takes time in proportion to its size; other processes that open it need not wait for it.
            if before.version == schema.newest, let handle = try? opened(file, check) { return handle }
            let handle = try folder.whileLocked { () throws(StoreFailure) -> SQLiteHandle? in
                // A file that another process has created or repaired meanwhile is checked again without the lock.
                fileState(of: file) == before ? try repaired(file) : nil
            }
            if let handle { return handle }
        }
        throw .replaced
    }

    /// Opens the file for reading, beside the connection that writes.
    ///
    /// - Parameter identity: The file that the other connection has open; nil if it has none.
    func reader(of identity: StoreFile.Identity?) throws(StoreFailure) -> SQLiteHandle {
        guard let path else { throw .missing }
        let file: StoreFile
        do throws(StoreFailure) {
            file = try StoreFile(resolving: path)
        } catch {
            throw error == .missing ? .replaced : error
        }
        // A missing file is created by the connection that writes.
        guard try file.requirePrivate() else { throw .replaced }
        if let identity, try file.identity() != identity { throw .replaced }
        let handle = try SQLiteHandle.reading(file, schema: schema)
        try handle.execute("PRAGMA trusted_schema = OFF")
        try handle.notePlace(at: file)
        return handle
    }

    /// Opens the file without changing it; fails if it does not exist.
    func untouched() throws(StoreFailure) -> SQLiteHandle {
        guard let path else { throw .missing }
        let file = try StoreFile(resolving: path)
        let handle = try SQLiteHandle.untouched(file, schema: schema)
        try handle.notePlace(at: file)
        return handle
    }

    /// The identity and the version of a file; an unreadable version is nil.
    private struct FileState: Equatable {
        let identity: StoreFile.Identity?
        var version: Int?
    }

    private func fileState(of file: StoreFile) -> FileState {
        var state = FileState(identity: (try? file.identity()) ?? nil)
        // SQLite deletes the log of an empty file.
        guard let size = try? file.size(), size > 0, let handle = try? SQLiteHandle(file.path) else { return state }
        state.version = try? schema.version(of: handle)
        return state
    }

    /// Opens the file after creating, migrating or salvaging it, as needed.
    private func repaired(_ file: StoreFile) throws(StoreFailure) -> SQLiteHandle {
        try preserveOrphanedLog(of: file)
        try file.create()
        do throws(StoreFailure) {
            return try opened(file)
        } catch {
            guard error.isDamage else { throw error }
            try Salvage(file: file, schema: schema).run()
            let handle = try opened(file)
            onEvent(MarqueeEvent(.storeRebuilt(.init("store.salvaged"))))
            return handle
        }
    }

    private func opened(_ file: StoreFile, _ check: Check = .everything) throws(StoreFailure) -> SQLiteHandle {
        do throws(StoreFailure) {
            return try checked(file, check)
        } catch {
            throw error.atOpening
        }
    }

    private func checked(_ file: StoreFile, _ check: Check) throws(StoreFailure) -> SQLiteHandle {
        let handle = try SQLiteHandle(file.path)
        try handle.syncEverything()
        // A file of another program or a newer version is refused before anything is written to it.
        _ = try schema.version(of: handle)
        try handle.checkHeader()
        try handle.perform(check)
        try checkShape(of: handle)
        try handle.useWriteAheadLog()
        _ = try migrated(handle)
        try handle.notePlace(at: file)
        return handle
    }

    /// A flipped bit in the name of a table or a column, or in a rule, is no damage for SQLite, but it is for the statements: a damaged
    /// rule would refuse good rows.
    ///
    /// The file is compared with the result of the migrations, not with current statements.
    private func checkShape(of handle: SQLiteHandle) throws(StoreFailure) {
        guard try schema.version(of: handle) == schema.newest else { return }
        let model = try SQLiteHandle(nil)
        try schema.migrate(model)
        guard try handle.shape() == model.shape() else { throw .damagedValue }
    }

    private func migrated(_ handle: SQLiteHandle) throws(StoreFailure) -> SQLiteHandle {
        try handle.execute("PRAGMA trusted_schema = OFF")
        try schema.migrate(handle)
        return handle
    }

    /// SQLite deletes the log of an empty file, but the log may hold data that the file has lost.
    private func preserveOrphanedLog(of file: StoreFile) throws(StoreFailure) {
        let log = StoreFile(path: file.path + "-wal")
        guard try file.size() == 0, try log.size() > 0 else { return }
        try file.move(to: Salvage.unusedName(beside: file))
    }
}

extension UserOpening {
    /// Prevents that SQLite uses the log of a removed file for the new file at the path.
    func abandon(_ handle: SQLiteHandle) throws(StoreFailure) {
        guard let place = handle.place, let number = place.log else { return }
        let (file, log) = (place.file, StoreFile(path: place.file.path + "-wal"))
        guard try log.identity() == number else { return }
        try StoreFolder(StoreFile.parts(of: file.path).folder).whileLocked { () throws(StoreFailure) in
            guard try file.identity() != place.identity, try log.identity() == number else { return }
            // This log may be the only place of confirmed changes.
            if try log.size() > 0 { try log.moveAlone(to: StoreFile(path: Salvage.unusedName(beside: file).path + "-wal")) }
            file.removeSideFiles()
        }
    }
}

extension SQLiteHandle {
    /// Makes every commit wait for the disk, and every deletion of a journal wait for the folder: the switch to a write-ahead log uses a
    /// journal, and a journal that reappears after a power failure would undo all later commits.
    func syncEverything() throws(StoreFailure) {
        try execute("PRAGMA synchronous = EXTRA")
    }

    /// Checks the pages, as far as it is asked for.
    func perform(_ check: UserOpening.Check) throws(StoreFailure) {
        let statement: String
        switch check {
        case .shape: return
        case .pages: statement = "PRAGMA quick_check(1)"
        case .everything: statement = "PRAGMA integrity_check(1)"
        }
        guard try first(statement, [], { $0.text(0) }) == "ok" else { throw .damagedValue }
    }
}
