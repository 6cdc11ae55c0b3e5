extension PostgreSQLSchema {
    /// The version of the tables, and the time of the store: no other clock counts.
    static let store = """
        CREATE TABLE store(
            id bigint PRIMARY KEY CHECK (id = 1),
            version bigint NOT NULL,
            identity text NOT NULL);
        INSERT INTO store VALUES(1, 0, gen_random_uuid()::text);
        CREATE FUNCTION marquee_now() RETURNS bigint LANGUAGE sql VOLATILE AS
            'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint';
        """
}
