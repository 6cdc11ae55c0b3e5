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

    /// Since when a change cannot be sent: its account has no active session, or the server rejected it. Such changes are in no index of
    /// due changes. Those of earlier versions begin now.
    ///
    /// A trigger keeps the first of the two with the state of the account, because a process of the earlier version may still run.
    static let suspensions = """
        ALTER TABLE outbox ADD COLUMN suspended_at bigint, ADD COLUMN rejected_at bigint;
        UPDATE outbox SET suspended_at = marquee_now()
            WHERE NOT EXISTS (SELECT 1 FROM account WHERE account.id = outbox.account AND state = 'active');
        UPDATE outbox SET rejected_at = marquee_now() WHERE refusal_code IS NOT NULL;
        DROP INDEX outbox_due;
        DROP INDEX outbox_since;
        CREATE INDEX outbox_due ON outbox(greatest(0, lease_until, not_before), account)
            WHERE refusal_code IS NULL AND suspended_at IS NULL;
        CREATE INDEX outbox_since ON outbox(greatest(0, lease_until - 2 * lease_duration, not_before - 2 * longest_wait))
            WHERE refusal_code IS NULL AND suspended_at IS NULL;
        CREATE INDEX outbox_kept ON outbox(greatest(suspended_at, rejected_at))
            WHERE suspended_at IS NOT NULL OR rejected_at IS NOT NULL;
        CREATE FUNCTION marquee_suspend() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS '
            BEGIN
                UPDATE outbox SET suspended_at = CASE WHEN NEW.state <> ''active'' THEN marquee_now() END
                    WHERE account = NEW.id AND (suspended_at IS NULL) = (NEW.state <> ''active'');
                RETURN NULL;
            END';
        CREATE TRIGGER marquee_suspend AFTER UPDATE OF state ON account FOR EACH ROW
            WHEN ((OLD.state = 'active') <> (NEW.state = 'active')) EXECUTE FUNCTION marquee_suspend();
        """

    /// The changes of each state, to count them, and to find the oldest one that is pending.
    static let outboxCounts = """
        CREATE INDEX outbox_age ON outbox(changed_at) WHERE refusal_code IS NULL AND suspended_at IS NULL;
        CREATE INDEX outbox_rejected ON outbox(rejected_at) WHERE refusal_code IS NOT NULL;
        CREATE INDEX outbox_suspended ON outbox(suspended_at) WHERE refusal_code IS NULL AND suspended_at IS NOT NULL;
        """

    /// A change of a waiting entry is written beside its old row, without an entry in any index, if the row has space for it in its page and
    /// no column of an index differs. Its position and its time always differ, so the indexes have them roughly. An entry without a lease and
    /// without a wait is not in the index of clocks that were set back.
    static let shortUpdates = """
        ALTER TABLE outbox SET (fillfactor = 50);
        ALTER TABLE outbox
            ADD COLUMN position_group bigint NOT NULL GENERATED ALWAYS AS (position / 64) STORED,
            ADD COLUMN changed_minute bigint NOT NULL GENERATED ALWAYS AS (changed_at / 60000) STORED;
        DROP INDEX outbox_to_send;
        DROP INDEX outbox_age;
        DROP INDEX outbox_since;
        CREATE INDEX outbox_to_send ON outbox(account, position_group) WHERE refusal_code IS NULL;
        CREATE INDEX outbox_age ON outbox(changed_minute) WHERE refusal_code IS NULL AND suspended_at IS NULL;
        CREATE INDEX outbox_since ON outbox(greatest(0, lease_until - 2 * lease_duration, not_before - 2 * longest_wait))
            WHERE refusal_code IS NULL AND suspended_at IS NULL AND (lease_until IS NOT NULL OR not_before IS NOT NULL);
        """
}
