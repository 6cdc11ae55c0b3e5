import Marquee
import MarqueeData
public import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Returns everything that the account has: favorites, watchlist, ratings, lists, and the changes that were not sent yet.
///
/// ```swift
/// let document = try await marquee.exportLibrary()
/// try document.json.write(to: file)
/// ```
public struct ExportLibrary: Sendable {
    let client: MarqueeClient

    /// Reads all shelves and lists.
    ///
    /// - Parameters:
    ///   - today: The day of the export; nil is today in UTC.
    ///   - policy: When cached answers are used: `.offline` asks no server.
    /// - Throws: `MarqueeError` with the code `.unauthorized` if no account is signed in, and the error of a shelf or a list that can be read
    ///   neither from the server nor from this device. An export is complete, or there is none.
    public func callAsFunction(on today: Day? = nil, policy: ReadPolicy = .freshElseCached) async throws(MarqueeError) -> LibraryDocument {
        guard let session = try await client.account.current() else { throw .signedOut }
        var marked = MarkedTitles()
        if session.kind == .account {
            for movie in try await all(client.library.favoriteMovies, policy) { marked.edit(movie) { $0.isFavorite = true } }
            for series in try await all(client.library.favoriteTV, policy) { marked.edit(series) { $0.isFavorite = true } }
            for movie in try await all(client.library.watchlistMovies, policy) { marked.edit(movie) { $0.isOnWatchlist = true } }
            for series in try await all(client.library.watchlistTV, policy) { marked.edit(series) { $0.isOnWatchlist = true } }
        }
        for rated in try await all(client.library.ratedMovies, policy) { marked.edit(rated.item) { $0.rating = rated.rating } }
        for rated in try await all(client.library.ratedTV, policy) { marked.edit(rated.item) { $0.rating = rated.rating } }
        for rated in try await all(client.library.ratedEpisodes, policy) {
            guard let episode = rated.item.reference else { continue }
            marked.edit(.episode(episode), rated.item.episode.name, rated.item.episode.airDate?.year) { $0.rating = rated.rating }
        }
        if session.hasUserToken { await addDays(to: &marked, policy) }
        var document = LibraryDocument(day: today ?? Day(client.storeAccess.clock.now(), in: .gmt))
        document.pending = try await client.library.pending()
        // A shelf lacks a title that was never read, until the server has its mark.
        for change in document.pending where change.state.isUnsent { marked.apply(change) }
        document.titles = marked.all
        if session.kind == .account { document.lists = try await lists(areMixed: session.hasUserToken, policy) }
        return document
    }

    private func all<Item: Sendable>(
        _ shelf: Get<ShelfPage, Page<Item>>, _ policy: ReadPolicy
    ) async throws(MarqueeError) -> [Item] {
        var (items, number, last) = ([Item](), 1, 1)
        while number <= min(last, 500) {
            let page = try await shelf.read(ShelfPage(page: number))(policy: policy).value
            items += page.items
            (last, number) = (page.totalPages, number + 1)
        }
        return items
    }

    /// Adds the days of ratings, which only version 4 of the API has. Without them, the export is complete, too.
    private func addDays(to marked: inout MarkedTitles, _ policy: ReadPolicy) async {
        var number = 1
        while number <= 500, let page = try? await client.library.sortedRatedMovies(page: number, policy: policy).value {
            for rated in page.items { marked.setDay(rated.ratedAt, of: .movie(rated.item.id)) }
            if number >= page.totalPages { break }
            number += 1
        }
        number = 1
        while number <= 500, let page = try? await client.library.sortedRatedTV(page: number, policy: policy).value {
            for rated in page.items { marked.setDay(rated.ratedAt, of: .tv(rated.item.id)) }
            if number >= page.totalPages { break }
            number += 1
        }
    }

