import CSQLite

extension SQLiteHandle {
    /// Opens a file that must not be changed; if SQLite cannot share it, the file is opened as one that no process writes.
    static func untouched(_ file: StoreFile, schema: Schema) throws(StoreFailure) -> SQLiteHandle {
        guard try file.requirePrivate(isUntouched: true) else { throw .missing }
        do throws(StoreFailure) {
            return try checked(SQLiteHandle(file.path, .readOnly), schema)
        } catch {
            guard case .engine(let code) = error, [SQLITE_CANTOPEN, SQLITE_READONLY].contains(code & 0xFF) else { throw error }
            return try checked(SQLiteHandle(file.path, .immutable), schema)
        }
    }

    private static func checked(_ handle: SQLiteHandle, _ schema: Schema) throws(StoreFailure) -> SQLiteHandle {
        let version = try schema.version(of: handle)
        guard version > 0 else { throw .missing }
        guard version == schema.newest else { throw .older }
        return handle
    }
}
