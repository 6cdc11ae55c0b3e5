extension PostgreSQLSchema {
    /// Answers that machines share, and the machines that ask for one now. Both tables are empty after a crash of the server, and on a
    /// server that takes over: tables that are not logged are written faster, and all of the answers can be asked for again.
    static let snapshots = """
        CREATE UNLOGGED TABLE snapshot(
            id bytea PRIMARY KEY,
            key text NOT NULL,
            subject_kind text,
            subject_id bigint,
            body bytea NOT NULL,
            bytes bigint NOT NULL,
            validator text,
            saved_at bigint NOT NULL,
            valid_until bigint NOT NULL);
        CREATE INDEX snapshot_by_subject ON snapshot(subject_id, subject_kind);
        CREATE INDEX snapshot_by_age ON snapshot(saved_at, bytes);
        CREATE UNLOGGED TABLE claim(
            id bytea PRIMARY KEY,
            owner text NOT NULL,
            ends_at bigint NOT NULL);
        CREATE INDEX claim_by_end ON claim(ends_at);
        """
}
