import Foundation
import MarqueeData
import MarqueeDomain

/// Stores marks and the outbox in the user's file.
struct SQLiteLibrary: LibraryDAO {
    let file: UserFile

    func version(of tenant: Int) async throws(MarqueeError) -> Int {
        try await file.read { (handle) throws(StoreFailure) in try AccountTable(handle: handle).version(of: tenant) ?? 0 }
    }

    func marks(of tenant: Int) async throws(MarqueeError) -> StoredMarks {
        try await file.read { (handle) throws(StoreFailure) in
            try handle.read { () throws(StoreFailure) in try LibraryTables(tenant, handle)?.all() ?? StoredMarks() }
        }
    }

    func record(_ edit: MarkEdit, on item: Markable, of tenant: Int, at moment: Date) async throws(MarqueeError) -> StoredMarks.Entry {
        let kind =
            switch edit {
            case .set(let value): value.kind
            case .toggle(let kind): kind
            }
        guard let key = MarkKey(kind, on: item, of: tenant) else {
            throw .episodesOnlyRated
        }
        let entry = try await file.write { (handle) throws(StoreFailure) in
            let tables = try LibraryTables(tenant, handle)
            try tables?.record(edit, for: key, at: moment)
            return try tables?.entry(item)
        }
        guard let entry else { throw MarqueeError(.unauthorized, .init("library.noAccount", "The account is not in the local store.")) }
        return entry
    }

    func entries(of tenant: Int) async throws(MarqueeError) -> [OutboxEntry] {
        try await file.read { (handle) throws(StoreFailure) in
            try OutboxTable(handle: handle).rows(of: tenant).map(\.entry)
        }
    }

    func lease(_ request: LeaseRequest) async throws(MarqueeError) -> OutboxEntry? {
        try await file.write { (handle) throws(StoreFailure) in try OutboxTable(handle: handle).lease(request) }
    }

    func acknowledge(_ entry: OutboxEntry, at moment: Date) async throws(MarqueeError) -> StoredMarks.Entry {
        try await change(entry.value.kind, on: entry.item, of: entry.tenant) { (tables, key) throws(StoreFailure) in
            try tables.acknowledge(entry, key, at: moment)
        }
    }

    func release(_ entry: OutboxEntry, until moment: Date?) async throws(MarqueeError) {
        _ = try await change(entry.value.kind, on: entry.item, of: entry.tenant) { (tables, key) throws(StoreFailure) in
            try tables.release(entry, key, until: moment)
        }
    }

    func reject(_ entry: OutboxEntry, because error: MarqueeError) async throws(MarqueeError) -> StoredMarks.Entry {
        try await change(entry.value.kind, on: entry.item, of: entry.tenant) { (tables, key) throws(StoreFailure) in
            try tables.reject(entry, key, because: error)
        }
    }

    func supersede(_ entry: OutboxEntry, to server: MarkValue) async throws(MarqueeError) -> StoredMarks.Entry {
        try await change(entry.value.kind, on: entry.item, of: entry.tenant) { (tables, key) throws(StoreFailure) in
            try tables.supersede(entry, key, to: server)
        }
    }

    func retry(_ change: PendingChange.ID, of tenant: Int) async throws(MarqueeError) -> StoredMarks.Entry {
        try await self.change(change.kind, on: change.item, of: tenant) { (tables, key) throws(StoreFailure) in try tables.retry(key) }
    }

    func discard(_ change: PendingChange.ID, of tenant: Int) async throws(MarqueeError) -> StoredMarks.Entry {
        try await self.change(change.kind, on: change.item, of: tenant) { (tables, key) throws(StoreFailure) in try tables.discard(key) }
    }

    func schedule(on server: String, at moment: Date, after tenant: Int, limit: Int) async throws(MarqueeError) -> OutboxSchedule {
        try await file.read { (handle) throws(StoreFailure) in
            try OutboxTable(handle: handle).schedule(on: server, at: moment.milliseconds, after: tenant, limit: limit)
        }
    }

    func learn(
        _ marks: Marks, kinds: Set<MarkKind>, on item: Markable, of tenant: Int, since version: Int
    ) async throws(MarqueeError) -> StoredMarks.Entry {
        try await file.write { (handle) throws(StoreFailure) in
            let tables = try LibraryTables(tenant, handle)
            try tables?.learn(marks, kinds: kinds, on: item, since: version)
            return try tables?.entry(item) ?? .init(item: item)
        }
    }

    func learn(_ values: [Markable: MarkValue], of tenant: Int, since version: Int) async throws(MarqueeError) -> [Markable] {
        try await file.write { (handle) throws(StoreFailure) in
            try LibraryTables(tenant, handle)?.learn(values, since: version) ?? []
        }
    }

    func reconcile(_ shelf: WholeShelf, of tenant: Int, since version: Int) async throws(MarqueeError) -> [Markable] {
        try await file.write { (handle) throws(StoreFailure) in
            try LibraryTables(tenant, handle)?.reconcile(shelf, since: version) ?? []
        }
    }

    /// Changes the rows of one mark. For an account that was wiped in the meantime, nothing is written.
    private func change(
        _ kind: MarkKind, on item: Markable, of tenant: Int,
        _ work: @escaping @Sendable (LibraryTables, MarkKey) throws(StoreFailure) -> Void
    ) async throws(MarqueeError) -> StoredMarks.Entry {
        try await file.write { (handle) throws(StoreFailure) in
            guard let tables = try LibraryTables(tenant, handle) else { return .init(item: item) }
            if let key = MarkKey(kind, on: item, of: tenant) { try work(tables, key) }
            return try tables.entry(item)
        }
    }
}
