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

    /// What time it is.
    package func now() async throws(MarqueeError) -> Date {
        try await observer.read { () async throws(MarqueeError) in try await base.now() }
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
    /// Changes marks.
    package func update<Answer: Sendable>(
        _ selection: MarkSelection, of tenant: Int, _ change: @escaping @Sendable (inout LibraryRows) -> Answer
    ) async throws(MarqueeError) -> Answer? {
        try await observer.write { () async throws(MarqueeError) in try await base.update(selection, of: tenant, change) }
    }
    /// Leases what is to be sent.
    package func lease(_ request: LeaseRequest) async throws(MarqueeError) -> OutboxEntry? {
        try await observer.read { () async throws(MarqueeError) in try await base.lease(request) }
    }
    /// Leases what is to be sent for any accounts.
    package func lease(_ request: TurnRequest) async throws(MarqueeError) -> LeasedTurns {
        try await observer.read { () async throws(MarqueeError) in try await base.lease(request) }
    }
}
