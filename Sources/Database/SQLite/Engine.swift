import MarqueeCSQLite

/// The features of the linked SQLite.
struct Engine: Sendable {
    /// Whether it has full-text search; without it, titles are searched by scanning.
    var hasFTS5: Bool

    /// The SQLite that this program is linked with.
    static let linked = Engine(hasFTS5: sqlite3_compileoption_used("ENABLE_FTS5") != 0)
}
