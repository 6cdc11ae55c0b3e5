/// The full-text index when a cache file is migrated to its eighth version: it has the columns of each word, and no positions.
///
/// It is part of a migration, so it does not change with the code that writes the index today. It looks for the index in the file, because
/// a file may have been created by an SQLite without full-text search.
struct TitleWordsByColumn {
    let handle: SQLiteHandle

    /// Creates the index again from the titles, if there is one.
    func rebuild() throws(StoreFailure) {
        guard try handle.number("SELECT count(*) FROM sqlite_schema WHERE name = 'title_words'") > 0 else { return }
        try handle.execute(
            """
            DROP TABLE title_words;
            CREATE VIRTUAL TABLE title_words USING fts5(
                title, original_title, overview,
                content = 'title', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2', detail = 'column');
            INSERT INTO title_words(title_words) VALUES('rebuild');
            """)
    }
}
