import Foundation
import MarqueeData
import MarqueeDomain

/// An outbox entry with the values that only the store uses.
struct OutboxRow {
    let key: MarkKey
    var entry: OutboxEntry
    /// Whether a value of this entry may be on its way to the server, or may have arrived there without an answer.
    var wasSent = false
    /// The maximum duration of the lease, in milliseconds.
    var leaseDuration: Int64 = 0
    /// The maximum delay before a retry, in milliseconds.
    var longestWait: Int64 = 0
}

extension OutboxRow {
    /// The columns after those of the key.
    static let contents = [
        "value", "before", "revision", "position", "changed_at", "was_sent", "attempts", "not_before", "longest_wait", "lease_owner",
        "lease_until", "lease_duration", "refusal_code", "refusal_key", "refusal_text", "refusal_operation", "refusal_status",
        "refusal_tmdb_code", "refusal_retry_after",
    ]
    static let columns = MarkKey.columns + ", " + contents.joined(separator: ", ")

    init(_ row: Statement) throws(StoreFailure) {
        key = try MarkKey(row, at: 0)
        let kind = key.shelf.kind
        entry = OutboxEntry(
            tenant: key.tenant, item: key.item, value: MarkValue(kind, number: row.integer(5)),
            before: row.optional(6).map { MarkValue(kind, number: $0) }, revision: Int(row.integer(7)), position: Int(row.integer(8)),
            changedAt: Date(milliseconds: row.integer(9)), attempts: Int(row.integer(11)), notBefore: Date(milliseconds: row.optional(12)),
            rejection: MarqueeError(row, at: 17))
        if let owner = row.text(14), let until = Date(milliseconds: row.optional(15)) {
            entry.lease = OutboxEntry.Lease(owner: owner, until: until)
        }
        wasSent = row.integer(10) != 0
        longestWait = row.integer(13)
        leaseDuration = row.integer(16)
    }

    /// The values of ``contents``.
    var values: [SQLValue] {
        [
            SQLValue(entry.value.number), SQLValue(entry.before?.number), SQLValue(entry.revision), SQLValue(entry.position),
            .integer(entry.changedAt.milliseconds), SQLValue(wasSent), SQLValue(entry.attempts), SQLValue(entry.notBefore?.milliseconds),
            .integer(longestWait), SQLValue(entry.lease?.owner), SQLValue(entry.lease?.until.milliseconds), .integer(leaseDuration),
        ] + (entry.rejection?.columns ?? Array(repeating: .null, count: 7))
    }
}

extension MarqueeError {
    /// An error as seven columns. Like every error, it holds no secret and no text from a server.
    fileprivate var columns: [SQLValue] {
        [
            .text(code.rawValue), .text(reason.key), .text(reason.text), SQLValue(operation), SQLValue(status), SQLValue(tmdbCode),
            SQLValue(retryAfter?.milliseconds),
        ]
    }

    fileprivate init?(_ row: Statement, at column: Int) {
        guard let code = row.text(column) else { return nil }
        self.init(
            Code(rawValue: code), Reason(row.text(column + 1) ?? "", row.text(column + 2) ?? ""), operation: row.text(column + 3),
            status: row.optional(column + 4).map(Int.init), tmdbCode: row.optional(column + 5).map(Int.init),
            retryAfter: row.optional(column + 6).map { .milliseconds($0) })
    }
}
