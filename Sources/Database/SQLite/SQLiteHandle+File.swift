import MarqueeCSQLite

extension SQLiteHandle {
    /// The size of the database file in bytes.
    func fileSize() throws(StoreFailure) -> Int {
        let file = try file()
        var size: sqlite3_int64 = 0
        let code = file.pointee.pMethods.pointee.xFileSize(file, &size)
        guard code == SQLITE_OK else { throw .engine(code) }
        return Int(size)
    }

    /// Bytes of the database file.
    ///
    /// They are read through SQLite's own file handle: opening the file a second time and closing it would drop its locks.
    func fileBytes(at offset: Int, count: Int) throws(StoreFailure) -> [UInt8] {
        let file = try file()
        var bytes = [UInt8](repeating: 0, count: count)
        let code = file.pointee.pMethods.pointee.xRead(file, &bytes, Int32(count), sqlite3_int64(offset))
        guard code == SQLITE_OK || code == SQLiteHandle.beyondTheEnd else { throw .engine(code) }
        return bytes
    }

    /// Overwrites bytes of the database file without SQLite: its page cache and its log are not changed.
    func setFileBytes(_ bytes: [UInt8], at offset: Int) throws(StoreFailure) {
        let file = try file()
        let code = file.pointee.pMethods.pointee.xWrite(file, bytes, Int32(bytes.count), sqlite3_int64(offset))
        guard code == SQLITE_OK else { throw .engine(code, of: pointer) }
    }

    /// Waits until all writes are on the disk.
    func syncFile() throws(StoreFailure) {
        let file = try file()
        let code = file.pointee.pMethods.pointee.xSync(file, SQLITE_SYNC_NORMAL)
        guard code == SQLITE_OK else { throw .engine(code, of: pointer) }
    }

    private func file() throws(StoreFailure) -> UnsafeMutablePointer<sqlite3_file> {
        var file: UnsafeMutablePointer<sqlite3_file>?
        let code = sqlite3_file_control(pointer, "main", SQLITE_FCNTL_FILE_POINTER, &file)
        guard code == SQLITE_OK, let file, file.pointee.pMethods != nil else { throw .engine(SQLITE_MISUSE) }
        return file
    }

    /// SQLITE_IOERR_SHORT_READ: the missing bytes are filled with zeros.
    private static let beyondTheEnd = SQLITE_IOERR | (2 << 8)
}
