extension PostgreSQLSchema {
    /// The server's known marks of each account, and the changes not yet sent. Every change of them locks the row of the account first.
    static let library = """
        CREATE TABLE mark(
            account bigint NOT NULL,
            shelf text NOT NULL CHECK (shelf IN \
        ('favoriteMovies', 'favoriteTV', 'watchlistMovies', 'watchlistTV', 'ratedMovies', 'ratedTV', 'ratedEpisodes')),
            media_id bigint NOT NULL CHECK (media_id > 0),
            season bigint NOT NULL CHECK (season >= 0),
            episode bigint NOT NULL CHECK (episode >= 0),
            value bigint NOT NULL CHECK (value BETWEEN 0 AND 20),
            learned bigint NOT NULL,
            place bigint NOT NULL,
            rank bigint NOT NULL,
            arrived_at bigint,
            position bigint NOT NULL,
            PRIMARY KEY(account, shelf, media_id, season, episode)) WITH (fillfactor = 80);
        CREATE TABLE outbox(
            account bigint NOT NULL,
            shelf text NOT NULL CHECK (shelf IN \
        ('favoriteMovies', 'favoriteTV', 'watchlistMovies', 'watchlistTV', 'ratedMovies', 'ratedTV', 'ratedEpisodes')),
            media_id bigint NOT NULL CHECK (media_id > 0),
            season bigint NOT NULL CHECK (season >= 0),
            episode bigint NOT NULL CHECK (episode >= 0),
            value bigint NOT NULL CHECK (value BETWEEN 0 AND 20),
            before bigint CHECK (before BETWEEN 0 AND 20),
            revision bigint NOT NULL,
            position bigint NOT NULL,
            changed_at bigint NOT NULL,
            was_sent bigint NOT NULL,
            attempts bigint NOT NULL,
            not_before bigint,
            longest_wait bigint NOT NULL,
            lease_owner text,
            lease_until bigint,
            lease_duration bigint NOT NULL,
            refusal_code text,
            refusal_key text,
            refusal_text text,
            refusal_operation text,
            refusal_status bigint,
            refusal_tmdb_code bigint,
            refusal_retry_after bigint,
            PRIMARY KEY(account, shelf, media_id, season, episode)) WITH (fillfactor = 80);
        CREATE INDEX outbox_to_send ON outbox(account, position) WHERE refusal_code IS NULL;
        CREATE INDEX outbox_due ON outbox(greatest(0, lease_until, not_before), account) WHERE refusal_code IS NULL;
        CREATE INDEX outbox_since ON outbox(greatest(0, lease_until - 2 * lease_duration, not_before - 2 * longest_wait))
            WHERE refusal_code IS NULL;
        CREATE TABLE shelf(
            account bigint NOT NULL,
            name text NOT NULL CHECK (name IN \
        ('favoriteMovies', 'favoriteTV', 'watchlistMovies', 'watchlistTV', 'ratedMovies', 'ratedTV', 'ratedEpisodes')),
            pulled bigint NOT NULL,
            PRIMARY KEY(account, name));
        """
}
