extension Schema {
    /// The sessions, the server's known marks of each account, and the changes not yet sent.
    ///
    /// Every row names its account. There are no foreign keys: a row whose account was lost to damage should be preserved. The id of each
    /// account is also stored in a table of its own, so that such rows can be found again. The order of its columns makes sure that none of
    /// its rows looks like a row of another table.
    static let library = """
        CREATE TABLE account(
            id INTEGER PRIMARY KEY,
            server TEXT NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('account', 'guest')),
            account_id INTEGER,
            object_id TEXT,
            username TEXT NOT NULL,
            session TEXT,
            user_token TEXT,
            state TEXT NOT NULL CHECK (state IN ('active', 'revoked', 'signedOut')),
            generation INTEGER NOT NULL,
            signed_in_at INTEGER NOT NULL,
            expires_at INTEGER,
            is_current INTEGER NOT NULL,
            last_used INTEGER NOT NULL,
            version INTEGER NOT NULL,
            UNIQUE(server, account_id));
        CREATE INDEX account_by_use ON account(server, last_used);
        CREATE INDEX account_current ON account(server, last_used) WHERE is_current = 1;
        CREATE TABLE tenant(
            id INTEGER PRIMARY KEY,
            account_id INTEGER NOT NULL,
            server TEXT NOT NULL,
            UNIQUE(server, account_id));
        CREATE TABLE mark(
            id INTEGER PRIMARY KEY,
            account INTEGER NOT NULL,
            shelf TEXT NOT NULL,
            media_id INTEGER NOT NULL,
            season INTEGER NOT NULL,
            episode INTEGER NOT NULL,
            value INTEGER NOT NULL CHECK (value BETWEEN 0 AND 20),
            learned INTEGER NOT NULL,
            place INTEGER NOT NULL,
            rank INTEGER NOT NULL,
            arrived_at INTEGER,
            position INTEGER NOT NULL,
            UNIQUE(account, shelf, media_id, season, episode),
            CHECK (+shelf IN ('favoriteMovies', 'favoriteTV', 'watchlistMovies', 'watchlistTV', 'ratedMovies', 'ratedTV', 'ratedEpisodes') \
        AND media_id > 0 AND season >= 0 AND episode >= 0 AND (shelf = 'ratedEpisodes' OR season + episode = 0)));
        CREATE TABLE outbox(
            id INTEGER PRIMARY KEY,
            account INTEGER NOT NULL,
            shelf TEXT NOT NULL,
            media_id INTEGER NOT NULL,
            season INTEGER NOT NULL,
            episode INTEGER NOT NULL,
            value INTEGER NOT NULL CHECK (value BETWEEN 0 AND 20),
            before INTEGER CHECK (before BETWEEN 0 AND 20),
            revision INTEGER NOT NULL,
            position INTEGER NOT NULL,
            changed_at INTEGER NOT NULL,
            was_sent INTEGER NOT NULL,
            attempts INTEGER NOT NULL,
            not_before INTEGER,
            longest_wait INTEGER NOT NULL,
            lease_owner TEXT,
            lease_until INTEGER,
            lease_duration INTEGER NOT NULL,
            refusal_code TEXT,
            refusal_key TEXT,
            refusal_text TEXT,
            refusal_operation TEXT,
            refusal_status INTEGER,
            refusal_tmdb_code INTEGER,
            refusal_retry_after INTEGER,
            UNIQUE(account, shelf, media_id, season, episode),
            CHECK (+shelf IN ('favoriteMovies', 'favoriteTV', 'watchlistMovies', 'watchlistTV', 'ratedMovies', 'ratedTV', 'ratedEpisodes') \
        AND media_id > 0 AND season >= 0 AND episode >= 0 AND (shelf = 'ratedEpisodes' OR season + episode = 0)));
        CREATE INDEX outbox_to_send ON outbox(account, position) WHERE refusal_code IS NULL;
        CREATE TABLE shelf(
            id INTEGER PRIMARY KEY,
            account INTEGER NOT NULL,
            name TEXT NOT NULL CHECK (name IN \
        ('favoriteMovies', 'favoriteTV', 'watchlistMovies', 'watchlistTV', 'ratedMovies', 'ratedTV', 'ratedEpisodes')),
            pulled INTEGER NOT NULL,
            UNIQUE(account, name));
        """

    /// The random number of the last change of an account's marks, so that two states with one version differ. Earlier versions do not
    /// write it.
    static let writers = "ALTER TABLE account ADD COLUMN writer INTEGER NOT NULL DEFAULT 0;"

    /// When a row of the outbox may be sent, and from when on that holds: before, the system clock was changed.
    static let outboxTimes = """
        CREATE INDEX outbox_due ON outbox(
            max(0, ifnull(CAST(lease_until AS INTEGER), 0), ifnull(CAST(not_before AS INTEGER), 0)), account) WHERE refusal_code IS NULL;
        CREATE INDEX outbox_since ON outbox(
            max(0, ifnull(CAST(lease_until AS INTEGER) - 2 * lease_duration, 0), ifnull(CAST(not_before AS INTEGER) - 2 * longest_wait, 0)))
            WHERE refusal_code IS NULL;
        """

    /// Since when a change cannot be sent: its account has no active session, or the server rejected it. Such changes are in no index of
    /// due changes. Those of earlier versions begin now.
    static let suspensions = """
        ALTER TABLE outbox ADD COLUMN suspended_at INTEGER DEFAULT NULL;
        ALTER TABLE outbox ADD COLUMN rejected_at INTEGER DEFAULT NULL;
        UPDATE outbox SET suspended_at = CAST(strftime('%s', 'now') AS INTEGER) * 1000
            WHERE NOT EXISTS (SELECT 1 FROM account WHERE account.id = outbox.account AND state = 'active');
        UPDATE outbox SET rejected_at = CAST(strftime('%s', 'now') AS INTEGER) * 1000 WHERE refusal_code IS NOT NULL;
        DROP INDEX outbox_due;
        DROP INDEX outbox_since;
        CREATE INDEX outbox_due ON outbox(
            max(0, ifnull(CAST(lease_until AS INTEGER), 0), ifnull(CAST(not_before AS INTEGER), 0)), account)
            WHERE refusal_code IS NULL AND suspended_at IS NULL;
        CREATE INDEX outbox_since ON outbox(
            max(0, ifnull(CAST(lease_until AS INTEGER) - 2 * lease_duration, 0), ifnull(CAST(not_before AS INTEGER) - 2 * longest_wait, 0)))
            WHERE refusal_code IS NULL AND suspended_at IS NULL;
        CREATE INDEX outbox_kept ON outbox(
            max(ifnull(CAST(suspended_at AS INTEGER), 0), ifnull(CAST(rejected_at AS INTEGER), 0)))
            WHERE suspended_at IS NOT NULL OR rejected_at IS NOT NULL;
        """

    /// The changes of each state, to count them, and to find the oldest one that is pending. SQLite looks at the columns of a condition, so
    /// they are in the index too.
    static let outboxCounts = """
        CREATE INDEX outbox_age ON outbox(changed_at, refusal_code, suspended_at) WHERE refusal_code IS NULL AND suspended_at IS NULL;
        CREATE INDEX outbox_rejected ON outbox(rejected_at, refusal_code) WHERE refusal_code IS NOT NULL;
        CREATE INDEX outbox_suspended ON outbox(suspended_at, refusal_code) WHERE refusal_code IS NULL AND suspended_at IS NOT NULL;
        """
}
