extension Schema {
    /// Recent searches belong to an account. Those of the version before, which name none, are nobody's, which is 0.
    ///
    /// The column stands last and has a default, so that a row of the version before is told by its shape where the header of a file is
    /// lost. That each text is there once is seen to by who writes it: were it a rule of the table, a damaged row could displace a good one.
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
