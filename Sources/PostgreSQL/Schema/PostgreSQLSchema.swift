import MarqueeAdministration
import MarqueeData
import MarqueeDomain

/// The tables, and the steps to their newest version.
struct PostgreSQLSchema: Sendable {
    /// The step at index n leads from version n to n + 1.
    let migrations: [PostgreSQLMigration]

    static let newest = PostgreSQLSchema(migrations: [
        .init(text: store + accounts + library + searches), .init(text: snapshots), .init(text: suspensions),
        .init(text: readableVersions + writers, isAdditive: true), .init(text: outboxCounts, isAdditive: true),
        .init(text: shortUpdates, isAdditive: true), .init(text: rates, isAdditive: true),
    ])

    /// Migrates the tables to the newest version, and returns the id of the database.
    ///
    /// All steps are one transaction. Processes that start at the same time wait for each other, by a lock that ends with the transaction.
    func migrate(_ handle: PostgreSQLHandle, in schema: SchemaName) throws(PostgreSQLFailure) -> String {
        if try version(of: handle, in: schema) < migrations.count {
            try handle.execute("BEGIN")
            do throws(PostgreSQLFailure) {
                _ = try handle.first("SELECT pg_advisory_xact_lock(hashtextextended('marquee ' || $1, 0))", [.text(schema.name)]) { _ in }
                try step(handle, in: schema)
                try handle.execute("COMMIT")
            } catch {
                handle.isBroken = true
                throw error
            }
        }
        return try handle.first("SELECT identity FROM store", [], { $0.text(0) ?? "" }) ?? ""
    }

    /// The versions of the tables and of this program, without migrating.
    func versions(_ handle: PostgreSQLHandle, in schema: SchemaName) throws(PostgreSQLFailure) -> StoreVersions {
        let stored = try stored(by: handle, in: schema)
        return StoreVersions(tables: stored?.newest, readableSince: stored?.since, program: migrations.count)
    }

    /// Tables of the first versions have no column `newest`.
    private static let versionStatement = "SELECT version, coalesce((to_jsonb(store) ->> 'newest')::bigint, version) FROM store"

    /// Another process may have run the steps in the meantime.
    private func step(_ handle: PostgreSQLHandle, in schema: SchemaName) throws(PostgreSQLFailure) {
        let version = try version(of: handle, in: schema)
        guard version < migrations.count else { return }
        // A user with the right to use an existing schema may lack the right to create one.
        if try handle.number("SELECT count(*) FROM pg_namespace WHERE nspname = $1::text", [.text(schema.name)]) == 0 {
            try handle.execute("CREATE SCHEMA \(schema.name)")
        }
        for migration in migrations[version...] { try handle.execute(migration.text) }
        try handle.run("UPDATE store SET version = $1", [Parameter(readableSince)])
        if readableSince < migrations.count { try handle.run("UPDATE store SET newest = $1", [Parameter(migrations.count)]) }
    }

    /// The oldest version whose programs can use tables of the newest version.
    private var readableSince: Int { (migrations.lastIndex { !$0.isAdditive } ?? 0) + 1 }

    /// The version of the tables, 0 if there are none. Tables of a newer version can be used if its steps are additive.
    private func version(of handle: PostgreSQLHandle, in schema: SchemaName) throws(PostgreSQLFailure) -> Int {
        guard let versions = try stored(by: handle, in: schema) else { return 0 }
        guard versions.since <= migrations.count else { throw .newer }
        return versions.newest
    }

    /// The oldest version whose programs can use the tables, and the version of the tables; nil if there are none.
    private func stored(by handle: PostgreSQLHandle, in schema: SchemaName) throws(PostgreSQLFailure) -> (since: Int, newest: Int)? {
        let tables = "SELECT count(*) FROM pg_tables WHERE schemaname = $1::text AND tablename = 'store'"
        guard try handle.number(tables, [.text(schema.name)]) > 0 else { return nil }
        let versions = try handle.first(Self.versionStatement, []) { (row) throws(PostgreSQLFailure) in
            (since: Int(try row.integer(0)), newest: Int(try row.integer(1)))
        }
        guard let versions else { throw .damagedValue }
        return versions
    }
}
