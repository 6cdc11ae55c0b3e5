import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension StoredOutboxEntry {
    /// The columns of the outbox. A column that adds to an optional value comes after the one that creates it. The reason of a rejection
    /// is read from two columns: the first setter keeps the content of its column as the key, the second one interprets both. Like every
    /// error, a rejection holds no secret and no text from a server.
    package static let columns = MarkColumns<StoredOutboxEntry>(
        "outbox",
        [
            .integer("value", { Int64($0.entry.value.number) }, { $0.entry.value = MarkValue($0.entry.value.kind, number: Int($1)) }),
            .optional(
                "before", { $0.entry.before.map { Int64($0.number) } },
                { row, number in row.entry.before = number.map { MarkValue(row.entry.value.kind, number: Int($0)) } }),
            .integer("revision", { Int64($0.entry.revision) }, { $0.entry.revision = Int($1) }),
            .integer("position", { Int64($0.entry.position) }, { $0.entry.position = max(1, Int($1)) }),
            .integer("changed_at", { $0.entry.changedAt.milliseconds }, { $0.entry.changedAt = Date(milliseconds: $1) }),
            // Older versions read 2 as sent, which is safe.
            .integer("was_sent", { $0.wasSent ? $0.isFirstLease ? 2 : 1 : 0 }, { ($0.wasSent, $0.isFirstLease) = ($1 != 0, $1 == 2) }),
            .integer("attempts", { Int64($0.entry.attempts) }, { $0.entry.attempts = Int($1) }),
            .optional("not_before", { $0.entry.notBefore?.milliseconds }, { $0.entry.notBefore = Date(milliseconds: $1) }),
            .integer("longest_wait", { $0.longestWait.milliseconds }, { $0.longestWait = .milliseconds($1) }),
            .text("lease_owner", { $0.entry.lease?.owner }, { $0.entry.lease = $1.map { .init(owner: $0, until: .distantPast) } }),
            .optional(
                "lease_until", { $0.entry.lease?.until.milliseconds },
                { $0.entry.lease = OutboxEntry.Lease(owner: $0.entry.lease?.owner, until: Date(milliseconds: $1)) }),
            .integer("lease_duration", { $0.leaseDuration.milliseconds }, { $0.leaseDuration = .milliseconds($1) }),
            .text(
                "refusal_code", { $0.entry.rejection?.code.rawValue },
                { $0.entry.rejection = $1.map { MarqueeError(.init(rawValue: $0), .init("", "")) } }),
            .text(
                "refusal_key", { $0.entry.rejection?.reason.keyColumn },
                { $0.entry.rejection?.reason = .init(stored: $1 ?? "", text: "", values: nil) }),
            .text(
                "refusal_text", { $0.entry.rejection?.reason.text },
                { row, text in row.entry.rejection.map { row.entry.rejection?.reason = .init(keyColumn: $0.reason.key, text: text ?? "") } }
            ),
            .text("refusal_operation", { $0.entry.rejection?.operation }, { $0.entry.rejection?.operation = $1 }),
            .optional(
                "refusal_status", { $0.entry.rejection?.status.map { Int64($0) } },
                { $0.entry.rejection?.status = $1.map { Int($0) } }),
            .optional(
                "refusal_tmdb_code", { $0.entry.rejection?.tmdbCode.map { Int64($0) } },
                { $0.entry.rejection?.tmdbCode = $1.map { Int($0) } }),
            .optional(
                "refusal_retry_after", { $0.entry.rejection?.retryAfter?.milliseconds },
                { $0.entry.rejection?.retryAfter = $1.map { .milliseconds($0) } }),
            .optional("suspended_at", { $0.suspendedAt?.milliseconds }, { $0.suspendedAt = Date(milliseconds: $1) }),
            .optional("rejected_at", { $0.rejectedAt?.milliseconds }, { $0.rejectedAt = Date(milliseconds: $1) }),
        ],
        into: { tenant, key in
            StoredOutboxEntry(OutboxEntry(tenant: tenant, item: key.item, value: .none(key.kind), position: 1, changedAt: .distantPast))
        })
}

extension OutboxEntry.Lease {
    /// nil unless both columns hold a value.
    fileprivate init?(owner: String?, until: Date?) {
        guard let owner, let until else { return nil }
        self.init(owner: owner, until: until)
    }
}
