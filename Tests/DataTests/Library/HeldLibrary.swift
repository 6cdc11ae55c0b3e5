import Foundation
import MarqueeData
import MarqueeDomain
import Synchronization
import TestKit

/// A library whose loads of all marks a test can hold up, and which counts its calls.
final class HeldLibrary: LibraryDAO {
    enum Question: Sendable, Hashable { case version, marks, entries }

    private let base: any LibraryDAO
    private let state = Mutex<(asked: [Question: Int], gate: Gate?)>(([:], nil))
    private let failures = Mutex<[MarqueeError]>([])
    private let happenings = Mutex<@Sendable () -> Void>({})

    init(_ base: any LibraryDAO) { self.base = base }

    func asked(_ question: Question) -> Int { state.withLock { $0.asked[question, default: 0] } }

    /// The next load of all marks waits at a gate with its result.
    func holdMarks(at gate: Gate) { state.withLock { $0.gate = gate } }

    /// Something happens whenever leases have been stored, before they are returned.
    func afterLeases(_ happening: @escaping @Sendable () -> Void) { happenings.withLock { $0 = happening } }

    /// The next leases of turns fail.
    func failLeases(_ errors: [MarqueeError]) { failures.withLock { $0 = errors } }

    private func note(_ question: Question) { state.withLock { $0.asked[question, default: 0] += 1 } }

    func state(of tenant: Int) async throws(MarqueeError) -> MarksState {
        note(.version)
        return try await base.state(of: tenant)
    }
    func marks(of tenant: Int) async throws(MarqueeError) -> StoredMarks {
        note(.marks)
        let marks = try await base.marks(of: tenant)
        let gate = state.withLock { state in
            defer { state.gate = nil }
            return state.gate
        }
        await gate?.pass()
        return marks
    }
    func entries(of tenant: Int) async throws(MarqueeError) -> [OutboxEntry] {
        note(.entries)
        return try await base.entries(of: tenant)
    }
    func now() async throws(MarqueeError) -> Date { try await base.now() }
    func update<Answer: Sendable>(
        _ selection: MarkSelection, of tenant: Int, _ change: @escaping @Sendable (inout LibraryRows) -> Answer
    ) async throws(MarqueeError) -> Answer? { try await base.update(selection, of: tenant, change) }
    func lease(_ request: LeaseRequest) async throws(MarqueeError) -> OutboxEntry? {
        let leased = try await base.lease(request)
        happenings.withLock { $0 }()
        return leased
    }
    func lease(_ request: TurnRequest) async throws(MarqueeError) -> LeasedTurns {
        if let failure = failures.withLock({ $0.popLast() }) { throw failure }
        let leased = try await base.lease(request)
        happenings.withLock { $0 }()
        return leased
    }
    func expired(on server: String, after age: Duration, limit: Int) async throws(MarqueeError) -> [OutboxEntry] {
        try await base.expired(on: server, after: age, limit: limit)
    }
    func figures() async throws(MarqueeError) -> OutboxFigures { try await base.figures() }
}
