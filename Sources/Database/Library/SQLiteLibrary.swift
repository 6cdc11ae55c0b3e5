import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Stores marks and the outbox in the user's file.
struct SQLiteLibrary: LibraryDAO {
    let file: UserFile
    /// The clock of the machine, which all processes that share the file go by.
    let clock: @Sendable () -> Date

    func now() async throws(MarqueeError) -> Date { clock() }

    func state(of tenant: Int) async throws(MarqueeError) -> MarksState {
        try await file.read { (handle) throws(StoreFailure) in try AccountTable(handle: handle).marksState(of: tenant) ?? MarksState() }
    }

    func marks(of tenant: Int) async throws(MarqueeError) -> StoredMarks {
        try await file.read { (handle) throws(StoreFailure) in
            try handle.read { () throws(StoreFailure) in try LibraryTables(tenant, handle)?.all() ?? StoredMarks() }
        }
    }

    func entries(of tenant: Int) async throws(MarqueeError) -> [OutboxEntry] {
        try await file.read { (handle) throws(StoreFailure) in
            try OutboxTable(handle: handle).rows(of: tenant).map(\.entry)
        }
    }

    func update<Answer: Sendable>(
        _ selection: MarkSelection, of tenant: Int, _ change: @escaping @Sendable (inout LibraryRows) -> Answer
    ) async throws(MarqueeError) -> Answer? {
        try await file.write { [clock] (handle) throws(StoreFailure) in
            try LibraryTables(tenant, handle)?.update(selection, at: clock(), change)
        }
    }

    func lease(_ request: LeaseRequest) async throws(MarqueeError) -> OutboxEntry? {
        try await file.write { [clock] (handle) throws(StoreFailure) in
            // Read in the transaction: a process that waited for the write lock must not use an older time than its last holder.
            try OutboxTable(handle: handle).lease(request, at: clock())
        }
    }

    func lease(_ request: TurnRequest) async throws(MarqueeError) -> LeasedTurns {
        let (isDue, nextIn) = try await file.read { [clock] (handle) throws(StoreFailure) in
            let (outbox, now) = (OutboxTable(handle: handle), clock())
            let isDue = try !outbox.accounts(for: request, at: now).isEmpty
            return (isDue, isDue ? nil : try outbox.nextIn(on: request.server, at: now))
        }
        // Most looks find nothing, and must not wait for the disk.
        guard isDue else { return LeasedTurns(after: request.after, nextIn: nextIn) }
        return try await file.write { [clock] (handle) throws(StoreFailure) in
            try OutboxTable(handle: handle).lease(request, at: clock())
        }
    }

    func expired(on server: String, after age: Duration, limit: Int) async throws(MarqueeError) -> [OutboxEntry] {
        try await file.read { [clock] (handle) throws(StoreFailure) in
            try OutboxTable(handle: handle).expired(on: server, after: age, limit: limit, at: clock())
        }
    }

    func figures() async throws(MarqueeError) -> OutboxFigures {
        try await file.read { [clock] (handle) throws(StoreFailure) in
            try handle.read { () throws(StoreFailure) in try OutboxTable(handle: handle).figures(at: clock()) }
        }
    }

    func probe() async throws(MarqueeError) {
        try await file.write { (handle) throws(StoreFailure) in
            // SQLite writes no page for a value that stays the same.
            for step in ["+", "-"] { try handle.run("UPDATE store SET created_at = created_at \(step) 1") }
        }
    }
}
