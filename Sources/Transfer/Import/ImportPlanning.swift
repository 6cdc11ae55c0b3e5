import Marquee
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Decides what becomes of the marks of rows whose titles are known.
struct ImportPlanning: Sendable {
    let client: MarqueeClient
    let session: Session
    let options: ImportOptions
    let policy: ImportPolicy

    /// A mark of a title.
    private struct Slot: Hashable {
        let item: Markable
        let kind: MarkKind
    }

    /// A mark of a row that sets a value.
    private struct Wish {
        let row: Int
        let mark: Int
        let day: Day?
    }

    /// The days of the account's ratings, where they are known.
    struct RatingDays {
        var days: [Markable: Day] = [:]
        /// Whether the server says all of them to this session.
        var areKnown = true
    }

    func entries(
        _ rows: [(ImportRow, ImportMatch)], _ days: [Markable: Day]
    ) async throws(MarqueeError) -> [ImportPlan.Entry] {
        let winners = winners(rows)
        let lists = await listed(rows)
        var (entries, seenOnLists) = ([ImportPlan.Entry](), Set<ListSlot>())
        for (index, (row, match)) in rows.enumerated() {
            guard case .matched(let candidate) = match else {
                entries.append(.init(row: row, match: match, actions: []))
                continue
            }
            let item = candidate.item
            let marks = try await client.library.marks(on: item, policy: .offline).value
            var actions: [ImportAction] = []
            for (place, mark) in row.marks.enumerated() {
                if let list = mark.list(watchedAs: options.watchedList) {
                    actions.append(action(list.name, item, lists, &seenOnLists))
                } else if let value = mark.value, isSupported(value, item) {
                    let winner = winners[Slot(item: item, kind: value.kind)]
                    let isWinner = winner.map { $0.row == index && $0.mark == place } ?? false
                    actions.append(isWinner ? action(mark, item, marks, days) : .repeated)
                } else {
                    actions.append(.unsupported)
                }
            }
            entries.append(.init(row: row, match: match, actions: actions))
        }
        return entries
    }

    /// The row that decides for each mark of each title: the one with the newest day. Without days, the last one.
    private func winners(_ rows: [(ImportRow, ImportMatch)]) -> [Slot: Wish] {
        var winners: [Slot: Wish] = [:]
        for (index, (row, match)) in rows.enumerated() {
            guard case .matched(let candidate) = match else { continue }
            for (place, mark) in row.marks.enumerated() {
                guard let value = mark.value else { continue }
                let day: Day? = if case .rating(_, let day) = mark { day } else { nil }
                let slot = Slot(item: candidate.item, kind: value.kind)
                if let other = winners[slot]?.day, day.map({ $0 < other }) ?? true { continue }
                winners[slot] = Wish(row: index, mark: place, day: day)
            }
        }
        return winners
    }

    /// An episode can only be rated, and a guest can only rate.
    private func isSupported(_ value: MarkValue, _ item: Markable) -> Bool {
        if value.kind == .rating { return true }
        if case .episode = item { return false }
        return session.kind == .account
    }

    private func action(_ mark: ImportedMark, _ item: Markable, _ marks: Marks, _ days: [Markable: Day]) -> ImportAction {
        switch mark {
        case .favorite: return marks.isFavorite ? .same : .set
        case .watchlist: return marks.isOnWatchlist ? .same : .set
        case .rating(let rating, let day):
            guard let mine = marks.rating else { return .set }
            if mine == rating { return .same }
            switch policy {
            case .keepMine: return .conflict(mine)
            case .takeFile: return .replace(mine)
            case .newer:
                guard let day, let other = days[item], day > other else { return .conflict(mine) }
                return .replace(mine)
            }
        case .list, .watched: return .unsupported
        }
    }

    /// The days of the account's ratings, which the policy ``ImportPolicy/newer`` compares: of changes that were not sent yet, and of ratings
    /// that version 4 of the API has with their times.
    func ratingDays() async -> RatingDays {
        var all = RatingDays()
        guard policy == .newer else { return all }
        all.areKnown = session.hasUserToken
        if session.hasUserToken {
            await add(client.library.sortedRatedMovies, to: &all) { .movie($0.id) }
            await add(client.library.sortedRatedTV, to: &all) { .tv($0.id) }
        }
        for change in (try? await client.library.pending()) ?? [] where change.value.kind == .rating {
            all.days[change.item] = Day(change.changedAt, in: .gmt)
        }
        return all
    }

    private func add<Item>(
        _ shelf: Get<SortedShelfPage, Page<Rated<Item>>>, to all: inout RatingDays, _ item: (Item) -> Markable
    ) async {
        var (number, last) = (1, 1)
        while number <= min(last, 500) {
            guard let page = try? await shelf(page: number).value else {
                all.areKnown = false
                return
            }
            for rated in page.items { if let time = rated.ratedAt { all.days[item(rated.item)] = Day(time, in: .gmt) } }
            (last, number) = (page.totalPages, number + 1)
        }
    }
}

extension ImportPlanning {
    private struct ListSlot: Hashable {
        let name: String
        let item: Markable
    }

    /// The titles on the lists that rows name; none if they cannot be read. Adding a title that a list has changes nothing.
    private func listed(_ rows: [(ImportRow, ImportMatch)]) async -> [String: Set<Markable>] {
        let names = Set(rows.flatMap { $0.0.marks.compactMap { $0.list(watchedAs: options.watchedList)?.name } })
        guard !names.isEmpty, session.kind == .account else { return [:] }
        let lists = AccountLists(client: client, areMixed: session.hasUserToken)
        guard let ids = try? await lists.ids(.freshElseCached) else { return [:] }
        var items: [String: Set<Markable>] = [:]
        for name in names { if let id = ids[name] { items[name] = try? await lists.items(of: id, .freshElseCached) } }
        return items
    }

    private func action(
        _ name: String, _ item: Markable, _ lists: [String: Set<Markable>], _ seen: inout Set<ListSlot>
    ) -> ImportAction {
        let canHold = AccountLists(client: client, areMixed: session.hasUserToken).canHold(item)
        guard session.kind == .account, canHold else { return .unsupported }
        if lists[name]?.contains(item) == true { return .same }
        return seen.insert(ListSlot(name: name, item: item)).inserted ? .set : .repeated
    }
}
