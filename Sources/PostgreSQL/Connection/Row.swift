import MarqueeCPostgreSQL

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// One row of a result, with its values in the server's binary format.
struct Row {
    let result: QueryResult
    let number: Int32

    func integer(_ column: Int) throws(PostgreSQLFailure) -> Int64 {
        guard let number = try optional(column) else { throw .damagedValue }
        return number
    }

    func optional(_ column: Int) throws(PostgreSQLFailure) -> Int64? {
        guard let bytes = bytes(column) else { return nil }
        switch bytes.count {
        case 1, 2, 4, 8:
            let unsigned = bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            let shift = 64 - 8 * bytes.count
            return Int64(bitPattern: unsigned << UInt64(shift)) >> Int64(shift)
        default: throw .damagedValue
        }
    }

    func flag(_ column: Int) throws(PostgreSQLFailure) -> Bool { try integer(column) != 0 }

    func text(_ column: Int) -> String? { bytes(column).map { String(decoding: $0, as: UTF8.self) } }

    func data(_ column: Int) -> Data? { bytes(column).map { Data($0) } }

    /// The bytes of a value, valid as long as the result is; nil for NULL.
    private func bytes(_ column: Int) -> UnsafeRawBufferPointer? {
        let column = Int32(column)
        guard PQgetisnull(result.pointer, number, column) == 0 else { return nil }
        return UnsafeRawBufferPointer(
            start: PQgetvalue(result.pointer, number, column), count: Int(PQgetlength(result.pointer, number, column)))
    }
}
