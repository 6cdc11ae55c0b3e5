import MarqueeCSQLite

/// The path of a connection's file when it was opened, and the identity of that file.
struct OpenedFile {
    let file: StoreFile
    let identity: StoreFile.Identity
    /// The log next to it, which stays the same file as long as any connection has the file open.
    let log: StoreFile.Identity?
}

extension SQLiteHandle {
    /// Stores which file is open.
    func notePlace(at file: StoreFile) throws(StoreFailure) {
        guard let identity = try file.identity() else { throw .replaced }
        let log = try StoreFile(path: file.path + "-wal").identity()
        // The file may have been replaced between opening it and reading its identity.
        if hasMoved, hasMoved { throw .replaced }
        place = OpenedFile(file: file, identity: identity, log: log)
    }

    /// Checks that the open file is still the one at its path, and was not removed or replaced.
    func checkInPlace() throws(StoreFailure) {
        guard let place else { return }
        guard try place.file.identity() == place.identity else { throw .replaced }
        // As soon as a process writes, the file has to be shared with it.
        guard access == .immutable else { return }
        guard try StoreFile(path: place.file.path + "-wal").isEmpty() else { throw .replaced }
        // It may also have opened the file, written and closed it since.
        guard try place.file.revision() == revision else { throw .replaced }
    }

    /// Whether another file, or none, is at the path of the open file; SQLite also says so if its check failed, so the callers ask twice.
    private var hasMoved: Bool {
        var answer: Int32 = 0
        return sqlite3_file_control(pointer, "main", SQLITE_FCNTL_HAS_MOVED, &answer) == SQLITE_OK && answer != 0
    }
}
