extension Schema {
    /// The items that are kept on purpose, and the paths of their pictures. A kept answer or picture is one of the latest use.
    static let kept = """
        CREATE TABLE kept(
            request TEXT NOT NULL,
            kind TEXT NOT NULL,
            media_id INTEGER NOT NULL,
            state INTEGER NOT NULL DEFAULT 0,
            checked_at INTEGER NOT NULL DEFAULT 0,
            reason TEXT,
            PRIMARY KEY(request, kind, media_id)) WITHOUT ROWID;
        CREATE INDEX kept_by_subject ON kept(media_id, kind);
        CREATE TABLE kept_picture(
            path TEXT NOT NULL,
            kind TEXT NOT NULL,
            media_id INTEGER NOT NULL,
            PRIMARY KEY(path, kind, media_id)) WITHOUT ROWID;
        CREATE INDEX kept_picture_by_subject ON kept_picture(media_id, kind);
        CREATE INDEX snapshot_kept ON snapshot(bytes) WHERE last_used = 4611686018427387904;
        CREATE INDEX image_kept ON image(bytes) WHERE last_used = 4611686018427387904;
        """
}
