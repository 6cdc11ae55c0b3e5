import Foundation
import MarqueeData
import MarqueeDomain

/// A row of the outbox.
enum OutboxRow {
    static let table = MarkTable(
        "outbox",
        contents: [
            ("value", .integer), ("before", .integer), ("revision", .integer), ("position", .integer), ("changed_at", .integer),
            ("was_sent", .integer), ("attempts", .integer), ("not_before", .integer), ("longest_wait", .integer), ("lease_owner", .text),
            ("lease_until", .integer), ("lease_duration", .integer), ("refusal_code", .text), ("refusal_key", .text),
            ("refusal_text", .text), ("refusal_operation", .text), ("refusal_status", .integer), ("refusal_tmdb_code", .integer),
            ("refusal_retry_after", .integer),
        ])

    static func entry(_ row: Row) throws(PostgreSQLFailure) -> StoredOutboxEntry {
        let key = try MarkKey(row, at: 1)
        var entry = OutboxEntry(
            tenant: Int(try row.integer(0)), item: key.item, value: MarkValue(key.kind, number: Int(try row.integer(5))),
            before: try row.optional(6).map { MarkValue(key.kind, number: Int($0)) }, revision: Int(try row.integer(7)),
            position: max(1, Int(try row.integer(8))), changedAt: Date(milliseconds: try row.integer(9)),
            attempts: Int(try row.integer(11)),
            notBefore: Date(milliseconds: try row.optional(12)), rejection: try MarqueeError(row, at: 17))
        if let owner = row.text(14), let until = Date(milliseconds: try row.optional(15)) {
            entry.lease = OutboxEntry.Lease(owner: owner, until: until)
        }
        return StoredOutboxEntry(
            entry, wasSent: try row.integer(10) != 0, leaseDuration: .milliseconds(try row.integer(16)),
            longestWait: .milliseconds(try row.integer(13)))
    }

    static func values(_ stored: StoredOutboxEntry, _ key: MarkKey) -> [Parameter] {
        let entry = stored.entry
        return [Parameter(entry.tenant)] + key.values + [
            Parameter(entry.value.number), Parameter(entry.before?.number), Parameter(entry.revision), Parameter(entry.position),
            .integer(entry.changedAt.milliseconds), Parameter(stored.wasSent ? 1 : 0), Parameter(entry.attempts),
            Parameter(entry.notBefore?.milliseconds), .integer(stored.longestWait.milliseconds), Parameter(entry.lease?.owner),
            Parameter(entry.lease?.until.milliseconds), .integer(stored.leaseDuration.milliseconds),
        ] + (entry.rejection?.columns ?? Array(repeating: .null, count: 7))
    }
}

extension MarqueeError {
    /// An error as seven columns. Like every error, it holds no secret and no text from a server.
    fileprivate var columns: [Parameter] {
        [
            .text(code.rawValue), .text(reason.key), .text(reason.text), Parameter(operation), Parameter(status), Parameter(tmdbCode),
            Parameter(retryAfter?.milliseconds),
        ]
    }

    fileprivate init?(_ row: Row, at column: Int) throws(PostgreSQLFailure) {
        guard let code = row.text(column) else { return nil }
        self.init(
            Code(rawValue: code), Reason(row.text(column + 1) ?? "", row.text(column + 2) ?? ""), operation: row.text(column + 3),
            status: try row.optional(column + 4).map(Int.init), tmdbCode: try row.optional(column + 5).map(Int.init),
            retryAfter: try row.optional(column + 6).map { .milliseconds($0) })
    }
}
