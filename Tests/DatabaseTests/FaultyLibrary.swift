import Foundation
import MarqueeData
import MarqueeDomain
import Synchronization

/// A library that breaks one of its promises.
struct FaultyLibrary: LibraryDAO {
    enum Fault: CaseIterable, Sendable {
        /// Now and then a change is acknowledged, and not written.
        case losesChanges
        /// An entry is given to a second client.
        case leasesTwice
        /// Turns are served without regard to excluded accounts.
        case servesExcluded
        /// Turns begin at the first account each time.
        case beginsAnew
        /// The times are those of the machine.
        case hasAnotherClock
        /// All marks are those of a moment ago.
        case showsOldMarks
        /// Entries come with the last one first.
        case sendsLastFirst
        /// A wait after a failure is forgotten.
        case forgetsWaits
        /// No entry is old enough to be removed.
        case keepsEverything
        /// Rejected entries are counted as pending.
        case countsRejected
    }

    let base: any LibraryDAO
    let fault: Fault
    let count: Counter

    /// Counts the calls of all clients.
    final class Counter: Sendable {
        private let number = Mutex(0)
        func next() -> Int {
            number.withLock { number in
                number += 1
                return number
            }
        }
    }

    func now() async throws(MarqueeError) -> Date { fault == .hasAnotherClock ? Date() : try await base.now() }
    func state(of tenant: Int) async throws(MarqueeError) -> MarksState { try await base.state(of: tenant) }
    func marks(of tenant: Int) async throws(MarqueeError) -> StoredMarks {
        var marks = try await base.marks(of: tenant)
        if fault == .showsOldMarks, let newest = marks.entries.keys.first { marks.entries[newest] = nil }
        return marks
    }
    func entries(of tenant: Int) async throws(MarqueeError) -> [OutboxEntry] {
        let entries = try await base.entries(of: tenant)
        guard fault == .sendsLastFirst else { return entries }
        return entries.reversed()
    }
    func update<Answer: Sendable>(
        _ selection: MarkSelection, of tenant: Int, _ change: @escaping @Sendable (inout LibraryRows) -> Answer
    ) async throws(MarqueeError) -> Answer? {
        let isLost = fault == .losesChanges && count.next().isMultiple(of: 7)
        return try await base.update(selection, of: tenant) { rows in
            guard isLost else { return change(&rows) }
            var others = rows
            return change(&others)
        }
    }
    func lease(_ request: LeaseRequest) async throws(MarqueeError) -> OutboxEntry? {
        var request = request
        if fault == .forgetsWaits { request.isOnDemand = true }
        let entry = try await base.lease(request)
        if fault == .leasesTwice, let entry, count.next().isMultiple(of: 3) { try await base.release([entry]) }
        return entry
    }
    func lease(_ request: TurnRequest) async throws(MarqueeError) -> LeasedTurns {
        var request = request
        if fault == .servesExcluded { request.excluded = [] }
        if fault == .beginsAnew { request.after = 0 }
        return try await base.lease(request)
    }
    func expired(on server: String, after age: Duration, limit: Int) async throws(MarqueeError) -> [OutboxEntry] {
        fault == .keepsEverything ? [] : try await base.expired(on: server, after: age, limit: limit)
    }
    func figures() async throws(MarqueeError) -> OutboxFigures {
        var figures = try await base.figures()
        if fault == .countsRejected { figures.pending += figures.rejected }
        return figures
    }
}
