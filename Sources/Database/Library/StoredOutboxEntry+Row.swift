import Foundation
import MarqueeData
import MarqueeDomain

extension StoredOutboxEntry {
    /// The columns after those of the key.
    static let contents = [
        "value", "before", "revision", "position", "changed_at", "was_sent", "attempts", "not_before", "longest_wait", "lease_owner",
        "lease_until", "lease_duration", "refusal_code", "refusal_key", "refusal_text", "refusal_operation", "refusal_status",
        "refusal_tmdb_code", "refusal_retry_after",
    ]
    static let columns = MarkKey.columns + ", " + contents.joined(separator: ", ")

    init(_ row: Statement) throws(StoreFailure) {
        let key = try MarkKey(row, at: 0)
        var entry = OutboxEntry(
            tenant: Int(row.integer(0)), item: key.item, value: MarkValue(key.kind, number: Int(row.integer(5))),
            before: row.optional(6).map { MarkValue(key.kind, number: Int($0)) }, revision: Int(row.integer(7)),
            position: max(1, Int(row.integer(8))), changedAt: Date(milliseconds: row.integer(9)), attempts: Int(row.integer(11)),
            notBefore: Date(milliseconds: row.optional(12)), rejection: MarqueeError(row, at: 17))
        if let owner = row.text(14), let until = Date(milliseconds: row.optional(15)) {
            entry.lease = OutboxEntry.Lease(owner: owner, until: until)
        }
        self.init(
            entry, wasSent: row.integer(10) != 0, leaseDuration: .milliseconds(row.integer(16)),
            longestWait: .milliseconds(row.integer(13)))
    }

    /// The values of ``contents``.
    var values: [SQLValue] {
        [
            SQLValue(entry.value.number), SQLValue(entry.before?.number), SQLValue(entry.revision), SQLValue(entry.position),
            .integer(entry.changedAt.milliseconds), SQLValue(wasSent), SQLValue(entry.attempts), SQLValue(entry.notBefore?.milliseconds),
            .integer(longestWait.milliseconds), SQLValue(entry.lease?.owner), SQLValue(entry.lease?.until.milliseconds),
            .integer(leaseDuration.milliseconds),
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
