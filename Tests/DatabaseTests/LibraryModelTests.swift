import Foundation
import MarqueeData
import MarqueeDomain
import Testing

@testable import MarqueeDatabase

@Suite(.timeLimit(.minutes(5)))
struct LibraryModelTests {
    @Test func `every interleaving of what a person does and what is sent ends as the rules say`() throws {
        let explorer = try Explorer(isShared: false)
        try explorer.explore(
            .init(
                actions: [.toggle, .set, .discard, .retry], sends: [.acknowledge, .refuse, .giveBack], model: explorer.start))
        // 4! orders of actions, 3! of sends, and 10 over 4 ways to put them together.
        #expect(explorer.ends == 24 * 6 * 210)
        #expect(explorer.drops > 0)
    }

    @Test func `every interleaving of two that send the same slot ends as the rules say`() throws {
        for sends: [Explorer.Answer] in [
            [.acknowledge, .acknowledge], [.acknowledge, .refuse], [.acknowledge, .giveBack], [.refuse, .giveBack], [.acknowledge, .yield],
        ] {
            let explorer = try Explorer(isShared: true)
            try explorer.explore(.init(actions: [.toggle, .set, .discard], sends: sends, model: explorer.start))
            #expect(explorer.ends > 500)
        }
    }

    /// Four walks of five thousand steps each.
    @Test(arguments: 1...4) func `twenty thousand random operations on several accounts do what the rules say`(walker: Int) async throws {
        let seed = UInt64.random(in: 0 ... .max)
        print("random library operations, walk \(walker): seed \(seed)")
        let folder = try TemporaryFolder()
        var walk = try await RandomWalk(folder: folder, seed: seed)
        for step in 1...5_000 {
            try await walk.step()
            if step.isMultiple(of: 500) { #expect(try await walk.isAsTheModelSays(), "seed \(seed), step \(step)") }
            if step.isMultiple(of: 1_000) { try await walk.reopen() }
        }
        await walk.stores.close()
    }
}

/// Goes through all orders of events on one mark, in the tables and in the model at once.
///
/// The tables are taken back to each fork by a savepoint. At every end, all that still waits is sent to a server that forgets nothing:
/// then it must have what is seen here.
final class Explorer {
    enum Action { case toggle, set, discard, retry }
    enum Answer { case acknowledge, refuse, giveBack, yield }

    struct State {
        var actions: [Action]
        var sends: [Answer]
        var model: LibraryModel
        /// What is on its way, and how it will be answered; without a slot, there was nothing to send.
        var underway: [(slot: OutboxSlot?, answer: Answer)] = []
        var seconds = 0.0
        /// What the server really has.
        var server: MarkValue = .favorite(false)
        /// Whether a change was discarded that may have arrived.
        var isUncertain = false
    }

    let start: LibraryModel
    private(set) var ends = 0
    private(set) var drops = 0
    /// Whether each send begins only when the lease before it is over, and while it may be under way still.
    private let isShared: Bool
    private let connection: Connection
    private let tables: @Sendable (Connection, Int) throws(StoreFailure) -> LibraryTables?
    private let key: MarkKey

    init(isShared: Bool) throws {
        self.isShared = isShared
        connection = try Connection(nil)
        try Schema.user.migrate(connection)
        tables = { (connection, tenant) throws(StoreFailure) in try LibraryTables(tenant, connection) }
        let tenant = try AccountTable(connection: connection).keep(.account(1), on: "s", at: .at(0))
        key = MarkKey(.favorite, on: .movie(1), of: tenant)!
        var model = LibraryModel(tenant: tenant)
        try LibraryTables(tenant, connection)?.learn(.none, kinds: [.favorite], on: .movie(1), since: 0)
        model.learn(.none, kinds: [.favorite], on: .movie(1), since: 0)
        start = model
        try connection.execute("BEGIN")
    }

    func explore(_ state: State) throws {
        var isEnd = true
        for index in state.actions.indices {
            isEnd = false
            try fork(state) { next in
                let action = next.actions.remove(at: index)
                try self.act(action, &next)
            }
        }
        if isShared || state.underway.isEmpty {
            for index in state.sends.indices {
                isEnd = false
                try fork(state) { next in
                    let answer = next.sends.remove(at: index)
                    try self.send(answer, &next)
                }
            }
        }
        for index in state.underway.indices {
            isEnd = false
            try fork(state) { next in
                let (slot, answer) = next.underway.remove(at: index)
                if let slot { try self.answer(answer, slot, &next) }
            }
        }
        if isEnd { try fork(state, thenExplore: false) { try self.end(&$0) } }
    }

