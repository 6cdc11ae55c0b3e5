import CSQLite

/// Where the file of a connection was when it was opened, and which one it was.
struct StorePlace {
    let file: StoreFile
    let identity: StoreFile.Identity
    /// The log beside it, which stays the same one for as long as anybody has the file open.
    let log: StoreFile.Identity?
}

extension SQLiteHandle {
    /// Notes which file is open.
    func settle(at file: StoreFile) throws(StoreFailure) {
        guard let identity = try file.identity() else { throw .replaced }
        let log = try StoreFile(path: file.path + "-wal").identity()
        // The file may have been replaced between its opening and the look at its name.
        if hasMoved, hasMoved { throw .replaced }
        place = StorePlace(file: file, identity: identity, log: log)
    }

    /// Makes sure that the open file is still the one at its path, and not one that somebody threw away.
    func checkInPlace() throws(StoreFailure) {
        guard let place else { return }
        guard try place.file.identity() == place.identity else { throw .replaced }
    }

    /// Whether another file, or none, is at the path of the one that is open; also said where a look at it failed, so it is asked twice.
    private var hasMoved: Bool {
        var answer: Int32 = 0
        return sqlite3_file_control(pointer, "main", SQLITE_FCNTL_HAS_MOVED, &answer) == SQLITE_OK && answer != 0
    }
}
