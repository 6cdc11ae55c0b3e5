/// The name of a schema, which needs no quotes in a statement.
struct SchemaName: Sendable, Hashable {
    let name: String

    init(_ name: String) throws(PostgreSQLFailure) {
        let isPlain = name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
            default: false
            }
        }
        // Names that begin with pg_ belong to the server.
        guard isPlain, (1...63).contains(name.utf8.count), name.first?.isNumber == false, !name.hasPrefix("pg_") else {
            throw .unusableSchema
        }
        self.name = name
    }
}
