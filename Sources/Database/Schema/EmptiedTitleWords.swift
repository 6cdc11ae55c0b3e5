/// The full-text index when a cache file is migrated to its fourth version, which has no titles at first.
///
/// It is part of a migration, so it does not change with the code that writes the index today. It looks for the index in the file, because
/// a file may have been created by an SQLite without full-text search.
struct EmptiedTitleWords {
    let handle: SQLiteHandle

    /// Empties the index if there is one, and lets it follow the new table.
    func removeAll() throws(StoreFailure) {
        guard try handle.number("SELECT count(*) FROM sqlite_schema WHERE name = 'title_words'") > 0 else { return }
        try handle.execute(
            """
            INSERT INTO title_words(title_words) VALUES('delete-all');
            CREATE TRIGGER title_gone AFTER DELETE ON title BEGIN
                INSERT INTO title_words(title_words, rowid, title, original_title, overview)
                VALUES('delete', old.id, old.title, old.original_title, old.overview);
            END;
            """)
    }
}
