import MarqueeCSQLite

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A prepared statement and, while it is stepped, its current row. Used only on the queue of its connection.
package final class Statement {
    private let pointer: OpaquePointer

    init(_ sql: String, on database: OpaquePointer) throws(StoreFailure) {
        var pointer: OpaquePointer?
        let code = sqlite3_prepare_v3(database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &pointer, nil)
        guard code == SQLITE_OK, let pointer else {
            // The SDK's statements are correct, so an unknown name means that the schema in the file is damaged.
            if code == SQLITE_ERROR { throw .damagedValue }
            throw .engine(code == SQLITE_OK ? SQLITE_MISUSE : code, of: database)
        }
        self.pointer = pointer
    }

    deinit {
        sqlite3_finalize(pointer)
    }

    func bind(_ values: [SQLValue]) throws(StoreFailure) {
        for (offset, value) in values.enumerated() {
            let code = bind(value, at: Int32(offset + 1))
            guard code == SQLITE_OK else { throw .engine(code) }
        }
    }

    /// Steps to the next row; false after the last one.
    func step() throws(StoreFailure) -> Bool {
        switch sqlite3_step(pointer) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw .engine(code, of: sqlite3_db_handle(pointer))
        }
    }

    /// Releases locks and bound values.
    func reset() {
        sqlite3_reset(pointer)
        sqlite3_clear_bindings(pointer)
    }

    private func bind(_ value: SQLValue, at index: Int32) -> Int32 {
        switch value {
        case .null: return sqlite3_bind_null(pointer, index)
        case .integer(let number): return sqlite3_bind_int64(pointer, index, number)
        case .real(let number): return sqlite3_bind_double(pointer, index, number)
        case .text(var text):
            return text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { marquee_bind_text(pointer, index, $0.baseAddress, UInt64($0.count)) }
            }
        case .blob(let data):
            guard !data.isEmpty else { return sqlite3_bind_zeroblob(pointer, index, 0) }
            return data.withUnsafeBytes { marquee_bind_blob(pointer, index, $0.baseAddress, UInt64($0.count)) }
        }
    }
}

extension Statement {
    func isNull(_ column: Int) -> Bool { sqlite3_column_type(pointer, Int32(column)) == SQLITE_NULL }

    package func integer(_ column: Int) -> Int64 { sqlite3_column_int64(pointer, Int32(column)) }

    /// The number of bytes in a column. A number beyond these bounds is damaged, and counts as the nearest one, so that sums stay within
    /// range.
    func size(_ column: Int) -> Int { Int(max(0, min(integer(column), Statement.largestSize))) }

    static let largestSize: Int64 = 1 << 40

    package func optional(_ column: Int) -> Int64? { isNull(column) ? nil : integer(column) }

    func real(_ column: Int) -> Double { sqlite3_column_double(pointer, Int32(column)) }

    // Bytes that are not UTF-8 are replaced.
    package func text(_ column: Int) -> String? {
        guard let start = sqlite3_column_text(pointer, Int32(column)) else { return nil }
        let count = Int(sqlite3_column_bytes(pointer, Int32(column)))
        return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    func blob(_ column: Int) -> Data {
        guard let start = sqlite3_column_blob(pointer, Int32(column)) else { return Data() }
        return Data(bytes: start, count: Int(sqlite3_column_bytes(pointer, Int32(column))))
    }

    /// All values of the row.
    func values() -> [SQLValue] { (0..<Int(sqlite3_column_count(pointer))).map(value) }

    /// The value of a column, of any type.
    func value(_ column: Int) -> SQLValue {
        switch sqlite3_column_type(pointer, Int32(column)) {
        case SQLITE_INTEGER: .integer(integer(column))
        case SQLITE_FLOAT: .real(real(column))
        case SQLITE_TEXT: .text(text(column) ?? "")
        case SQLITE_BLOB: .blob(blob(column))
        default: .null
        }
    }
}
