import MarqueeData
import MarqueeCSQLite

/// One connection to SQLite. It is not `Sendable`: it is created and used only inside a ``DatabaseConnection``.
final class SQLiteHandle {
    /// The way in which a file is opened.
    enum Access: Sendable {
        case readWrite
        /// Reads only, and never writes to the database; locks still use the side files.
        case readOnly
        /// Reads only, and does not write to the side files either; they have to be there.
        case sharedReadOnly
        /// Reads only, and assumes that no process changes the file.
        case immutable
    }

    /// The opened file, if it was stored with ``notePlace(at:)``.
    var place: OpenedFile?
    /// Ends the waiting for locks, once it is set.
    var closing: ClosingFlag?
    let access: Access
    /// The size and the time of change of the file before it was opened, if it is read as one that no process changes.
    let revision: StoreFile.Revision?
    let pointer: OpaquePointer
    private var statements: [String: Statement] = [:]

    /// Opens an existing file or, without a path, a database in memory.
    init(_ path: String?, _ access: Access = .readWrite) throws(StoreFailure) {
        guard sqlite3_libversion_number() >= 3_035_000 else { throw .oldEngine }
        revision = if let path, access == .immutable { try StoreFile(path: path).revision() } else { nil }
        var pointer: OpaquePointer?
        var flags = SQLITE_OPEN_NOMUTEX
        flags |= access == .readWrite ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY
        flags |= path == nil ? SQLITE_OPEN_MEMORY | SQLITE_OPEN_CREATE : SQLITE_OPEN_NOFOLLOW | SQLITE_OPEN_URI
        let code = sqlite3_open_v2(path.map { SQLiteHandle.address($0, access) } ?? ":memory:", &pointer, flags, nil)
        guard code == SQLITE_OK, let pointer else {
            defer { sqlite3_close_v2(pointer) }
            throw .engine(code, of: pointer)
        }
        (self.pointer, self.access) = (pointer, access)
        sqlite3_extended_result_codes(pointer, 1)
        waitForLocks()
        try execute("PRAGMA cell_size_check = ON; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;")
        // Temporary tables and rollback data stay in memory: this program neither cleans up other folders nor depends on them.
        try execute("PRAGMA temp_store = MEMORY")
    }

    deinit {
        statements.removeAll()
        sqlite3_close_v2(pointer)
    }

    /// Whether a transaction is open.
    var isInTransaction: Bool { sqlite3_get_autocommit(pointer) == 0 }

    /// Runs statements without parameters and results.
    func execute(_ sql: String) throws(StoreFailure) {
        let code = sqlite3_exec(pointer, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw .engine(code, of: pointer) }
    }

    /// Runs one statement and returns how many rows it changed.
    @discardableResult
    func run(_ sql: String, _ values: [SQLValue] = []) throws(StoreFailure) -> Int {
        try each(sql, values) { _ in }
        return Int(sqlite3_changes(pointer))
    }

    /// The first row, converted.
    func first<Value>(
        _ sql: String, _ values: [SQLValue] = [], _ adapt: (Statement) throws(StoreFailure) -> Value
    ) throws(StoreFailure) -> Value? {
        let statement = try statement(sql)
        defer { statement.reset() }
        try statement.bind(values)
        return try statement.step() ? adapt(statement) : nil
    }

    /// All rows, converted.
    func all<Value>(
        _ sql: String, _ values: [SQLValue] = [], _ adapt: (Statement) throws(StoreFailure) -> Value
    ) throws(StoreFailure) -> [Value] {
        var found: [Value] = []
        try each(sql, values) { (row) throws(StoreFailure) in found.append(try adapt(row)) }
        return found
    }

    /// Passes all rows to a closure, one after the other.
    func each(
        _ sql: String, _ values: [SQLValue] = [], _ take: (Statement) throws(StoreFailure) -> Void
    ) throws(StoreFailure) {
        try eachWhile(sql, values) { (row) throws(StoreFailure) in
            try take(row)
            return true
        }
    }

    /// Passes rows to a closure, until it returns false.
    func eachWhile(
        _ sql: String, _ values: [SQLValue] = [], _ take: (Statement) throws(StoreFailure) -> Bool
    ) throws(StoreFailure) {
        let statement = try statement(sql)
        defer { statement.reset() }
        try statement.bind(values)
        while try statement.step(), try take(statement) {}
    }

    /// The id of the last inserted row.
    var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(pointer) }

    /// The number in the first column of the first row, or 0.
    func number(_ sql: String, _ values: [SQLValue] = []) throws(StoreFailure) -> Int {
        try first(sql, values) { Int($0.integer(0)) } ?? 0
    }

    private func statement(_ sql: String) throws(StoreFailure) -> Statement {
        if let statement = statements[sql] { return statement }
        // Search statements have many forms; when there are too many, dropping all is cheaper than tracking their use.
        if statements.count >= 128 { statements.removeAll() }
        let statement = try Statement(sql, on: pointer)
        statements[sql] = statement
        return statement
    }

    private static func address(_ path: String, _ access: Access) -> String {
        var address = "file:"
        for byte in path.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
                address.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                address += (byte < 16 ? "%0" : "%") + String(byte, radix: 16)
            }
        }
        switch access {
        case .readWrite: return address + "?mode=rw"
        case .readOnly: return address + "?mode=ro"
        case .sharedReadOnly: return address + "?mode=ro&readonly_shm=1"
        case .immutable: return address + "?mode=ro&immutable=1"
        }
    }
}