    private func lists(areMixed: Bool, _ policy: ReadPolicy) async throws(MarqueeError) -> [LibraryDocument.List] {
        var lists: [LibraryDocument.List] = []
        for id in try await AccountLists(client: client, areMixed: areMixed).allIDs(policy) {
            var (list, number, last) = (LibraryDocument.List(name: ""), 1, 1)
            while number <= min(last, 500) {
                let page = try await listPage(id, number, areMixed, policy)
                (list.name, list.description, list.isPublic) = (page.list.name, page.list.description, page.list.isPublic)
                list.items += page.list.items
                (last, number) = (page.count, number + 1)
            }
            lists.append(list)
        }
        return lists
    }

    /// A page of a list, and the number of its pages.
    private func listPage(
        _ id: Int, _ number: Int, _ areMixed: Bool, _ policy: ReadPolicy
    ) async throws(MarqueeError) -> (list: LibraryDocument.List, count: Int) {
        var list: LibraryDocument.List
        let (items, comments): (Page<MediaItem>, [Markable: String])
        if areMixed {
            let page = try await client.mixedLists.details.read(MixedListPage(id, page: number))(policy: policy).value
            list = LibraryDocument.List(name: page.name)
            (list.description, list.isPublic, items, comments) = (page.description, page.isPublic, page.items, page.comments)
        } else {
            let page = try await client.lists.details.read(MediaListPage(id, page: number))(policy: policy).value
            list = LibraryDocument.List(name: page.name)
            (list.description, items, comments) = (page.description, page.items, [:])
        }
        for item in items.items {
            guard let marked = Markable(item.id) else { continue }
            var entry = LibraryDocument.ListItem(marked, title: item.title, year: item.releaseDate?.year)
            entry.comment = comments[marked] ?? ""
            list.items.append(entry)
        }
        return (list, items.totalPages)
    }
}

extension PendingChange.State {
    /// Whether the change is a wish that the server does not have yet.
    fileprivate var isUnsent: Bool { if case .rejected = self { false } else { true } }
}

/// The titles of an export, each once.
private struct MarkedTitles {
    private var titles: [Markable: LibraryDocument.Title] = [:]

    mutating func edit(_ item: Markable, _ title: String, _ year: Int?, _ change: (inout LibraryDocument.Title) -> Void) {
        change(&titles[item, default: LibraryDocument.Title(item, title: title, year: year)])
    }

    mutating func edit(_ movie: Movie, _ change: (inout LibraryDocument.Title) -> Void) {
        edit(.movie(movie.id), movie.title, movie.releaseDate?.year, change)
    }

    mutating func edit(_ series: TVSeries, _ change: (inout LibraryDocument.Title) -> Void) {
        edit(.tv(series.id), series.name, series.firstAirDate?.year, change)
    }

    mutating func setDay(_ time: Date?, of item: Markable) {
        guard let time, titles[item]?.rating != nil else { return }
        titles[item]?.ratedOn = Day(time, in: .gmt)
    }

    mutating func apply(_ change: PendingChange) {
        edit(change.item, "", nil) { title in
            switch change.value {
            case .favorite(let isFavorite): title.isFavorite = isFavorite
            case .watchlist(let isOnWatchlist): title.isOnWatchlist = isOnWatchlist
            case .rating(let rating):
                title.rating = rating
                title.ratedOn = rating == nil ? nil : Day(change.changedAt, in: .gmt)
            }
        }
    }

    /// The titles that have a mark: movies, then series, then episodes, by id.
    var all: [LibraryDocument.Title] {
        titles.values.filter { $0.isFavorite || $0.isOnWatchlist || $0.rating != nil }.sorted { $0.item.order < $1.item.order }
    }
}

extension Markable {
    fileprivate var order: (Int, Int, Int, Int) {
        switch self {
        case .movie(let id): (0, id, 0, 0)
        case .tv(let id): (1, id, 0, 0)
        case .episode(let episode): (2, episode.series, episode.season, episode.number)
        }
    }
}
