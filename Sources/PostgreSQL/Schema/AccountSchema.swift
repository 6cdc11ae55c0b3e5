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

    /// The random number of the last change of an account's marks, so that two states with one version differ. A trigger writes it for
    /// processes of the earlier version, which do not.
    static let writers = """
        ALTER TABLE account ADD COLUMN writer bigint NOT NULL DEFAULT 0;
        ALTER TABLE account ALTER COLUMN writer SET DEFAULT (random() * 9007199254740990)::bigint + 1;
        CREATE FUNCTION marquee_draw() RETURNS trigger LANGUAGE plpgsql AS '
            BEGIN
                NEW.writer = (random() * 9007199254740990)::bigint + 1;
                RETURN NEW;
            END';
        CREATE TRIGGER marquee_draw BEFORE UPDATE OF version ON account FOR EACH ROW
            WHEN (NEW.version <> OLD.version AND NEW.writer = OLD.writer) EXECUTE FUNCTION marquee_draw();
        """
}
