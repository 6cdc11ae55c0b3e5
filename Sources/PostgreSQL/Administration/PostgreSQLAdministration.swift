package import MarqueeAdministration
package import MarqueeData
package import MarqueeDomain
import Synchronization

/// The operations of an operator on the tables of a service, on one connection. An act may take as long as it needs.
package final class PostgreSQLAdministration: StoreAdministration {
    private let connection: PostgreSQLConnection
    private let settings: ConnectionSettings
    /// Whether the connection was found to be one of its own.
    private let isOwn = Atomic(false)

    /// The limit of an act, which is there to end a program that was forgotten.
    private static let limit = Duration.seconds(86_400)

    /// Checks a connection string and the name of a schema, without connecting.
    ///
    /// - Throws: `MarqueeError` with the code `.invalidInput` if one of them cannot be used.
    package init(_ connection: String, schema: String) throws(MarqueeError) {
        var configuration = PostgreSQLConfiguration(connection)
        configuration.schema = schema
        do throws(PostgreSQLFailure) {
            settings = try ConnectionSettings(configuration).forAdministration(Self.limit)
        } catch {
            throw MarqueeError(error)
        }
        self.connection = PostgreSQLConnection("marquee.postgresql.administration", settings, RefusalPause(configuration.time))
    }

    package var keepsPlainSecrets: Bool { false }

    package func versions() async throws(MarqueeError) -> StoreVersions {
        try await run { [settings] (handle) throws(PostgreSQLFailure) in try PostgreSQLSchema.newest.versions(handle, in: settings.schema) }
    }

    package func migrate() async throws(MarqueeError) {
        try await run { [settings] (handle) throws(PostgreSQLFailure) in
            _ = try PostgreSQLSchema.newest.migrate(handle, in: settings.schema)
        }
    }

    package func figures() async throws(MarqueeError) -> OutboxFigures {
        try await read { (handle) throws(PostgreSQLFailure) in try OutboxCount(handle: handle).figures() }
    }

    package func check() async throws(MarqueeError) -> [StoreFinding] {
        try await read { [settings] (handle) throws(PostgreSQLFailure) in
            let indexes = try handle.number(Self.brokenIndexes, [.text(settings.schema.name)])
            return try PostgreSQLActs(handle: handle).findings() + (indexes > 0 ? [StoreFinding(.indexes, rows: indexes)] : [])
        }
    }

    /// Such as those of a `CREATE INDEX CONCURRENTLY` that failed.
    private static let brokenIndexes = """
        SELECT count(*) FROM pg_index JOIN pg_class ON pg_class.oid = pg_index.indexrelid
        WHERE NOT indisvalid AND relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = $1::text)
        """

    package func repair(isDryRun: Bool) async throws(MarqueeError) -> StoreRepair {
        let found = try await check()
        if isDryRun { return StoreRepair(found: found, left: found.filter { !$0.kind.isMendable }) }
        try await write { (handle) throws(PostgreSQLFailure) in
            try PostgreSQLActs(handle: handle).repair(at: Int64(try handle.number("SELECT marquee_now()")))
        }
        return StoreRepair(found: found, left: try await check())
    }

    package func changes(_ selection: ChangeSelection, limit: Int) async throws(MarqueeError) -> [StoredOutboxEntry] {
        try await read { (handle) throws(PostgreSQLFailure) in try PostgreSQLActs(handle: handle).changes(selection, limit: limit) }
    }

    package func apply(
        _ act: ChangeAct, to selection: ChangeSelection, isDryRun: Bool
    ) async throws(MarqueeError) -> ChangeActOutcome {
        if isDryRun {
            return try await read { (handle) throws(PostgreSQLFailure) in try PostgreSQLActs(handle: handle).count(act, selection) }
        }
        var (outcome, last) = (ChangeActOutcome(), Int64(0) as Int64?)
        while let start = last {
            let done = try await write { [settings] (handle) throws(PostgreSQLFailure) in
                let acts = PostgreSQLActs(handle: handle) { (tenants) throws(PostgreSQLFailure) in
                    // No process has the number 0, so all of them hear of it.
                    try handle.run(
                        "SELECT pg_notify($1, '0 ' || tenant) FROM unnest($2::bigint[]) AS tenant",
                        [.text(settings.schema.name), .integers(tenants.map { Int64($0) })])
                }
                return try acts.apply(act, to: selection, after: start)
            }
            outcome.add(done.outcome)
            last = done.last
        }
        return outcome
    }

    package func contents(of tenant: Int) async throws(MarqueeError) -> [String: Int]? {
        try await read { (handle) throws(PostgreSQLFailure) in try PostgreSQLActs(handle: handle).contents(of: tenant) }
    }

    package func forget(_ tenant: Int) async throws(MarqueeError) {
        try await write { [settings] (handle) throws(PostgreSQLFailure) in
            let table = AccountTable(handle: handle) { (note, tenant) throws(PostgreSQLFailure) in
                try handle.run(
                    "SELECT pg_notify($1, $2)", [.text(settings.schema.name), .text("0 \(tenant) \(note.rawValue)")])
            }
            try table.wipe(tenant)
        }
    }

    package func export(
        _ options: StoreExportOptions, _ take: @escaping @Sendable (String) -> Void
    ) async throws(MarqueeError) -> [String: Int] {
        try await read { (handle) throws(PostgreSQLFailure) in try PostgreSQLActs(handle: handle).export(options, take) }
    }

    package func restore(
        _ nextLine: @escaping @Sendable () -> String?, isDryRun: Bool
    ) async throws(MarqueeError) -> Bool {
        try await write { (handle) throws(PostgreSQLFailure) in
            let now = Int64(try handle.number("SELECT marquee_now()"))
            return try PostgreSQLActs(handle: handle).restore(at: now, isDryRun: isDryRun, nextLine)
        }
    }

    package func close() async { await connection.close() }

    private func read<Answer: Sendable>(
        _ work: @Sendable (PostgreSQLHandle) throws(PostgreSQLFailure) -> Answer
    ) async throws(MarqueeError) -> Answer {
        let answer = WorkAnswer<Answer>()
        try await run { (handle) throws(PostgreSQLFailure) in
            try handle.read { (handle) throws(PostgreSQLFailure) in answer.set(try work(handle)) }
        }
        return try answer.get()
    }

    private func write<Answer: Sendable>(
        _ work: @Sendable (PostgreSQLHandle) throws(PostgreSQLFailure) -> Answer
    ) async throws(MarqueeError) -> Answer {
        let answer = WorkAnswer<Answer>()
        let outcome = try await run { (handle) throws(PostgreSQLFailure) in
            try handle.write { (handle) throws(PostgreSQLFailure) in answer.set(try work(handle)) }
        }
        // An operator looks whether it was done.
        if case .unknown = outcome { throw MarqueeError(PostgreSQLFailure.unknownOutcome) }
        return try answer.get()
    }

    private func run<Answer: Sendable>(
        _ work: @Sendable (PostgreSQLHandle) throws(PostgreSQLFailure) -> Answer
    ) async throws(MarqueeError) -> Answer {
        do throws(PostgreSQLFailure) {
            if !isOwn.load(ordering: .relaxed) {
                try await connection.refusePooler()
                isOwn.store(true, ordering: .relaxed)
            }
            return try await connection.run(until: .now + Self.limit, work)
        } catch {
            throw MarqueeError(error)
        }
    }
}
