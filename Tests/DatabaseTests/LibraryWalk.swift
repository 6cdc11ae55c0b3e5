import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeDatabase

/// Random operations on several accounts, in a store and in a model.
struct RandomWalk {
    private let folder: TemporaryFolder
    private(set) var stores: OpenLibrary
    private var random: SplitMix64
    private var models: [LibraryModel] = []
    private var sent: [OutboxEntry] = []
    private var seconds = 0.0

    private static let items: [Markable] = [
        .movie(1), .movie(2), .movie(3), .tv(1), .tv(2), .episode(of: 1, season: 0, number: 1), .episode(of: 1, season: 1, number: 1),
    ]

    init(folder: TemporaryFolder, seed: UInt64) async throws {
        self.folder = folder
        random = SplitMix64(seed: seed)
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
            guard try await stores.library.entries(of: model.tenant) == model.inOrder else { return false }
        }
        return true
    }

    mutating func step() async throws {
        let who = Int.random(in: models.indices, using: &random)
        let tenant = models[who].tenant
        guard let item = Self.items.randomElement(using: &random), let kind = MarkKind.allCases.randomElement(using: &random),
            let key = MarkKey(kind, on: item)
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
        MarkValue(kind, number: Int.random(in: 0...(kind == .rating ? 20 : 1), using: &random))
    }

    private mutating func record(_ who: Int, _ key: MarkKey) async throws {
        let isTurned = Int.random(in: 0..<3, using: &random) == 0
        let edit = isTurned ? MarkEdit.toggle(key.shelf.kind) : .set(value(key.shelf.kind))
        let entry = try await stores.record(edit, on: key.item, of: models[who].tenant, at: .at(seconds))
        models[who].record(edit, key, at: .at(seconds))
        expect(entry, who)
    }

    private mutating func lease(_ who: Int) async throws {
        let request = LeaseRequest.of(
            models[who].tenant, by: "\(Int.random(in: 0..<3, using: &random))",
            after: Int.random(in: 0...1, using: &random) * Int.random(in: 0...models[who].version, using: &random),
            onDemand: Bool.random(using: &random))
        stores.clock.set(.at(seconds))
        let slot = try await stores.library.lease(request)
        #expect(slot == models[who].lease(request, at: .at(seconds)))
        if let slot { sent.append(slot) }
    }

    private mutating func answer() async throws {
        guard !sent.isEmpty else { return }
        let slot = sent.remove(at: Int.random(in: sent.indices, using: &random))
        guard let who = models.firstIndex(where: { $0.tenant == slot.tenant }),
            let key = slot.key
        else { return }
        switch Int.random(in: 0..<6, using: &random) {
        case 0..<2:
            let entry = try await stores.acknowledge(slot, at: .at(seconds))
            models[who].acknowledge(slot, key, at: .at(seconds))
            expect(entry, who)
        case 2:
            let entry = try await stores.library.reject(slot, because: .refusal)
            models[who].reject(slot, key, because: .refusal)
            expect(entry, who)
        case 3:
            let server = value(slot.value.kind)
            let entry = try await stores.library.supersede(slot, to: server)
            models[who].supersede(slot, key, to: server)
            expect(entry, who)
        default:
            let moment: Date? = Bool.random(using: &random) ? .at(seconds + 50) : nil
            stores.clock.set(.at(seconds))
            try await stores.release(slot, until: moment)
            models[who].release(slot, key, until: moment)
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
            shelf.newestFirst.append(item)
        }
        shelf.newestFirst.shuffle(using: &random)
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
