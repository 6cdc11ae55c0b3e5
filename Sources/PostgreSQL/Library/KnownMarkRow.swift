import Foundation
import MarqueeData
import MarqueeDomain

/// A row of what the server is known to have.
struct KnownMarkRow {
    static let table = MarkTable(
        "mark",
        contents: [
            ("value", .integer), ("learned", .integer), ("place", .integer), ("rank", .integer), ("arrived_at", .integer),
            ("position", .integer),
        ])

    let key: MarkKey
    let mark: KnownMark

    init(_ row: Row) throws(PostgreSQLFailure) {
        key = try MarkKey(row, at: 1)
        mark = KnownMark(
            value: MarkValue(key.kind, number: Int(try row.integer(5))), learned: Int(try row.integer(6)), place: Int(try row.integer(7)),
            rank: Int(try row.integer(8)), arrivedAt: Date(milliseconds: try row.optional(9)), position: Int(try row.integer(10)))
    }

    static func values(_ mark: KnownMark, of tenant: Int, _ key: MarkKey) -> [Parameter] {
        [Parameter(tenant)] + key.values + [
            Parameter(mark.value.number), Parameter(mark.learned), Parameter(mark.place), Parameter(mark.rank),
            Parameter(mark.arrivedAt?.milliseconds), Parameter(mark.position),
        ]
    }
}
