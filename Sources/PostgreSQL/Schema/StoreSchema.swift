extension PostgreSQLSchema {
    /// The version of the tables. From here on, the column `version` is the oldest version whose programs can use them, because programs of
    /// the first versions refuse tables with a higher one than their own.
    static let readableVersions = """
        ALTER TABLE store ADD COLUMN newest bigint;
        UPDATE store SET newest = version;

        """

    /// The version of the tables, the number of the last transaction of each connection, and the time of the store: no other clock counts.
    static let store = """
        CREATE TABLE store(
            id bigint PRIMARY KEY CHECK (id = 1),
            version bigint NOT NULL,
            identity text NOT NULL);
        INSERT INTO store VALUES(1, 0, gen_random_uuid()::text);
        CREATE TABLE writer(
            id bigint PRIMARY KEY,
            transactions bigint NOT NULL,
            used_at bigint NOT NULL) WITH (fillfactor = 50);
        CREATE FUNCTION marquee_now() RETURNS bigint LANGUAGE sql VOLATILE AS
            'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint';
        """
}
