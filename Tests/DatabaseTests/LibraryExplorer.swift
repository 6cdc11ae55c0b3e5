import Dispatch
import Foundation
import MarqueeDomain
import MarqueeTesting
import TestKit
import Testing

@testable import MarqueeData
@testable import MarqueeDatabase

/// Goes through all orders of events on one mark, in the tables and in the model at once.
///
/// The tables are taken back to each fork by a savepoint. Orders that lead to the same rows and the same state go on the same way, so it is
/// explored once. At every end, all that still waits is sent to a server that forgets nothing: then it must have the marks that are seen
/// here.
final class Explorer {
    enum Action: Sendable { case toggle, set, discard, retry }
    enum Answer: Sendable { case acknowledge, refuse, release, yield }

    struct Underway: Hashable {
        /// Without a slot, there was nothing to send.
        var slot: OutboxEntry?
        /// How it will be answered.
        var answer: Answer
    }

    struct State: Hashable {
        var actions: [Action]
        var sends: [Answer]
        var model: LibraryModel
        var underway: [Underway] = []
        var seconds = 0.0
        /// The server's real values.
        var server: MarkValue = .favorite(false)
        /// Whether a change was discarded that may have arrived.
        var isUncertain = false
    }

    struct Findings: Sendable {
        /// How many orders there are.
        var ends = 0
        /// How often a slot went because there was nothing to send any more.
        var drops = 0
        /// The first error.
        var faults: [String] = []
    }

    /// A state, and all that the tables hold with it.
    private struct Place: Hashable {
        let state: State
        let rows: [[SQLValue]]
    }

    let start: LibraryModel
    private(set) var findings = Findings()
    /// How many orders go on from a place.
    private var explored: [Place: Int] = [:]
    /// The tables of people, and how many columns each has.
    private let columns: [(table: String, count: Int)]
    /// Whether each send begins only when the lease before it is over, and while it may be under way still.
    private let isShared: Bool
    private let handle: SQLiteHandle
    private let tables: @Sendable (SQLiteHandle, Int) throws(StoreFailure) -> LibraryTables?
    private let tenant: Int
    private let key: MarkKey

    init(isShared: Bool) throws {
        self.isShared = isShared
        handle = try SQLiteHandle(nil)
        try Schema.user.migrate(handle)
        columns = try ["account", "mark", "outbox", "shelf"].map { [handle] table in
            (table, try handle.number("SELECT count(*) FROM pragma_table_info(?1)", [.text(table)]))
        }
        tables = { (handle, tenant) throws(StoreFailure) in try LibraryTables(tenant, handle) }
        tenant = try AccountTable(handle: handle).save(.account(1), on: "s", at: .at(0))
        key = try #require(MarkKey(.favorite, on: .movie(1)))
        var model = LibraryModel(tenant: tenant)
        model.learn(.none, kinds: [.favorite], on: .movie(1), since: 0)
        start = model
        try change { slot, version in _ = slot.learn(.favorite(false), since: 0, as: version) }
        try handle.execute("BEGIN")
    }

    /// Returns how many orders go on from here.
    func explore(_ state: State) throws -> Int {
        let place = Place(state: state, rows: try rows())
        if let ends = explored[place] { return ends }
        var ends = 0
        for index in state.actions.indices {
            ends += try fork(state) { next in
                let action = next.actions.remove(at: index)
                try self.act(action, &next)
            }
        }
        if isShared || state.underway.isEmpty {
            for index in state.sends.indices {
                ends += try fork(state) { next in
                    let answer = next.sends.remove(at: index)
                    try self.send(answer, &next)
                }
            }
        }
        for index in state.underway.indices {
            ends += try fork(state) { next in
                let sent = next.underway.remove(at: index)
                if let slot = sent.slot { try self.answer(sent.answer, slot, &next) }
            }
        }
        if ends == 0 { ends = try fork(state, thenExplore: false) { try self.end(&$0) } }
        explored[place] = ends
        return ends
    }

    private func rows() throws -> [[SQLValue]] {
        try columns.flatMap { table, count in try handle.all("SELECT * FROM \(table)") { row in (0..<count).map(row.value) } }
    }

