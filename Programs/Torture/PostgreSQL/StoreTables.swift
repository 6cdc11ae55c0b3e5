import Foundation

/// The tables of a place on a server: with a clock of the store that scenarios set, with a note of every lease, and with a pause in each
/// commit, so that many crashes come in the middle of one.
struct StoreTables: Sendable {
    let connection: String
    let schema: String

    /// Adds all that to the tables.
    func prepare() async throws {
        try await ask(
            """
            CREATE TABLE IF NOT EXISTS \(schema).torture_clock(id int PRIMARY KEY, start float8, speed float8, later float8);
            INSERT INTO \(schema).torture_clock VALUES(1, 0, 1, 0) ON CONFLICT DO NOTHING;
            CREATE OR REPLACE FUNCTION \(schema).marquee_now() RETURNS bigint LANGUAGE sql VOLATILE AS $$
                SELECT (start + (extract(epoch FROM clock_timestamp()) * 1000 - start) * speed + later)::bigint
                FROM \(schema).torture_clock $$;
            CREATE TABLE IF NOT EXISTS \(schema).torture_lease(slot text, is_second boolean);
            CREATE OR REPLACE FUNCTION \(schema).torture_note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
                INSERT INTO \(schema).torture_lease VALUES(
                    concat_ws(' ', NEW.account, NEW.shelf, NEW.media_id, NEW.season, NEW.episode),
                    OLD.lease_owner IS NOT NULL AND OLD.lease_until > \(schema).marquee_now());
                RETURN NULL;
            END $$;
            DROP TRIGGER IF EXISTS torture_note ON \(schema).outbox;
            CREATE TRIGGER torture_note AFTER UPDATE ON \(schema).outbox FOR EACH ROW
                WHEN (NEW.lease_owner IS NOT NULL AND (NEW.lease_owner, NEW.lease_until) IS DISTINCT FROM (OLD.lease_owner, OLD.lease_until))
                EXECUTE FUNCTION \(schema).torture_note();
            CREATE OR REPLACE FUNCTION \(schema).torture_pause() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
                PERFORM pg_sleep(0.0005);
                RETURN NULL;
            END $$;
            DROP TRIGGER IF EXISTS torture_pause ON \(schema).writer;
            CREATE CONSTRAINT TRIGGER torture_pause AFTER INSERT OR UPDATE ON \(schema).writer DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
                EXECUTE FUNCTION \(schema).torture_pause();
            """)
    }

    /// Sets the clock of the store: it goes at a speed from a moment on, and is later by some seconds.
    func setClock(from start: Date = Date(), speed: Double, later: TimeInterval = 0) async throws {
        try await ask(
            """
            UPDATE \(schema).torture_clock SET start = \(start.timeIntervalSince1970 * 1_000), speed = \(speed), later = \(later * 1_000)
            """)
    }

    /// The time by the clock of the store, in milliseconds.
    func now() async throws -> Int { Int(try await ask("SELECT \(schema).marquee_now()").first ?? "") ?? 0 }

    /// When the last lease ends, in milliseconds.
    func lastLease() async throws -> Int { Int(try await ask("SELECT max(lease_until) FROM \(schema).outbox").first ?? "") ?? .max }

    /// How often each change that was ever leased was, most often first.
    func leaseCounts() async throws -> [Int] {
        try await ask("SELECT count(*) FROM \(schema).torture_lease GROUP BY slot ORDER BY 1 DESC").compactMap { Int($0) }
    }

    /// The changes that a client leased while a lease of them had not ended.
    func overlaps() async throws -> [String] { try await ask("SELECT slot FROM \(schema).torture_lease WHERE is_second") }

    /// Waits until the server has ended everything that a machine had begun which is gone.
    func awaitEnd(of machine: Machine) async throws {
        let question = "SELECT pid FROM pg_stat_activity WHERE application_name = '\(machine.name)'"
        while try await !ask(question).isEmpty { try await Task.sleep(for: .milliseconds(2)) }
    }

    func remove() async throws { try await ask("DROP SCHEMA IF EXISTS \(schema) CASCADE") }

    @discardableResult
    private func ask(_ sql: String) async throws -> [String] { try await DatabaseInspection.texts(sql, on: connection) }
}
