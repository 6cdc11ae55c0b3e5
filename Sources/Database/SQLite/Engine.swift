import CSQLite

/// What the SQLite at hand can do.
struct Engine: Sendable {
    /// Whether it has full-text search; without it, titles are searched by scanning.
    var hasFTS5: Bool

    /// The engine that this program is linked with.
    static let linked = Engine(hasFTS5: sqlite3_compileoption_used("ENABLE_FTS5") != 0)
}
