package import MarqueeAdministration
package import MarqueeData
package import MarqueeDatabase
package import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The operations of an operator on the user's file of a folder. Reading it changes nothing.
package struct SQLiteAdministration: StoreAdministration {
    private let file: UserFileAccess

    /// Finds the file of a location without opening it.
    ///
    /// - Throws: `MarqueeError` with the code `.storage` if the location has no folder.
    package init(_ location: StoreLocation) throws(MarqueeError) { file = try UserFileAccess(location) }

    package var keepsPlainSecrets: Bool { true }

    package func versions() async throws(MarqueeError) -> StoreVersions {
        let versions = try await file.versions()
        return StoreVersions(
            tables: versions?.tables, readableSince: versions?.readableSince, program: UserFileAccess.newestVersion)
    }

    // No act changes a damaged file: `marquee doctor --repair` repairs it.

    package func migrate() async throws(MarqueeError) {
        try await file.requireUndamaged()
        try await file.migrate()
    }

    package func figures() async throws(MarqueeError) -> OutboxFigures {
        try await file.read { (transaction) throws(StoreFailure) in try transaction.figures() }
    }

    package func check() async throws(MarqueeError) -> [StoreFinding] {
        try await file.read { (transaction) throws(StoreFailure) in
            try transaction.check()
            return try SQLiteActs(transaction).findings()
        }
    }

    package func repair(isDryRun: Bool) async throws(MarqueeError) -> StoreRepair {
        let found = try await check()
        if isDryRun { return StoreRepair(found: found, left: found.filter { !$0.kind.isMendable }) }
        try await file.requireUndamaged()
        try await file.write { (transaction) throws(StoreFailure) in try SQLiteActs(transaction).repair(at: Date().milliseconds) }
        return StoreRepair(found: found, left: try await check())
    }

    package func changes(_ selection: ChangeSelection, limit: Int) async throws(MarqueeError) -> [StoredOutboxEntry] {
        try await file.read { (transaction) throws(StoreFailure) in try SQLiteActs(transaction).changes(selection, limit: limit) }
    }

    package func apply(
        _ act: ChangeAct, to selection: ChangeSelection, isDryRun: Bool
    ) async throws(MarqueeError) -> ChangeActOutcome {
        if isDryRun {
            return try await file.read { (transaction) throws(StoreFailure) in try SQLiteActs(transaction).count(act, selection) }
        }
        var (outcome, last) = (ChangeActOutcome(), Int64(0) as Int64?)
        while let start = last {
            let done = try await perform(false) { (acts) throws(StoreFailure) in try acts.apply(act, to: selection, after: start) }
            outcome.add(done.outcome)
            last = done.last
        }
        return outcome
    }

    package func contents(of tenant: Int) async throws(MarqueeError) -> [String: Int]? {
        try await file.read { (transaction) throws(StoreFailure) in try SQLiteActs(transaction).contents(of: tenant) }
    }

    package func forget(_ tenant: Int) async throws(MarqueeError) {
        try await file.requireUndamaged()
        try await file.forget(tenant)
    }

    package func export(
        _ options: StoreExportOptions, _ take: @escaping @Sendable (String) -> Void
    ) async throws(MarqueeError) -> [String: Int] {
        try await file.read { (transaction) throws(StoreFailure) in try SQLiteActs(transaction).export(options, take) }
    }

    package func restore(
        _ nextLine: @escaping @Sendable () -> String?, isDryRun: Bool
    ) async throws(MarqueeError) -> Bool {
        try await perform(isDryRun) { (acts) throws(StoreFailure) in
            let isEmpty = try acts.restore(at: Date().milliseconds, isDryRun: isDryRun, nextLine)
            if isEmpty, !isDryRun { try acts.run(Self.numbers, []) }
            return isEmpty
        }
    }

    /// The numbers of accounts are stored twice.
    private static let numbers = """
        INSERT OR REPLACE INTO tenant(id, account_id, server) SELECT id, account_id, server FROM account WHERE account_id IS NOT NULL
        """

    package func close() async { await file.close() }

    /// Does an act in a transaction: a dry run in one that only reads.
    private func perform<Answer: Sendable>(
        _ isDryRun: Bool, _ act: @escaping @Sendable (SQLiteActs) throws(StoreFailure) -> Answer
    ) async throws(MarqueeError) -> Answer {
        if isDryRun { return try await file.read { (transaction) throws(StoreFailure) in try act(SQLiteActs(transaction)) } }
        try await file.requireUndamaged()
        return try await file.write { (transaction) throws(StoreFailure) in try act(SQLiteActs(transaction)) }
    }
}
