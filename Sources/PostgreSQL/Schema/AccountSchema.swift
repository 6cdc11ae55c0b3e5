extension PostgreSQLSchema {
    /// Accounts and guests, with their sessions. No account is a current one: that is an idea of devices.
    static let accounts = """
        CREATE TABLE account(
            id bigint PRIMARY KEY,
            server text NOT NULL,
            kind text NOT NULL CHECK (kind IN ('account', 'guest')),
            account_id bigint,
            object_id text,
            username text NOT NULL,
            session bytea,
            user_token bytea,
            state text NOT NULL CHECK (state IN ('active', 'revoked', 'signedOut')),
            generation bigint NOT NULL,
            signed_in_at bigint NOT NULL,
            expires_at bigint,
            version bigint NOT NULL,
            UNIQUE(server, account_id)) WITH (fillfactor = 80);
        """
}
