extension Schema {
    /// Recent searches belong to an account. Rows of the earlier version have no account and get 0, the device.
    ///
    /// The column is the last one and has a default, so that a row of the earlier version is recognized by its shape if the header of a
    /// file is lost. The code that writes rows makes sure that each text is there once: as a rule of the table, it would let a damaged row
    /// displace a good one.
    static let searchesByAccount = """
        ALTER TABLE recent_search RENAME TO older_search;
        CREATE TABLE recent_search(
            id INTEGER PRIMARY KEY,
            folded TEXT NOT NULL,
            text TEXT NOT NULL,
            searched_at INTEGER NOT NULL,
            account INTEGER NOT NULL DEFAULT 0);
        CREATE INDEX recent_search_by_text ON recent_search(account, folded);
        INSERT INTO recent_search(id, folded, text, searched_at) SELECT id, folded, text, searched_at FROM older_search;
        DROP TABLE older_search;
        """
}
