import Foundation
import MarqueeData
import MarqueeDomain

/// A library whose calls are made again if the server was away: nothing of them was done then.
struct PatientLibrary: LibraryDAO {
    let base: any LibraryDAO

    func now() async throws(MarqueeError) -> Date {
        try await repeatedly { () async throws(MarqueeError) in try await base.now() }
    }
    func state(of tenant: Int) async throws(MarqueeError) -> MarksState {
        try await repeatedly { () async throws(MarqueeError) in try await base.state(of: tenant) }
    }
    func marks(of tenant: Int) async throws(MarqueeError) -> StoredMarks {
        try await repeatedly { () async throws(MarqueeError) in try await base.marks(of: tenant) }
    }
    func entries(of tenant: Int) async throws(MarqueeError) -> [OutboxEntry] {
        try await repeatedly { () async throws(MarqueeError) in try await base.entries(of: tenant) }
    }
    func update<Answer: Sendable>(
        _ selection: MarkSelection, of tenant: Int, _ change: @escaping @Sendable (inout LibraryRows) -> Answer
    ) async throws(MarqueeError) -> Answer? {
        try await repeatedly { () async throws(MarqueeError) in try await base.update(selection, of: tenant, change) }
    }
    func lease(_ request: LeaseRequest) async throws(MarqueeError) -> OutboxEntry? {
        try await repeatedly { () async throws(MarqueeError) in try await base.lease(request) }
    }
    func lease(_ request: TurnRequest) async throws(MarqueeError) -> LeasedTurns {
        try await repeatedly { () async throws(MarqueeError) in try await base.lease(request) }
    }
    func expired(on server: String, after age: Duration, limit: Int) async throws(MarqueeError) -> [OutboxEntry] {
        try await repeatedly { () async throws(MarqueeError) in try await base.expired(on: server, after: age, limit: limit) }
    }
    func figures() async throws(MarqueeError) -> OutboxFigures {
        try await repeatedly { () async throws(MarqueeError) in try await base.figures() }
    }
}
