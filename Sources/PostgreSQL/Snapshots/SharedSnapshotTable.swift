import MarqueeData
import MarqueeDomain

/// The tables of shared answers and claims, on a connection. Each call is one statement, and so a transaction of its own.
struct SharedSnapshotTable {
    let handle: PostgreSQLHandle

    /// Keys may be longer than an index takes, so they are found by their hashes.
    private static let id = "sha256(convert_to($1::text, 'UTF8'))"

    func load(_ key: SnapshotKey) throws(PostgreSQLFailure) -> SharedSnapshot? {
        try handle.first(
            """
            SELECT body, validator, marquee_now() - saved_at, valid_until - saved_at FROM snapshot WHERE id = \(Self.id) AND key = $1::text
            """, [.text(key.canonical)]
        ) { (row) throws(PostgreSQLFailure) in
            guard let body = row.data(0) else { throw .damagedValue }
            return SharedSnapshot(
                body: body, validator: row.text(1), age: .milliseconds(try row.integer(2)), lifetime: .milliseconds(try row.integer(3)))
        }
    }

    /// A row that was saved later than the time it is now was saved before the server's clock was set back.
    func save(_ snapshot: SharedSnapshot, for key: SnapshotKey) throws(PostgreSQLFailure) {
        try handle.run(
            """
            WITH ended AS (DELETE FROM claim WHERE id = \(Self.id))
            INSERT INTO snapshot(id, key, subject_kind, subject_id, body, bytes, validator, saved_at, valid_until)
            SELECT \(Self.id), $1::text, $2::text, $3::bigint, $4::bytea, $5::bigint, $6::text, moment, moment + $8::bigint
                FROM (SELECT marquee_now() - $7::bigint AS moment OFFSET 0) AS clock
            ON CONFLICT(id) DO UPDATE SET
                key = excluded.key, subject_kind = excluded.subject_kind, subject_id = excluded.subject_id, body = excluded.body,
                bytes = excluded.bytes, validator = excluded.validator, saved_at = excluded.saved_at, valid_until = excluded.valid_until
            WHERE snapshot.saved_at <= excluded.saved_at OR snapshot.saved_at > marquee_now()
            """,
            [
                .text(key.canonical), Parameter(key.subject?.kind.rawValue), Parameter(key.subject?.id), .bytes(snapshot.body),
                Parameter(snapshot.body.count), Parameter(snapshot.validator), .integer(snapshot.age.milliseconds),
                .integer(snapshot.lifetime.milliseconds),
            ])
    }

    /// A claim that ends later than it can was made before the server's clock was set back.
    func claim(_ key: SnapshotKey, by owner: String, for duration: Duration) throws(PostgreSQLFailure) -> Bool {
        try handle.run(
            """
            INSERT INTO claim(id, owner, ends_at) VALUES(\(Self.id), $2::text, marquee_now() + $3::bigint)
            ON CONFLICT(id) DO UPDATE SET owner = excluded.owner, ends_at = excluded.ends_at
            WHERE claim.owner = excluded.owner OR claim.ends_at <= marquee_now() OR claim.ends_at > marquee_now() + $3::bigint
            """, [.text(key.canonical), .text(owner), .integer(duration.milliseconds)]) > 0
    }

    func release(_ key: SnapshotKey, by owner: String) throws(PostgreSQLFailure) {
        try handle.run("DELETE FROM claim WHERE id = \(Self.id) AND owner = $2::text", [.text(key.canonical), .text(owner)])
    }

    /// Ends a claim, whose answer is not stored.
    func release(_ key: SnapshotKey) throws(PostgreSQLFailure) {
        try handle.run("DELETE FROM claim WHERE id = \(Self.id)", [.text(key.canonical)])
    }

    func remove(_ selection: SnapshotSelection) throws(PostgreSQLFailure) { try change("DELETE FROM snapshot", selection) }

    func remove(olderThan age: Duration) throws(PostgreSQLFailure) {
        try handle.run("DELETE FROM snapshot WHERE saved_at < (SELECT marquee_now() - $1::bigint)", [.integer(age.milliseconds)])
    }

    func expire(_ selection: SnapshotSelection) throws(PostgreSQLFailure) {
        try change("UPDATE snapshot SET valid_until = saved_at", selection)
    }

    private func change(_ statement: String, _ selection: SnapshotSelection) throws(PostgreSQLFailure) {
        switch selection {
        case .all: try handle.execute(statement)
        case .subject(let subject):
            try handle.run(
                statement + " WHERE subject_id = $1 AND subject_kind = $2", [Parameter(subject.id), .text(subject.kind.rawValue)])
        case .subjects(let subjects): for subject in subjects { try change(statement, .subject(subject)) }
        case .key(let key): try handle.run(statement + " WHERE id = \(Self.id)", [.text(key.canonical)])
        // Private answers are never here.
        case .tenant, .operation: break
        }
    }

    /// Removes the oldest answers until the others have so many bytes at most, and claims that ended long ago.
    func evict(downTo bytes: Int) throws(PostgreSQLFailure) {
        try handle.run(
            """
            DELETE FROM snapshot WHERE saved_at <= (
                SELECT max(saved_at) FROM (
                    SELECT saved_at, sum(bytes) OVER (ORDER BY saved_at DESC, bytes DESC ROWS UNBOUNDED PRECEDING) AS total FROM snapshot
                ) AS newest WHERE total > $1::bigint)
            """, [Parameter(bytes)])
        try handle.run("DELETE FROM claim WHERE ends_at <= (SELECT marquee_now() - 60000)")
    }
}
