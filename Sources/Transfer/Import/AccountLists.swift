import Marquee
import MarqueeDomain

/// The lists of the account by their names. Version 4 of the API has lists of movies and series, version 3 lists of movies.
///
/// Changes of lists are not stored for later. A list that was created is found by its name, so an import that ended early goes on with it.
struct AccountLists: Sendable {
    let client: MarqueeClient
    let areMixed: Bool

    /// The titles that a request of version 4 adds.
    private static let batch = 50
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

    /// Adds titles to the list of a name, which is created if it has no id yet. Titles that it has already are left out.
    func add(
        _ changes: [ListedChange], to name: String, _ existing: Int?, _ plan: ImportPlan, _ report: inout ImportReport
    ) async throws(MarqueeError) {
        let description = plan.listDescriptions[name] ?? ""
        let id: Int
        var known: Set<Markable> = []
        if let existing {
            (id, known) = (existing, try await items(of: existing, .fresh))
        } else {
            id =
                areMixed
                ? try await client.mixedLists.create(NewMixedList(name: name, description: description, isPublic: false))
                : try await client.lists.create(NewMediaList(name: name, description: description))
            report.createdLists.append(name)
        }
        var new: [ListedChange] = []
        for change in changes where known.insert(change.item).inserted { new.append(change) }
        if areMixed {
            try await addMixed(new, to: id, plan.watchedList, &report)
        } else {
            for change in new {
                guard case .movie(let movie) = change.item else { continue }
                try await client.lists.add(MediaListEntry(list: id, movie: movie))
                report.addedToLists += 1
            }
        }
    }

    private func addMixed(
        _ changes: [ListedChange], to id: Int, _ watchedList: String?, _ report: inout ImportReport
    ) async throws(MarqueeError) {
        for start in stride(from: 0, to: changes.count, by: Self.batch) {
            let part = changes[start..<min(start + Self.batch, changes.count)]
            let outcomes = try await client.mixedLists.add(MixedListItems(list: id, titles: part.map(\.item)))
            let added = Set(outcomes.filter(\.isDone).map(\.title))
            report.addedToLists += added.count
            for change in part where !added.contains(change.item) {
                report.failures.append(.init(row: change.row, mark: change.mark, error: nil))
            }
            let comments = part.compactMap { change -> (Markable, String)? in
                let comment = change.mark.list(watchedAs: watchedList)?.comment ?? ""
                return comment.isEmpty || !added.contains(change.item) ? nil : (change.item, comment)
            }
            if comments.isEmpty { continue }
            _ = try await client.mixedLists.comment(
                MixedListComments(list: id, comments: Dictionary(comments) { first, _ in first }))
        }
    }
}
