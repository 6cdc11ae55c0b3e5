extension PostgreSQLSchema {
    /// The rates that machines share, each a row. The table is empty after a crash of the server and on one that takes over, which costs one
    /// burst: a row that is not logged is changed without a wait for the disk.
    ///
    /// `due` is when the bucket of a rate is full again, in microseconds of the server's clock. `leased_at` and `permits` are the last lease.
    static let rates = """
        CREATE UNLOGGED TABLE shared_rate(
            name text PRIMARY KEY,
            due bigint NOT NULL,
            leased_at bigint NOT NULL,
            permits bigint NOT NULL) WITH (fillfactor = 50);
        """
}
