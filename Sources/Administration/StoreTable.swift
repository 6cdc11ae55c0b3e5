package import MarqueeData

/// A table that is moved from one store to another, with the columns that all engines have.
package struct StoreTable: Sendable {
    /// A column, and the values that it may hold.
    package struct Column: Sendable, Hashable {
        package let name: String
        package let kind: ColumnKind
        /// Whether it may hold NULL, or be missing in a line.
        var isOptional = false
        /// Whether it is a secret: a line has its bytes in hexadecimal digits.
        var isSecret = false

        package static func integer(_ name: String, isOptional: Bool = false) -> Column {
            Column(name: name, kind: .integer, isOptional: isOptional)
        }

        static func text(_ name: String, isOptional: Bool = false) -> Column {
            Column(name: name, kind: .text, isOptional: isOptional)
        }

        static func secret(_ name: String) -> Column { Column(name: name, kind: .text, isOptional: true, isSecret: true) }
    }

    package let name: String
    let columns: [Column]

    /// The columns that a device has and a service has not.
    private static let ofDevices: [Column] = [.integer("is_current", isOptional: true), .integer("last_used", isOptional: true)]

    static let accounts = StoreTable(
        name: "account",
        columns: [
            .integer("id"), .text("server"), .text("kind"), .integer("account_id", isOptional: true),
            .text("object_id", isOptional: true), .text("username"), .secret("session"), .secret("user_token"), .text("state"),
            .integer("generation"), .integer("signed_in_at"), .integer("expires_at", isOptional: true), .integer("version"),
            .integer("writer"),
        ])

    static let marks = StoreTable(KnownMark.columns, optional: ["arrived_at"])
    static let outbox = StoreTable(
        StoredOutboxEntry.columns,
        optional: [
            "before", "not_before", "lease_owner", "lease_until", "refusal_code", "refusal_key", "refusal_text", "refusal_operation",
            "refusal_status", "refusal_tmdb_code", "refusal_retry_after", "suspended_at", "rejected_at",
        ])
    static let shelves = StoreTable(name: "shelf", columns: [.integer("account"), .text("name"), .integer("pulled")])
    static let searches = StoreTable(
        name: "recent_search", columns: [.integer("account"), .text("folded"), .text("text"), .integer("searched_at")])

    /// The tables whose rows belong to an account.
    package static let ofAccounts = [marks, outbox, shelves, searches]
    static let all = [accounts] + ofAccounts

    /// The names that a line of the table may have.
    var knownColumns: [Column] { name == Self.accounts.name ? columns + Self.ofDevices : columns }

    private init(name: String, columns: [Column]) { (self.name, self.columns) = (name, columns) }

    private init<Content>(_ columns: MarkColumns<Content>, optional: Set<String>) {
        name = columns.table
        self.columns = columns.all.map { Column(name: $0.name, kind: $0.kind, isOptional: optional.contains($0.name)) }
    }
}
