import Foundation
import MarqueeData
import MarqueeDomain

/// Random operations on several accounts, in a store and in a model.
struct LibraryWalk {
    private let run: ConformanceRun
    private var stores: ConformingStores
    private var random: SeededGenerator
    private var models: [LibraryModel] = []
    private var sent: [OutboxEntry] = []
    private var seconds = 0.0
    private var path: [String] = []

    private static let items: [Markable] = [
        .movie(1), .movie(2), .movie(3), .tv(1), .tv(2), .episode(of: 1, season: 0, number: 1), .episode(of: 1, season: 1, number: 1),
    ]

    init(_ run: ConformanceRun) async throws {
        self.run = run
        random = SeededGenerator(seed: run.seed)
        stores = try await run.open()
        for account in 1...4 { models.append(LibraryModel(tenant: try await stores.signIn(account))) }
        try await run.setClock(seconds)
    }

    func close() async { await stores.close() }

    mutating func reopen() async throws {
        await stores.close()
        stores = try await run.open()
        path.append("reopened")
    }

    /// Compares everything with the models.
    func check() async throws {
        for model in models {
            try run.expect(
                try await stores.library.marks(of: model.tenant).unnamed, model.marks, "the marks of \(model.tenant)", after: path)
            try run.expect(try await stores.library.entries(of: model.tenant), model.inOrder, "what waits of \(model.tenant)", after: path)
            try run.expect(try await stores.library.version(of: model.tenant), model.version, "the version", after: path)
        }
    }

    mutating func step() async throws {
        let who = Int.random(in: models.indices, using: &random)
        guard let item = Self.items.randomElement(using: &random), let kind = MarkKind.allCases.randomElement(using: &random),
            let key = MarkKey(kind, on: item)
        else { return }
        seconds += Double(Int.random(in: -30...60, using: &random))
        try await run.setClock(seconds)
        switch Int.random(in: 0..<20, using: &random) {
        case 0..<6: try await record(who, key)
        case 6..<11: try await lease(who)
        case 11..<16: try await answer()
        case 16: try await reconsider(who, key)
        case 17: try await learn(who, item)
        case 18: try await reconcile(who, key.shelf)
        default: try await turnSession(who)
        }
    }

    private mutating func note(_ step: String) { path.append("\(Int(seconds)) s: \(step)") }

    private mutating func value(_ kind: MarkKind) -> MarkValue {
        MarkValue(kind, number: Int.random(in: 0...(kind == .rating ? 20 : 1), using: &random))
    }

    private mutating func record(_ who: Int, _ key: MarkKey) async throws {
        let isTurned = Int.random(in: 0..<3, using: &random) == 0
        let edit = isTurned ? MarkEdit.toggle(key.kind) : .set(value(key.kind))
        note("\(who) records \(edit) on \(key.item)")
        let entry = try await stores.library.record(edit, on: key.item, of: models[who].tenant)
        models[who].record(edit, key, at: .at(seconds))
        try expect(entry, who)
    }

    /// Discards a change of a mark, or sends it again.
    private mutating func reconsider(_ who: Int, _ key: MarkKey) async throws {
        let id = PendingChange(item: key.item, value: .none(key.kind), changedAt: .at(0), state: .waiting).id
        if Bool.random(using: &random) {
            note("\(who) discards \(key)")
            let entry = try await stores.library.discard(id, of: models[who].tenant)
            models[who].discard(key)
            try expect(entry, who)
        } else {
            note("\(who) retries \(key)")
            let entry = try await stores.library.retry(id, of: models[who].tenant)
            models[who].retry(key)
            try expect(entry, who)
        }
    }

