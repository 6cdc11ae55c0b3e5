extension Schema {
    /// The index of pictures, whose bytes are in files beside the cache file.
    static let images = """
        CREATE TABLE image(
            id INTEGER PRIMARY KEY,
            key TEXT NOT NULL UNIQUE,
            path TEXT NOT NULL,
            name TEXT NOT NULL,
            validator TEXT,
            saved_at INTEGER NOT NULL,
            valid_until INTEGER NOT NULL,
            bytes INTEGER NOT NULL,
            checksum INTEGER NOT NULL,
            last_used INTEGER NOT NULL);
        CREATE INDEX image_by_use ON image(last_used, bytes);
        """
}
