import Foundation
import MarqueeData
import MarqueeDomain

extension StoreConformance {
    static let libraryCases = [
        Case("A random walk of changes, answers and looks does what the rules say.") { run in
            var walk = try await LibraryWalk(run)
            do {
                for step in 1...max(1, run.steps) {
                    try await walk.step()
                    if step.isMultiple(of: 500) || step == run.steps { try await walk.check() }
                    if step.isMultiple(of: 1_000) { try await walk.reopen() }
                }
            } catch {
                await walk.close()
                throw error
            }
            await walk.close()
        },
        Case("What is seen of a mark is what the server has under what waits, whatever comes between.") { run in
            var random = SeededGenerator(seed: run.seed)
            try await run.withStores { stores in
                try await run.setClock(0)
                for number in 1...max(1, run.steps / 10) {
                    let events = [MarkEvent].random(&random)
                    let tenant = try await stores.sessions.signIn(.guest(), on: run.server, at: .at(0)).tenant
                    let fault = try await MarkStory(library: stores.library, tenant: tenant).fault(in: events)
                    try run.expect(fault == nil, "story \(number): \(fault ?? "")", after: events.map { "\($0)" })
                }
            }
        },
        Case("A change is there when the stores are opened again, and for another client at once.") { run in
            let first = try await run.open()
            try await run.setClock(1)
            let tenant = try await first.signIn(1)
            let entry = try await first.set(.rated(17), on: .episode(of: 2, season: 3, number: 4), of: tenant)
            let second = try await run.open()
            try run.expect(try await second.library.marks(of: tenant).entries[entry.item], entry, "the other client's marks")
            await first.close()
            await second.close()
            try await run.withStores { stores in
                let wanted = OutboxEntry(
                    tenant: tenant, item: .episode(of: 2, season: 3, number: 4), value: .rated(17), position: 1, changedAt: .at(1))
                try run.expect(try await stores.library.entries(of: tenant), [wanted], "what waits")
                try run.expect(try await stores.library.version(of: tenant), 1, "the version")
            }
        },
        Case("An account that is not there has no marks and takes none.") { run in
            try await run.withStores { stores in
                let gone = OutboxEntry(tenant: 12, item: .movie(1), value: .favorite(true), position: 1, changedAt: .at(0))
                try run.expect(try await stores.library.version(of: 12), 0, "the version")
                try run.expect(try await stores.library.marks(of: 12), StoredMarks(), "the marks")
                try run.expect(try await stores.library.acknowledge(gone), .init(item: .movie(1)), "an answer")
                let shelf = WholeShelf(.ratedMovies, values: [.movie(1): .rated(2)])
                try run.expect(try await stores.library.reconcile(shelf, of: 12, since: 0), [], "a shelf")
                try run.expect(try await stores.lease(12) == nil, "something is leased")
                let refusal = await error { try await stores.set(.favorite(true), of: 12) }
                try run.expect(refusal?.code == .unauthorized, "a change is stored, or fails otherwise")
            }
        },
        Case("The time is that of the store, in whole milliseconds.") { run in
            try await run.withStores { stores in
                try await run.setClock(77)
                try run.expect(try await stores.library.now(), .at(77), "the time")
                let tenant = try await stores.signIn(1)
                try await stores.set(.favorite(true), of: tenant)
                try run.expect(try await stores.library.entries(of: tenant).first?.changedAt, .at(77), "the time of a change")
                try await run.setClock(78)
                let entry = try await stores.library.acknowledge(try await stores.leased(tenant))
                try run.expect(entry.places[.favorite]?.arrivedAt, .at(78), "the time of an arrival")
            }
        },
        Case("An error that rejects a change is kept with all its particulars, or with none.") { run in
            try await run.withStores { stores in
                let tenant = try await stores.signIn(1)
                for error in [MarqueeError.rejection, MarqueeError(.refused, .init("a.b", "Text"))] {
                    try await stores.set(.favorite(true), of: tenant)
                    _ = try await stores.library.reject(try await stores.leased(tenant), because: error)
                    try run.expect(try await stores.library.entries(of: tenant).first?.rejection, error, "the rejection")
                }
            }
        },
        Case("Every field of a mark and of a change is read as it was written, whether it is set or not.") { run in
            try await run.withStores { stores in
                let tenant = try await stores.signIn(1)
                for item in [Markable.movie(2), .episode(of: 2, season: 3, number: 4)] {
                    guard let key = MarkKey(.rating, on: item) else { continue }
                    for slot in [MarkSlot.full(key, of: tenant), .sparse(key, of: tenant), .full(key, of: tenant)] {
                        _ = try await stores.library.update(.marks([key]), of: tenant) { $0[key] = slot }
                        let stored = try await stores.library.update(.marks([key]), of: tenant) { $0[key] }
                        try run.expect(stored, slot, "what is stored")
                        let onShelf = try await stores.library.update(.shelf(key.shelf), of: tenant) { $0[key] }
                        try run.expect(onShelf, slot, "what is stored of the shelf")
                        let entries = try await stores.library.entries(of: tenant).filter { $0.item == item }
                        try run.expect(entries, [slot.waiting?.entry], "the entry")
                    }
                }
            }
        },
    ]

    /// The error with which work fails.
    static func error(_ work: () async throws -> some Any) async -> MarqueeError? {
        do {
            _ = try await work()
            return nil
        } catch {
            return error as? MarqueeError
        }
    }
}

extension MarkSlot {
    /// A mark of which every field is set, each to a value of its own.
    fileprivate static func full(_ key: MarkKey, of tenant: Int) -> MarkSlot {
        let entry = OutboxEntry(
            tenant: tenant, item: key.item, value: .rated(17), before: .rated(3), revision: 4, position: 5, changedAt: .at(6), attempts: 7,
            notBefore: .at(8), lease: .init(owner: "owner", until: .at(9)), rejection: .rejection)
        return MarkSlot(
            tenant: tenant, key: key, isOnWholeShelf: false,
            known: KnownMark(value: .rated(1), learned: 1, place: 2, rank: 3, arrivedAt: .at(4), position: 6),
            waiting: StoredOutboxEntry(entry, wasSent: true, leaseDuration: .milliseconds(10), longestWait: .milliseconds(11)))
    }

    /// A mark of which no optional field is set.
    fileprivate static func sparse(_ key: MarkKey, of tenant: Int) -> MarkSlot {
        let entry = OutboxEntry(tenant: tenant, item: key.item, value: .rating(nil), position: 5, changedAt: .at(0))
        return MarkSlot(
            tenant: tenant, key: key, isOnWholeShelf: false, known: KnownMark(value: .rating(nil)), waiting: StoredOutboxEntry(entry))
    }
}
