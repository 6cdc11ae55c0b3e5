package import MarqueeDomain

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// A store of marks that reports its calls to an observer: any store, because a program may bring its own. The rules are extensions of
/// ``LibraryDAO``, so this is a store itself.
package struct ObservedLibrary: LibraryDAO {
    private let base: any LibraryDAO
    private let observer: StoreObserver
    private let onLease: @Sendable ([Duration]?) -> Void

    /// Observes a store.
    ///
    /// - Parameters:
    ///   - base: The store.
    ///   - observer: Hears of each call.
    ///   - onLease: Called after each call that leases entries, with their ages by the clock of the store; nil after a failure.
    package init(_ base: any LibraryDAO, _ observer: StoreObserver, onLease: @escaping @Sendable ([Duration]?) -> Void = { _ in }) {
        self.base = base
        self.observer = observer
        self.onLease = onLease
    }

    package func now() async throws(MarqueeError) -> Date { try await observer.read(try await base.now()) }
    package func state(of tenant: Int) async throws(MarqueeError) -> MarksState {
        try await observer.read(try await base.state(of: tenant))
    }
    package func marks(of tenant: Int) async throws(MarqueeError) -> StoredMarks {
        try await observer.read(try await base.marks(of: tenant))
    }
    package func entries(of tenant: Int) async throws(MarqueeError) -> [OutboxEntry] {
        try await observer.read(try await base.entries(of: tenant))
    }
    package func update<Answer: Sendable>(
        _ selection: MarkSelection, of tenant: Int, _ change: @escaping @Sendable (inout LibraryRows) -> Answer
    ) async throws(MarqueeError) -> Answer? {
        try await observer.write(try await base.update(selection, of: tenant, change))
    }
    package func lease(_ request: LeaseRequest) async throws(MarqueeError) -> OutboxEntry? {
        try await leasing({ $0.map { [$0.age(leasedFor: request.duration)] } ?? [] }) { () async throws(MarqueeError) in
            try await base.lease(request)
        }
    }
    package func lease(_ request: TurnRequest) async throws(MarqueeError) -> LeasedTurns {
        try await leasing({ $0.turns.flatMap(\.self).map { $0.age(leasedFor: request.duration) } }) { () async throws(MarqueeError) in
            try await base.lease(request)
        }
    }
    package func expired(on server: String, after age: Duration, limit: Int) async throws(MarqueeError) -> [OutboxEntry] {
        try await observer.read(try await base.expired(on: server, after: age, limit: limit))
    }
    package func figures() async throws(MarqueeError) -> OutboxFigures { try await observer.read(try await base.figures()) }
    package func probe() async throws(MarqueeError) { try await observer.write(try await base.probe()) }

    private func leasing<Leased: Sendable>(
        _ ages: (Leased) -> [Duration], _ lease: () async throws(MarqueeError) -> Leased
    ) async throws(MarqueeError) -> Leased {
        do throws(MarqueeError) {
            let leased = try await observer.read(try await lease())
            onLease(ages(leased))
            return leased
        } catch {
            if ![.cancelled, .closed].contains(error.code) { onLease(nil) }
            throw error
        }
    }
}

extension OutboxEntry {
    /// How long after the change it was leased for a time, by the clock of the store.
    fileprivate func age(leasedFor duration: Duration) -> Duration {
        let moment = (lease?.until.milliseconds ?? 0).subtractingSaturating(duration.milliseconds)
        return .milliseconds(max(0, moment.subtractingSaturating(changedAt.milliseconds)))
    }
}