    private func fork(_ state: State, thenExplore: Bool = true, _ event: (inout State) throws -> Void) throws {
        try connection.execute("SAVEPOINT fork")
        var next = state
        try event(&next)
        let library = try #require(try tables(connection, key.tenant))
        let (marks, slots) = (try library.all(), try library.outbox.rows(of: key.tenant).map(\.slot))
        if marks != next.model.marks || slots != next.model.inOrder {
            Issue.record("after \(next): \(marks), \(slots), not \(next.model.marks), \(next.model.inOrder)")
            throw MarqueeError(.storage, .init("test", "The tables and the model disagree."))
        }
        if thenExplore { try explore(next) }
        try connection.execute("ROLLBACK TO fork; RELEASE fork")
    }

    private func act(_ action: Action, _ state: inout State) throws {
        let library = try tables(connection, key.tenant)
        switch action {
        case .toggle:
            let had = state.model.slots[key] != nil
            try library?.record(.toggle(.favorite), for: key, at: .at(state.seconds))
            state.model.record(.toggle(.favorite), key, at: .at(state.seconds))
            if had, state.model.slots[key] == nil { drops += 1 }
        case .set:
            try library?.record(.set(.favorite(true)), for: key, at: .at(state.seconds))
            state.model.record(.set(.favorite(true)), key, at: .at(state.seconds))
        case .discard:
            if state.model.slots[key]?.mayHaveArrived == true { state.isUncertain = true }
            try library?.discard(key)
            state.model.discard(key)
        case .retry:
            try library?.retry(key)
            state.model.retry(key)
        }
    }

    private func send(_ answer: Answer, _ state: inout State) throws {
        state.seconds += isShared ? 100 : 0
        let request = LeaseRequest.of(key.tenant, by: "\(state.sends.count)", at: state.seconds, onDemand: true)
        let slot = try OutboxTable(connection: connection).lease(request)
        #expect(slot == state.model.lease(request))
        // What is refused or yielded is not taken; a given-back one may have been.
        if let slot, answer == .acknowledge || answer == .giveBack { state.server = slot.value }
        state.underway.append((slot, answer))
    }

    private func answer(_ answer: Answer, _ slot: OutboxSlot, _ state: inout State) throws {
        let library = try tables(connection, key.tenant)
        switch answer {
        case .acknowledge:
            try library?.acknowledge(slot, key)
            state.model.acknowledge(slot, key)
        case .refuse:
            try library?.refuse(slot, key, because: .refusal)
            state.model.refuse(slot, key, because: .refusal)
        case .giveBack:
            try library?.giveBack(slot, key, until: .at(state.seconds + 10))
            state.model.giveBack(slot, key, until: .at(state.seconds + 10))
        case .yield:
            try library?.yield(slot, key, to: state.server)
            state.model.yield(slot, key, to: state.server)
        }
    }

    /// Sends all that is left.
    private func end(_ state: inout State) throws {
        ends += 1
        let waits = state.model.slots[key].map { $0.slot.refusal == nil } ?? false
        let seen = state.model.seen(key)
        state.seconds += 1_000
        try send(.acknowledge, &state)
        let (slot, _) = state.underway.removeLast()
        #expect((slot != nil) == waits)
        guard let slot else {
            if !state.isUncertain, state.model.slots[key] == nil { #expect(state.server == seen, "\(state)") }
            return
        }
        try answer(.acknowledge, slot, &state)
        #expect(state.server == seen)
        #expect(state.model.slots[key] == nil)
        #expect(state.model.seen(key) == seen)
    }
}

/// Random operations on several accounts, in a store and in a model.
struct RandomWalk {
    private let folder: TemporaryFolder
    private(set) var stores: OpenLibrary
    private var random: Seeded
    private var models: [LibraryModel] = []
    private var sent: [OutboxSlot] = []
    private var seconds = 0.0

    private static let items: [Markable] = [
        .movie(1), .movie(2), .movie(3), .tv(1), .tv(2), .episode(of: 1, season: 0, number: 1), .episode(of: 1, season: 1, number: 1),
    ]

    init(folder: TemporaryFolder, seed: UInt64) async throws {
        self.folder = folder
        random = Seeded(state: seed)
        stores = try await folder.library()
        for account in 1...4 { models.append(LibraryModel(tenant: try await stores.signIn(account))) }
    }

    mutating func reopen() async throws {
        await stores.close()
        stores = try await folder.library()
    }

    func isAsTheModelSays() async throws -> Bool {
        for model in models {
            guard try await stores.library.marks(of: model.tenant) == model.marks else { return false }
            guard try await stores.library.slots(of: model.tenant) == model.inOrder else { return false }
        }
        return true
    }

