extension SQLiteHandle {
    /// Opens a file that must not or cannot be changed; if SQLite cannot share it, the file is opened as one that no process writes.
    static func untouched(_ file: StoreFile, schema: Schema) throws(StoreFailure) -> SQLiteHandle {
        guard try file.requirePrivate(isUntouched: true) else { throw .missing }
        do throws(StoreFailure) {
            return try checked(SQLiteHandle(file.path, .readOnly), schema)
        } catch {
            guard error.isReadOnly || error.isFull else { throw error }
        }
        do throws(StoreFailure) {
            return try checked(SQLiteHandle(file.path, .sharedReadOnly), schema)
        } catch {
            // Without its log, a file is in the state in which it was closed.
            guard error.isReadOnly || error.isFull, try StoreFile(path: file.path + "-wal").isEmpty() else { throw error }
        }
        return try checked(SQLiteHandle(file.path, .immutable), schema)
    }

    /// Opens a file for reading, beside a connection that writes and migrates it.
    static func reading(_ file: StoreFile, schema: Schema) throws(StoreFailure) -> SQLiteHandle {
        let handle = try SQLiteHandle(file.path)
        try handle.execute("PRAGMA query_only = ON")
        guard try schema.version(of: handle) == schema.newest else { throw .older }
        return handle
    }

    private static func checked(_ handle: SQLiteHandle, _ schema: Schema) throws(StoreFailure) -> SQLiteHandle {
        do throws(StoreFailure) {
            let version = try schema.version(of: handle)
            guard version > 0 else { throw .missing }
            guard version == schema.newest else { throw .older }
        } catch {
            guard error == .newer, try schema.isReadable(handle) else { throw error }
        }
        return handle
    }
}
