import Marquee
import MarqueeDomain

/// The lists of the account by their names. Version 4 of the API has lists of movies and series, version 3 lists of movies.
///
/// Changes of lists are not stored for later. A list that was created is found by its name, so an import that ended early goes on with it.
struct AccountLists: Sendable {
    let client: MarqueeClient
    let areMixed: Bool

    private static let lastPage = 500

    func canHold(_ item: Markable) -> Bool {
        switch item {
        case .movie: true
        case .tv: areMixed
        case .episode: false
        }
    }

    /// The ids of the account's lists by their names. Of two lists with one name, the first one counts.
    func ids(_ policy: ReadPolicy) async throws(MarqueeError) -> [String: Int] {
        Dictionary(try await all(policy)) { first, _ in first }
    }

    /// The ids of the account's lists, in their order.
    func allIDs(_ policy: ReadPolicy) async throws(MarqueeError) -> [Int] { try await all(policy).map(\.1) }

    private func all(_ policy: ReadPolicy) async throws(MarqueeError) -> [(String, Int)] {
        var (lists, number, last) = ([(String, Int)](), 1, 1)
        while number <= min(last, Self.lastPage) {
            let input = MediaListsPage(page: number)
            if areMixed {
                let page = try await client.mixedLists.mine.read(input)(policy: policy).value
                (lists, last) = (lists + page.items.map { ($0.name, $0.id) }, page.totalPages)
            } else {
                let page = try await client.lists.mine.read(input)(policy: policy).value
                (lists, last) = (lists + page.items.map { ($0.name, $0.id) }, page.totalPages)
            }
            number += 1
        }
        return lists
    }

    /// The titles on a list.
    func items(of id: Int, _ policy: ReadPolicy) async throws(MarqueeError) -> Set<Markable> {
        var (items, number, last) = (Set<Markable>(), 1, 1)
        while number <= min(last, Self.lastPage) {
            let page: Page<MediaItem>
            if areMixed {
                page = try await client.mixedLists.details.read(MixedListPage(id, page: number))(policy: policy).value.items
            } else {
                page = try await client.lists.details.read(MediaListPage(id, page: number))(policy: policy).value.items
            }
            for item in page.items { Markable(item.id).map { _ = items.insert($0) } }
            (last, number) = (page.totalPages, number + 1)
        }
        return items
    }

    /// Creates a list. It is private where lists can be.
    func create(_ name: String, _ description: String) async throws(MarqueeError) -> Int {
        if areMixed {
            return try await client.mixedLists.create(NewMixedList(name: name, description: description, isPublic: false))
        }
        return try await client.lists.create(NewMediaList(name: name, description: description))
    }

    /// The maximum number of titles that a request adds.
    var batch: Int { areMixed ? 50 : 1 }

    /// Adds at most ``batch`` titles, and returns those that the list had already and those that it did not take.
    func add(_ items: [Markable], to id: Int) async throws(MarqueeError) -> (known: Set<Markable>, refused: Set<Markable>) {
        if areMixed {
            let outcomes = try await client.mixedLists.add(MixedListItems(list: id, titles: items))
            let missing = Set(items).subtracting(outcomes.filter(\.isDone).map(\.title))
            if missing.isEmpty { return ([], []) }
            // Another device may have added them meanwhile. TMDb says so in words only.
            let known = missing.intersection(try await self.items(of: id, .fresh))
            return (known, missing.subtracting(known))
        }
        for item in items {
            guard case .movie(let movie) = item else { return ([], [item]) }
            do throws(MarqueeError) {
                try await client.lists.add(MediaListEntry(list: id, movie: movie))
            } catch {
                guard error.tmdbCode == Self.duplicate else { throw error }
                return ([item], [])
            }
        }
        return ([], [])
    }

    /// TMDb's code for an entry that is there already.
    private static let duplicate = 8

    /// Sets comments on titles of a list.
    func comment(_ comments: [Markable: String], on id: Int) async throws(MarqueeError) {
        _ = try await client.mixedLists.comment(MixedListComments(list: id, comments: comments))
    }
}