    mutating func step() async throws {
        let who = Int.random(in: models.indices, using: &random)
        let tenant = models[who].tenant
        guard let item = Self.items.randomElement(using: &random), let kind = MarkKind.allCases.randomElement(using: &random),
            let key = MarkKey(kind, on: item, of: tenant)
        else { return }
        seconds += Double(Int.random(in: -30...60, using: &random))
        switch Int.random(in: 0..<20, using: &random) {
        case 0..<6: try await record(who, key)
        case 6..<11: try await lease(who)
        case 11..<16: try await answer()
        case 16:
            let id = PendingChange(item: item, value: .none(kind), changedAt: .at(0), state: .waiting).id
            if Bool.random(using: &random) {
                _ = try await stores.library.discard(id, of: tenant)
                models[who].discard(key)
            } else {
                _ = try await stores.library.retry(id, of: tenant)
                models[who].retry(key)
            }
        case 17: try await learn(who, item)
        case 18: try await reconcile(who, key.shelf)
        default: try await turnSession(who)
        }
    }

    private mutating func value(_ kind: MarkKind) -> MarkValue {
        MarkValue(kind, number: Int64.random(in: 0...(kind == .rating ? 20 : 1), using: &random))
    }

    private mutating func record(_ who: Int, _ key: MarkKey) async throws {
        let isTurned = Int.random(in: 0..<3, using: &random) == 0
        let edit = isTurned ? MarkEdit.toggle(key.shelf.kind) : .set(value(key.shelf.kind))
        let entry = try await stores.library.record(edit, on: key.item, of: key.tenant, at: .at(seconds))
        models[who].record(edit, key, at: .at(seconds))
        expect(entry, who)
    }

    private mutating func lease(_ who: Int) async throws {
        let request = LeaseRequest.of(
            models[who].tenant, by: "\(Int.random(in: 0..<3, using: &random))", at: seconds,
            after: Int.random(in: 0...1, using: &random) * Int.random(in: 0...models[who].version, using: &random),
            onDemand: Bool.random(using: &random))
        let slot = try await stores.library.lease(request)
        #expect(slot == models[who].lease(request))
        if let slot { sent.append(slot) }
    }

    private mutating func answer() async throws {
        guard !sent.isEmpty else { return }
        let slot = sent.remove(at: Int.random(in: sent.indices, using: &random))
        guard let who = models.firstIndex(where: { $0.tenant == slot.tenant }),
            let key = MarkKey(slot.value.kind, on: slot.item, of: slot.tenant)
        else { return }
        switch Int.random(in: 0..<6, using: &random) {
        case 0..<2:
            let entry = try await stores.library.acknowledge(slot)
            models[who].acknowledge(slot, key)
            expect(entry, who)
        case 2:
            let entry = try await stores.library.refuse(slot, because: .refusal)
            models[who].refuse(slot, key, because: .refusal)
            expect(entry, who)
        case 3:
            let server = value(slot.value.kind)
            let entry = try await stores.library.yield(slot, to: server)
            models[who].yield(slot, key, to: server)
            expect(entry, who)
        default:
            let moment: Date? = Bool.random(using: &random) ? .at(seconds + 50) : nil
            try await stores.library.giveBack(slot, until: moment)
            models[who].giveBack(slot, key, until: moment)
        }
    }

    private mutating func learn(_ who: Int, _ item: Markable) async throws {
        var marks = Marks()
        for kind in MarkKind.allCases { marks.set(value(kind)) }
        let kinds = Set(MarkKind.allCases.filter { _ in Bool.random(using: &random) })
        let since = Int.random(in: max(0, models[who].version - 40)...models[who].version, using: &random)
        let entry = try await stores.library.learn(marks, kinds: kinds, on: item, of: models[who].tenant, since: since)
        models[who].learn(marks, kinds: kinds, on: item, since: since)
        expect(entry, who)
    }

    private mutating func reconcile(_ who: Int, _ name: ShelfName) async throws {
        var shelf = WholeShelf(name, values: [:])
        for item in Self.items where ShelfName(name.kind, of: item) == name && Bool.random(using: &random) {
            shelf.values[item] = value(name.kind)
        }
        let since = Int.random(in: max(0, models[who].version - 40)...models[who].version, using: &random)
        let changed = try await stores.library.reconcile(shelf, of: models[who].tenant, since: since)
        #expect(Set(changed) == models[who].reconcile(shelf, since: since))
        #expect(Set(changed).count == changed.count)
    }

    private mutating func turnSession(_ who: Int) async throws {
        if models[who].isActive {
            let session = try await stores.sessions.session(models[who].tenant)
            _ = try await stores.sessions.revoke(models[who].tenant, generation: session?.generation ?? 0)
        } else {
            #expect(try await stores.signIn(who + 1) == models[who].tenant)
        }
        models[who].isActive.toggle()
    }

    private func expect(_ entry: StoredMarks.Entry, _ who: Int) {
        let other = models[who].marks.entries[entry.item] ?? .init(item: entry.item, version: models[who].version)
        #expect(entry == other)
    }
}
