extension Schema {
    /// `user.sqlite`: the user's data. Every table has a rowid, which the salvage of a damaged file needs.
    static let user = Schema(
        applicationID: 0x4D51_5255,
        migrations: [
            Migration(
                """
                CREATE TABLE store(
                    only INTEGER PRIMARY KEY CHECK (only = 1),
                    identity TEXT NOT NULL,
                    created_at INTEGER NOT NULL);
                INSERT INTO store VALUES(1, lower(hex(randomblob(16))), CAST(strftime('%s', 'now') AS INTEGER) * 1000);
                """),
            Migration(
                """
                CREATE TABLE recent_search(
                    id INTEGER PRIMARY KEY,
                    folded TEXT NOT NULL UNIQUE,
                    text TEXT NOT NULL,
                    searched_at INTEGER NOT NULL);
                """),
            Migration(searchesByAccount + library),
            Migration(outboxTimes, isAdditive: true),
            Migration(suspensions, isAdditive: true),
            Migration(writers, isAdditive: true),
            Migration(outboxCounts, isAdditive: true),
        ])
}
