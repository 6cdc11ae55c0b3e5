extension Schema {
    /// Titles say whether they are for adults only. The rows of earlier versions do not say it, so none of them is kept; a title is there
    /// again as soon as an answer contains it.
    static let flaggedTitles = """
        DROP TABLE title;
        DELETE FROM title_start;
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
            adult INTEGER NOT NULL,
            video INTEGER NOT NULL,
            folded TEXT NOT NULL,
            checksum INTEGER NOT NULL,
            seen_at INTEGER NOT NULL,
            UNIQUE(media_id, kind, language, server));
        CREATE INDEX title_by_sight ON title(seen_at);
        CREATE TRIGGER title_start_gone AFTER DELETE ON title BEGIN DELETE FROM title_start WHERE title = old.id; END;
        """

    /// Titles have the ratings that a list shows. Rows of earlier versions have them as soon as an answer contains the titles.
    static let ratedTitles = """
        ALTER TABLE title ADD COLUMN vote_average REAL NOT NULL DEFAULT 0;
        ALTER TABLE title ADD COLUMN vote_count INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE title ADD COLUMN backdrop TEXT;
        ALTER TABLE title ADD COLUMN genres TEXT NOT NULL DEFAULT '';
        """

    /// The prefixes of a title are found by what they are made of, so they need no index by title. A snapshot has the titles in it that came
    /// without an overview, so that their texts can be read with it; of a row of an earlier version they are unknown.
    static let keyedStarts = """
        DROP TRIGGER title_start_gone;
        DROP INDEX title_start_by_title;
        ALTER TABLE snapshot ADD COLUMN lacking TEXT;
        """
}
