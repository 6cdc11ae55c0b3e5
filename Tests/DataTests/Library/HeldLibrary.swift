import Foundation
import MarqueeData
import MarqueeDomain
import Synchronization
import TestKit

/// A library whose loads of all marks a test can hold up, and which counts what it is asked.
final class HeldLibrary: LibraryDAO {
    enum Question: Sendable, Hashable { case version, marks, entries }

    private let base: any LibraryDAO
    private let state = Mutex<(asked: [Question: Int], gate: Gate?)>(([:], nil))

    init(_ base: any LibraryDAO) { self.base = base }

    func asked(_ question: Question) -> Int { state.withLock { $0.asked[question, default: 0] } }

    /// The next load of all marks waits at a gate with what it has read.
    func holdMarks(at gate: Gate) { state.withLock { $0.gate = gate } }

    private func note(_ question: Question) { state.withLock { $0.asked[question, default: 0] += 1 } }

    func version(of tenant: Int) async throws(MarqueeError) -> Int {
        note(.version)
        return try await base.version(of: tenant)
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
    func record(_ edit: MarkEdit, on item: Markable, of tenant: Int, at moment: Date) async throws(MarqueeError) -> StoredMarks.Entry {
        try await base.record(edit, on: item, of: tenant, at: moment)
    }
    func lease(_ request: LeaseRequest) async throws(MarqueeError) -> OutboxEntry? { try await base.lease(request) }
    func acknowledge(_ entry: OutboxEntry, at moment: Date) async throws(MarqueeError) -> StoredMarks.Entry {
        try await base.acknowledge(entry, at: moment)
    }
    func release(_ entry: OutboxEntry, until moment: Date?) async throws(MarqueeError) { try await base.release(entry, until: moment) }
    func reject(_ entry: OutboxEntry, because error: MarqueeError) async throws(MarqueeError) -> StoredMarks.Entry {
        try await base.reject(entry, because: error)
    }
    func supersede(_ entry: OutboxEntry, to server: MarkValue) async throws(MarqueeError) -> StoredMarks.Entry {
        try await base.supersede(entry, to: server)
    }
    func retry(_ change: PendingChange.ID, of tenant: Int) async throws(MarqueeError) -> StoredMarks.Entry {
        try await base.retry(change, of: tenant)
    }
    func discard(_ change: PendingChange.ID, of tenant: Int) async throws(MarqueeError) -> StoredMarks.Entry {
        try await base.discard(change, of: tenant)
    }
    func schedule(on server: String, at moment: Date, after tenant: Int, limit: Int) async throws(MarqueeError) -> OutboxSchedule {
        try await base.schedule(on: server, at: moment, after: tenant, limit: limit)
    }
    func learn(
        _ marks: Marks, kinds: Set<MarkKind>, on item: Markable, of tenant: Int, since version: Int
    ) async throws(MarqueeError) -> StoredMarks.Entry {
        try await base.learn(marks, kinds: kinds, on: item, of: tenant, since: version)
    }
    func learn(_ values: [Markable: MarkValue], of tenant: Int, since version: Int) async throws(MarqueeError) -> [Markable] {
        try await base.learn(values, of: tenant, since: version)
    }
    func reconcile(_ shelf: WholeShelf, of tenant: Int, since version: Int) async throws(MarqueeError) -> [Markable] {
        try await base.reconcile(shelf, of: tenant, since: version)
    }
}
