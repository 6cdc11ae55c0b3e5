import MarqueeData

extension PostgreSQLHandle {
    /// Every statement is to find its rows by an index and in its order, whatever the server guesses of tables that it has not analyzed
    /// yet.
    private static let plans = """
        SET enable_seqscan = off; SET enable_bitmapscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off; SET jit = off;
        SET plan_cache_mode = force_generic_plan
        """

    /// Applies the settings of all statements of the connection.
    ///
    /// Names without a schema are those of the store's own, and never those of temporary tables. A commit waits for the disk, whatever the
    /// server's setting is: an acknowledged change is durable.
    func apply(_ settings: ConnectionSettings) throws(PostgreSQLFailure) {
        // The role's own path may lead to functions and operators of another user: until it is replaced, every name has its schema.
        _ = try first(
            "SELECT true, pg_catalog.set_config('search_path', $1, false)", [.text("\(settings.schema.name), pg_temp")]
        ) { (row) throws(PostgreSQLFailure) in try row.flag(0) }
        let (isUnicode, isUsable) =
            try first(
                """
                SELECT current_setting('server_encoding') = 'UTF8',
                    set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false),
                    set_config('idle_in_transaction_session_timeout', $1, false),
                    set_config('default_transaction_isolation', 'read committed', false),
                    set_config('synchronous_commit', coalesce(nullif(current_setting('synchronous_commit'), 'off'), 'on'), false),
                    -- Without this right, every table would be missing. A schema that is not there is created later.
                    coalesce((SELECT has_schema_privilege(oid, 'USAGE') FROM pg_namespace WHERE nspname = $3), true)
                """,
                [
                    .text("\(settings.serverLimit.milliseconds)ms"),
                    .text("\((settings.lockLimit ?? settings.serverLimit).milliseconds)ms"), .text(settings.schema.name),
                ]
            ) { (row) throws(PostgreSQLFailure) in (try row.flag(0), try row.flag(6)) } ?? (false, false)
        guard isUnicode else { throw .encoding }
        guard isUsable else { throw .forbidden }
        try execute(Self.plans)
    }
}
