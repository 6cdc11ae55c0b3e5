import Foundation
import MarqueeData
import MarqueeDomain

extension StoreConformance {
    static let libraryCases = [
        Case("A random walk of changes, answers and reads follows the rules.") { run in
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
        Case("A mark is the server's value overlaid with the pending change, whatever the order of events.") { run in
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
        Case("A change is stored when the call returns, and visible to another client at once.") { run in
            let first = try await run.open()
            try await run.setClock(1)
            let tenant = try await first.signIn(1)
            let item = Markable.episode(of: 2, season: 3, number: 4)
            let entry = try await first.set(.rated(17), on: item, of: tenant)
            let mark = StoredMarks.Entry(
                item: item, marks: Marks(rating: Rating(halfPoints: 17), pending: [.rating]), places: [.rating: .init(order: 1)],
                state: .init(version: 1))
            try run.expect(entry.unnamed, mark, "the marks that the change returns")
            let second = try await run.open()
            try run.expect(try await second.library.marks(of: tenant).unnamed.entries[entry.item], mark, "the other client's marks")
            await first.close()
            await second.close()
            try await run.withStores { stores in
                let wanted = OutboxEntry(
                    tenant: tenant, item: item, value: .rated(17), position: 1, changedAt: .at(1))
                try run.expect(try await stores.library.entries(of: tenant), [wanted], "what waits")
                try run.expect(try await stores.library.version(of: tenant), 1, "the version")
            }
        },
        Case("A movie, a series and an episode of the same number have marks of their own, and so have two accounts.") { run in
            try await run.withStores { stores in
                let (tenant, other) = (try await stores.signIn(1), try await stores.signIn(2))
                let items: [Markable] = [.movie(1), .tv(1), .episode(of: 1, season: 0, number: 0), .episode(of: 1, season: 0, number: 1)]
                for (number, item) in items.enumerated() { try await stores.set(.rated(number + 1), on: item, of: tenant) }
                let entries = try await stores.library.marks(of: tenant).entries
                try run.expect(items.map { entries[$0]?.marks.rating?.halfPoints }, [1, 2, 3, 4], "the ratings")
                try run.expect(try await stores.library.marks(of: other).unnamed, StoredMarks(), "the marks of the other account")
                try run.expect(try await stores.library.version(of: other), 0, "the version of the other account")
            }
        },
        Case("A shelf that was read completely replaces what is known, except changes and what was learned later.") { run in
            try await run.withStores { stores in
                let tenant = try await stores.signIn(1)
                try await run.setClock(7)
                let both = Marks(isFavorite: true, isOnWatchlist: true)
                for number in 1...4 {
                    _ = try await stores.library.learn(both, kinds: [.favorite, .watchlist], on: .movie(number), of: tenant, since: 9)
                }
                try await stores.set(.favorite(false), on: .movie(3), of: tenant)
                let since = try await stores.library.version(of: tenant)
                try await stores.set(.favorite(true), on: .movie(9), of: tenant)
                guard let later = try await stores.lease(tenant, after: since) else { return try run.expect(false, "nothing is leased") }
                _ = try await stores.library.acknowledge(later)
                let shelf = WholeShelf(
                    .favoriteMovies, values: [.movie(1): .favorite(true), .movie(5): .favorite(true), .tv(6): .favorite(true)])
                let changed = try await stores.library.reconcile(shelf, of: tenant, since: since)
                // Movie 3 is not on the shelf, but was already seen as no favorite. The series belongs on another shelf.
                try run.expect(Set(changed), [.movie(2), .movie(4), .movie(5)], "the items with another mark")
                let marks = try await stores.library.marks(of: tenant)
                try run.expect(marks.pulled, [.favoriteMovies], "the complete shelves")
                try run.expect(
                    marks.entries.filter { $1.marks.isFavorite }.keys.map(\.title.id).sorted(), [1, 5, 9], "the favorites")
                try run.expect(marks.entries.filter { $1.marks.isOnWatchlist }.count, 4, "the size of the watchlist")
                try run.expect(marks.entries[.movie(3)]?.marks.pending, [.favorite], "the pending changes of movie 3")
                try run.expect(marks.entries[.movie(9)]?.places[.favorite]?.arrivedAt, .at(7), "when movie 9 arrived")
                try run.expect(marks.entries[.tv(6)], nil, "the series")
            }
        },
        Case("Items from a part of a shelf leave other items alone, and do not replace what was learned later.") { run in
            try await run.withStores { stores in
                let tenant = try await stores.signIn(1)
                for number in 1...2 {
                    _ = try await stores.library.learn(
                        Marks(isFavorite: true), kinds: [.favorite], on: .movie(number), of: tenant, since: 9)
                }
                let since = try await stores.library.version(of: tenant)
                try await stores.set(.favorite(false), on: .movie(2), of: tenant)
                _ = try await stores.library.acknowledge(try await stores.leased(tenant))
                let seen: [Markable: MarkValue] = [
                    .movie(2): .favorite(true), .movie(3): .favorite(true), .episode(of: 1, season: 1, number: 1): .rated(4),
                ]
                let changed = try await stores.library.learn(seen, of: tenant, since: since)
                try run.expect(Set(changed), [.movie(3), .episode(of: 1, season: 1, number: 1)], "the items with another mark")
                let marks = try await stores.library.marks(of: tenant)
                try run.expect(marks.entries.filter { $1.marks.isFavorite }.keys.map(\.title.id).sorted(), [1, 3], "the favorites")
                try run.expect(marks.pulled, [], "the complete shelves")
                try run.expect(marks.version, since + 3, "the version")
                try run.expect(try await stores.library.learn([:], of: tenant, since: since), [], "the changes of an empty answer")
                try run.expect(try await stores.library.version(of: tenant), since + 4, "the version after an empty answer")
            }
        },
        Case("A mark keeps its place on its shelf until it is removed.") { run in
            try await run.withStores { stores in
                let tenant = try await stores.signIn(1)
                func expect(_ place: StoredMarks.Place?, _ moment: String) async throws {
                    try run.expect(try await stores.place(of: .movie(1), on: .ratedMovies, tenant), place, "the place \(moment)")
                }
                try await stores.send(.favorite(true), on: .movie(2), of: tenant, at: 3)
                try await stores.set(.rated(7), of: tenant)
                try await expect(.init(order: 3), "of a change that waits")
                try await stores.send(.rated(7), of: tenant, at: 5)
                let arrived = StoredMarks.Place(order: 5, isOnServer: true, arrivedAt: .at(5))
                try await expect(arrived, "after it was sent")
                try await stores.set(.rated(8), of: tenant)
                try await expect(arrived, "under another rating that waits")
                try await stores.send(.rated(8), of: tenant, at: 9)
                try await expect(arrived, "after another rating was sent")
                let marks = Marks(rating: Rating(halfPoints: 7))
                _ = try await stores.library.learn(marks, kinds: [.rating], on: .movie(1), of: tenant, since: 99)
                try await expect(arrived, "after the server named it")
                let shelf = WholeShelf(
                    .ratedMovies, values: [.movie(1): .rated(7), .movie(3): .rated(2)], newestFirst: [.movie(3), .movie(1)])
                try run.expect(try await stores.library.reconcile(shelf, of: tenant, since: 9), [.movie(3)], "the items with another mark")
                try await expect(.init(order: 9, rank: 1, isOnServer: true, arrivedAt: .at(5)), "on a shelf that was read completely")
                let other = try await stores.place(of: .movie(3), on: .ratedMovies, tenant)
                try run.expect(other, .init(order: 9, rank: 2, isOnServer: true), "the place of another movie of that shelf")
                try await stores.send(.rating(nil), of: tenant, at: 11)
                try await expect(nil, "after it was removed")
                try await stores.set(.rated(1), of: tenant)
                let last = try await stores.library.version(of: tenant)
                try await expect(.init(order: last), "after it was rated again")
            }
        },
        Case("An unknown account has no marks, and none can be set.") { run in
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
                try run.expect(refusal?.reason.key, "library.noAccount", "the reason")
                try run.expect(try await stores.library.marks(of: 12), StoredMarks(), "the marks after all this")
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
        Case("The error of a rejection is stored with all its properties.") { run in
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
        var waiting = StoredOutboxEntry(entry, wasSent: true, leaseDuration: .milliseconds(10), longestWait: .milliseconds(11))
        waiting.rejectedAt = .at(12)
        return MarkSlot(
            tenant: tenant, key: key, isOnWholeShelf: false,
            known: KnownMark(value: .rated(1), learned: 1, place: 2, rank: 3, arrivedAt: .at(4), position: 6), waiting: waiting)
    }

    /// A mark of which no optional field is set.
    fileprivate static func sparse(_ key: MarkKey, of tenant: Int) -> MarkSlot {
        let entry = OutboxEntry(tenant: tenant, item: key.item, value: .rating(nil), position: 5, changedAt: .at(0))
        return MarkSlot(
            tenant: tenant, key: key, isOnWholeShelf: false, known: KnownMark(value: .rating(nil)), waiting: StoredOutboxEntry(entry))
    }
}
