package import Foundation
package import MarqueeDomain

/// A store of marks, and an observer that hears whether it works.
package struct ObservedLibrary: LibraryDAO {
    private let base: any LibraryDAO
    private let observer: StoreObserver

    /// Observes a store.
    package init(_ base: any LibraryDAO, _ observer: StoreObserver) {
        self.base = base
        self.observer = observer
    }

    /// How often the marks have changed.
    package func version(of tenant: Int) async throws(MarqueeError) -> Int {
        try await observer.read { () async throws(MarqueeError) in try await base.version(of: tenant) }
    }
    /// All marks.
    package func marks(of tenant: Int) async throws(MarqueeError) -> StoredMarks {
        try await observer.read { () async throws(MarqueeError) in try await base.marks(of: tenant) }
    }
    /// Everything that waits.
    package func entries(of tenant: Int) async throws(MarqueeError) -> [OutboxEntry] {
        try await observer.read { () async throws(MarqueeError) in try await base.entries(of: tenant) }
    }
    /// What is due.
    package func schedule(
        on server: String, at moment: Date, after tenant: Int, limit: Int
    ) async throws(MarqueeError) -> OutboxSchedule {
        try await observer.read { () async throws(MarqueeError) in
            try await base.schedule(on: server, at: moment, after: tenant, limit: limit)
        }
    }
    /// Records a change.
    package func record(
        _ edit: MarkEdit, on item: Markable, of tenant: Int, at moment: Date
    ) async throws(MarqueeError) -> StoredMarks.Entry {
        try await observer.write { () async throws(MarqueeError) in try await base.record(edit, on: item, of: tenant, at: moment) }
    }
    /// Leases what is to be sent.
    package func lease(_ request: LeaseRequest) async throws(MarqueeError) -> OutboxEntry? {
        try await observer.read { () async throws(MarqueeError) in try await base.lease(request) }
    }
    /// Notes that a change was sent.
    package func acknowledge(_ entry: OutboxEntry, at moment: Date) async throws(MarqueeError) -> StoredMarks.Entry {
        try await observer.write { () async throws(MarqueeError) in try await base.acknowledge(entry, at: moment) }
    }
    /// Gives a lease back.
    package func release(_ entry: OutboxEntry, until moment: Date?) async throws(MarqueeError) {
        try await observer.write { () async throws(MarqueeError) in try await base.release(entry, until: moment) }
    }
    /// Notes that a change was rejected.
    package func reject(_ entry: OutboxEntry, because error: MarqueeError) async throws(MarqueeError) -> StoredMarks.Entry {
        try await observer.write { () async throws(MarqueeError) in try await base.reject(entry, because: error) }
    }
    /// Takes the server's value.
    package func supersede(_ entry: OutboxEntry, to server: MarkValue) async throws(MarqueeError) -> StoredMarks.Entry {
        try await observer.write { () async throws(MarqueeError) in try await base.supersede(entry, to: server) }
    }
    /// Lets a rejected change wait again.
    package func retry(_ change: PendingChange.ID, of tenant: Int) async throws(MarqueeError) -> StoredMarks.Entry {
        try await observer.write { () async throws(MarqueeError) in try await base.retry(change, of: tenant) }
    }
    /// Gives a change up.
    package func discard(_ change: PendingChange.ID, of tenant: Int) async throws(MarqueeError) -> StoredMarks.Entry {
        try await observer.write { () async throws(MarqueeError) in try await base.discard(change, of: tenant) }
    }
    /// Takes over what the server says of one item.
    package func learn(
        _ marks: Marks, kinds: Set<MarkKind>, on item: Markable, of tenant: Int, since version: Int
    ) async throws(MarqueeError) -> StoredMarks.Entry {
        try await observer.write { () async throws(MarqueeError) in
            try await base.learn(marks, kinds: kinds, on: item, of: tenant, since: version)
        }
    }
    /// Takes over a part of a shelf.
    package func learn(_ values: [Markable: MarkValue], of tenant: Int, since version: Int) async throws(MarqueeError) -> [Markable] {
        try await observer.write { () async throws(MarqueeError) in try await base.learn(values, of: tenant, since: version) }
    }
    /// Takes over a whole shelf.
    package func reconcile(_ shelf: WholeShelf, of tenant: Int, since version: Int) async throws(MarqueeError) -> [Markable] {
        try await observer.write { () async throws(MarqueeError) in try await base.reconcile(shelf, of: tenant, since: version) }
    }
}