    /// Explores on a thread of its own: it takes seconds, and other tests wait for those of the cooperative pool.
    static func findings(_ actions: [Action], _ sends: [Answer], isShared: Bool) async throws -> Findings {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue(label: "explorer").async {
                continuation.resume(
                    with: Result {
                        let explorer = try Explorer(isShared: isShared)
                        explorer.findings.ends = try explorer.explore(State(actions: actions, sends: sends, model: explorer.start))
                        return explorer.findings
                    })
            }
        }
    }

    private func check(_ isRight: Bool, _ state: State, _ fault: @autoclosure () -> String) {
        if !isRight, findings.faults.count < 5 { findings.faults.append("\(fault()), after \(state)") }
    }

    private func fork(_ state: State, thenExplore: Bool = true, _ event: (inout State) throws -> Void) throws -> Int {
        try handle.execute("SAVEPOINT fork")
        var next = state
        try event(&next)
        let library = try #require(try tables(handle, tenant))
        let (marks, slots) = (try library.all(), try OutboxTable(handle: handle).rows(of: tenant).map(\.entry))
        check(
            marks.unnamed == next.model.marks && slots == next.model.inOrder, next, "the tables and the model disagree: \(marks), \(slots)")
        let ends = thenExplore ? try explore(next) : 1
        try handle.execute("ROLLBACK TO fork; RELEASE fork")
        return ends
    }

    /// Changes the mark in the tables by a rule.
    private func change(counts: Bool = true, _ rule: (inout MarkSlot, _ version: Int) -> Void) throws {
        try tables(handle, tenant)?.update(.marks([key]), at: .at(0)) { rows in
            rule(&rows[key], rows.next)
            if counts { rows.count() }
        }
    }

    private func act(_ action: Action, _ state: inout State) throws {
        switch action {
        case .toggle:
            let had = state.model.slots[key] != nil
            try change { [state] slot, version in slot.record(.toggle(.favorite), as: version, at: .at(state.seconds)) }
            state.model.record(.toggle(.favorite), key, at: .at(state.seconds))
            if had, state.model.slots[key] == nil { findings.drops += 1 }
        case .set:
            try change { [state] slot, version in slot.record(.set(.favorite(true)), as: version, at: .at(state.seconds)) }
            state.model.record(.set(.favorite(true)), key, at: .at(state.seconds))
        case .discard:
            if state.model.slots[key]?.mayHaveArrived == true { state.isUncertain = true }
            try change { slot, version in slot.discard(as: version) }
            state.model.discard(key)
        case .retry:
            try change { slot, _ in slot.retry() }
            state.model.retry(key)
        }
    }

    private func send(_ answer: Answer, _ state: inout State) throws {
        state.seconds += isShared ? 100 : 0
        let request = LeaseRequest.of(tenant, by: "\(state.sends.count)", onDemand: true)
        let slot = try OutboxTable(handle: handle).lease(request, at: .at(state.seconds))
        let other = state.model.lease(request, at: .at(state.seconds))
        check(slot == other, state, "another slot is leased")
        // A refused or yielded entry is not taken; a given-back one may have been.
        if let slot, answer == .acknowledge || answer == .release { state.server = slot.value }
        state.underway.append(.init(slot: slot, answer: answer))
    }

    private func answer(_ answer: Answer, _ slot: OutboxEntry, _ state: inout State) throws {
        switch answer {
        case .acknowledge:
            try change { [state] row, version in row.acknowledge(slot, as: version, at: .at(state.seconds)) }
            state.model.acknowledge(slot, key, at: .at(state.seconds))
        case .refuse:
            try change { row, _ in row.reject(slot, because: .refusal) }
            state.model.reject(slot, key, because: .refusal)
        case .release:
            try change(counts: false) { [state] row, _ in row.release(slot, until: .at(state.seconds + 10)) }
            state.model.release(slot, key, until: .at(state.seconds + 10))
        case .yield:
            try change { [state] row, version in row.supersede(slot, to: state.server, as: version) }
            state.model.supersede(slot, key, to: state.server)
        }
    }

    /// Sends all that is left.
    private func end(_ state: inout State) throws {
        let waits = state.model.slots[key].map { $0.slot.rejection == nil } ?? false
        let seen = state.model.seen(key)
        state.seconds += 1_000
        try send(.acknowledge, &state)
        let slot = state.underway.removeLast().slot
        check((slot != nil) == waits, state, "what waits is not what is sent")
        guard let slot else {
            let isKnown = !state.isUncertain && state.model.slots[key] == nil
            return check(!isKnown || state.server == seen, state, "nothing waits, and the server has something else")
        }
        try answer(.acknowledge, slot, &state)
        check(state.server == seen, state, "the server took what waited, and has something else")
        check(state.model.slots[key] == nil && state.model.seen(key) == seen, state, "something waits still")
    }
}