    private mutating func lease(_ who: Int) async throws {
        let request = LeaseRequest.of(
            models[who].tenant, by: "\(Int.random(in: 0..<3, using: &random))",
            after: Int.random(in: 0...1, using: &random) * Int.random(in: 0...models[who].version, using: &random),
            onDemand: Bool.random(using: &random))
        note("lease of \(who) after \(request.after)\(request.isOnDemand ? " on demand" : "")")
        let slot = try await stores.library.lease(request)
        try run.expect(slot, models[who].lease(request, at: .at(seconds)), "what is leased", after: path)
        if let slot { sent.append(slot) }
    }

    private mutating func answer() async throws {
        guard !sent.isEmpty else { return }
        let slot = sent.remove(at: Int.random(in: sent.indices, using: &random))
        guard let who = models.firstIndex(where: { $0.tenant == slot.tenant }), let key = slot.key else { return }
        switch Int.random(in: 0..<6, using: &random) {
        case 0..<2:
            note("acknowledge \(slot)")
            let entry = try await stores.library.acknowledge(slot)
            models[who].acknowledge(slot, key, at: .at(seconds))
            try expect(entry, who)
        case 2:
            note("reject \(slot)")
            let entry = try await stores.library.reject(slot, because: .rejection)
            models[who].reject(slot, key, because: .rejection)
            try expect(entry, who)
        case 3:
            let server = value(slot.value.kind)
            note("supersede \(slot) by \(server)")
            let entry = try await stores.library.supersede(slot, to: server)
            models[who].supersede(slot, key, to: server)
            try expect(entry, who)
        case 4:
            note("release \(slot) for 50 s")
            try await stores.library.release(slot, for: .seconds(50))
            models[who].release(slot, key, until: .at(seconds + 50))
        default:
            note("release \(slot)")
            try await stores.library.release([slot])
            models[who].release(slot, key, until: nil)
        }
    }

    private mutating func learn(_ who: Int, _ item: Markable) async throws {
        var marks = Marks()
        for kind in MarkKind.allCases { marks.set(value(kind)) }
        let kinds = Set(MarkKind.allCases.filter { _ in Bool.random(using: &random) })
        let since = Int.random(in: max(0, models[who].version - 40)...models[who].version, using: &random)
        note("\(who) learns \(marks) of \(item), \(kinds), since \(since)")
        let entry = try await stores.library.learn(marks, kinds: kinds, on: item, of: models[who].tenant, since: since)
        models[who].learn(marks, kinds: kinds, on: item, since: since)
        try expect(entry, who)
    }

    private mutating func reconcile(_ who: Int, _ name: ShelfName) async throws {
        var shelf = WholeShelf(name, values: [:])
        for item in Self.items where ShelfName(name.kind, of: item) == name && Bool.random(using: &random) {
            shelf.values[item] = value(name.kind)
            shelf.newestFirst.append(item)
        }
        shelf.newestFirst.shuffle(using: &random)
        let since = Int.random(in: max(0, models[who].version - 40)...models[who].version, using: &random)
        note("\(who) reads \(shelf) since \(since)")
        let changed = try await stores.library.reconcile(shelf, of: models[who].tenant, since: since)
        try run.expect(Set(changed), models[who].reconcile(shelf, since: since), "what is seen differently", after: path)
        try run.expect(Set(changed).count == changed.count, "something is told twice", after: path)
    }

    private mutating func turnSession(_ who: Int) async throws {
        note("the session of \(who) is \(models[who].isActive ? "refused" : "renewed")")
        if models[who].isActive {
            let session = try await stores.sessions.session(models[who].tenant)
            _ = try await stores.sessions.revoke(models[who].tenant, generation: session?.generation ?? 0)
        } else {
            try run.expect(try await stores.signIn(who + 1), models[who].tenant, "the number of the account", after: path)
        }
        models[who].isActive.toggle()
    }

    private func expect(_ entry: StoredMarks.Entry, _ who: Int) throws(ConformanceFailure) {
        let other = models[who].marks.entries[entry.item] ?? .init(item: entry.item, state: .init(version: models[who].version))
        try run.expect(entry.unnamed, other, "the marks on \(entry.item)", after: path)
    }
}
