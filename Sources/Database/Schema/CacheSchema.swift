extension Schema {
    /// `cache.sqlite`: the cached server answers. Bodies have a table of their own, so that the other values of a snapshot are cheap to
    /// change.
    static func cache(for engine: Engine) -> Schema {
        Schema(
            applicationID: 0x4D51_5243,
            migrations: [
                Migration(snapshots + titles + (engine.hasFTS5 ? titleWords : "")),
                Migration(prefixes),
                // The fourth step removes all titles, so the third writes no prefixes of them.
                Migration(starts),
                Migration(flaggedTitles) { (handle) throws(StoreFailure) in try EmptiedTitleWords(handle: handle).removeAll() },
                Migration(images, isAdditive: true),
                Migration(isAdditive: true) { (handle) throws(StoreFailure) in try RefoldedTitles(handle: handle).saveAll() },
                Migration(ratedTitles, isAdditive: true),
                Migration(keyedStarts, isAdditive: true) { (handle) throws(StoreFailure) in
                    try TitleWordsByColumn(handle: handle).rebuild()
                },
                Migration(kept, isAdditive: true),
            ])
    }

    private static let snapshots = """
        CREATE TABLE snapshot(
            id INTEGER PRIMARY KEY,
            key TEXT NOT NULL UNIQUE,
            server TEXT NOT NULL,
            operation TEXT NOT NULL,
            subject_kind TEXT,
            subject_id INTEGER,
            arguments TEXT NOT NULL,
            language TEXT NOT NULL,
            fallback_languages TEXT NOT NULL,
            region TEXT,
            adult INTEGER NOT NULL,
            tenant INTEGER,
            validator TEXT,
            saved_at INTEGER NOT NULL,
            valid_until INTEGER NOT NULL,
            bytes INTEGER NOT NULL,
            checksum INTEGER NOT NULL,
            last_used INTEGER NOT NULL);
        CREATE INDEX snapshot_by_use ON snapshot(last_used);
        CREATE INDEX snapshot_by_subject ON snapshot(subject_id, subject_kind) WHERE subject_id IS NOT NULL;
        CREATE INDEX snapshot_by_tenant ON snapshot(tenant) WHERE tenant IS NOT NULL;
        CREATE TABLE body(id INTEGER PRIMARY KEY, content BLOB NOT NULL);
        CREATE TRIGGER snapshot_gone AFTER DELETE ON snapshot BEGIN DELETE FROM body WHERE id = old.id; END;
        CREATE TABLE companion(only INTEGER PRIMARY KEY CHECK (only = 1), identity TEXT NOT NULL);
        """

    private static let titles = """
        CREATE TABLE title(
            id INTEGER PRIMARY KEY,
            server TEXT NOT NULL,
            kind TEXT NOT NULL,
            media_id INTEGER NOT NULL,
            language TEXT NOT NULL,
            title TEXT NOT NULL,
            original_title TEXT NOT NULL,
            overview TEXT NOT NULL,
            released TEXT,
            popularity REAL NOT NULL,
            poster TEXT,
            folded TEXT NOT NULL,
            checksum INTEGER NOT NULL,
            seen_at INTEGER NOT NULL,
            UNIQUE(media_id, kind, language, server));
        CREATE INDEX title_by_sight ON title(seen_at);
        """

    private static let prefixes = """
        CREATE TABLE title_prefix(
            prefix TEXT NOT NULL,
            server TEXT NOT NULL,
            language TEXT NOT NULL,
            fame REAL NOT NULL,
            title INTEGER NOT NULL REFERENCES title(id) ON DELETE CASCADE,
            PRIMARY KEY(prefix, server, language, fame, title)) WITHOUT ROWID;
        CREATE INDEX title_prefix_by_title ON title_prefix(title);
        """

    private static let starts = """
        DROP TABLE title_prefix;
        DROP TRIGGER IF EXISTS title_added;
        DROP TRIGGER IF EXISTS title_changed;
        CREATE TABLE title_shelf(id INTEGER PRIMARY KEY, server TEXT NOT NULL, language TEXT NOT NULL, UNIQUE(server, language));
        CREATE TABLE title_start(
            shelf INTEGER NOT NULL,
            fame INTEGER NOT NULL,
            start TEXT NOT NULL,
            title INTEGER NOT NULL,
            PRIMARY KEY(shelf, fame, start, title)) WITHOUT ROWID;
        CREATE INDEX title_start_by_title ON title_start(title);
        CREATE TRIGGER title_start_gone AFTER DELETE ON title BEGIN DELETE FROM title_start WHERE title = old.id; END;
        """

    // The index holds no copy of the texts; each change needs the old and the new ones.
    private static let titleWords = """
        CREATE VIRTUAL TABLE title_words USING fts5(
            title, original_title, overview,
            content = 'title', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2');
        CREATE TRIGGER title_added AFTER INSERT ON title BEGIN
            INSERT INTO title_words(rowid, title, original_title, overview)
            VALUES(new.id, new.title, new.original_title, new.overview);
        END;
        CREATE TRIGGER title_changed AFTER UPDATE OF title, original_title, overview ON title BEGIN
            INSERT INTO title_words(title_words, rowid, title, original_title, overview)
            VALUES('delete', old.id, old.title, old.original_title, old.overview);
            INSERT INTO title_words(rowid, title, original_title, overview)
            VALUES(new.id, new.title, new.original_title, new.overview);
        END;
        CREATE TRIGGER title_gone AFTER DELETE ON title BEGIN
            INSERT INTO title_words(title_words, rowid, title, original_title, overview)
            VALUES('delete', old.id, old.title, old.original_title, old.overview);
        END;
        """
}
