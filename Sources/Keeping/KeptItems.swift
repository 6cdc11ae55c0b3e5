import Marquee
import MarqueeDomain

/// The items that a request names at this moment.
struct KeptItems: Sendable {
    let client: MarqueeClient
    let request: KeepRequest

    /// All items, with the movies of collections.
    func all() async throws(MarqueeError) -> [MediaReference] {
        var items = try await estimated()
        for collection in items where collection.kind == .collection {
            do throws(MarqueeError) {
                let details = try await client.collections.details(collection.id, including: request.collectionParts).value
                items += details.movies.map { .movie($0.id) }
            } catch {
                if error.code != .notFound { throw error }
            }
        }
        return items.withoutRepeats
    }

    /// The items without a look into collections.
    func estimated() async throws(MarqueeError) -> [MediaReference] {
        switch request.items {
        case .titles(let titles): return titles.withoutRepeats
        case .library: return try await client.followedTitles()
        case .list(let id):
            var (items, number, last) = ([MediaReference](), 1, 1)
            while number <= min(last, Self.lastPage) {
                let page = try await client.lists.details.execute(MediaListPage(id, page: number)).value.items
                items += page.items.map(\.id)
                (last, number) = (page.totalPages, number + 1)
            }
            return items.withoutRepeats
        case .popular(let kind, let count):
            return try await first(count) { (number) async throws(MarqueeError) in try await popular(kind, number) }
        case .discoverMovies(var filter, let count):
            return try await first(count) { (number) async throws(MarqueeError) in
                filter.page = number
                let page = try await client.discover.movies.execute(filter).value
                return (page.items.map { .movie($0.id) }, page.totalPages)
            }
        case .discoverTV(var filter, let count):
            return try await first(count) { (number) async throws(MarqueeError) in
                filter.page = number
                let page = try await client.discover.tv.execute(filter).value
                return (page.items.map { .tv($0.id) }, page.totalPages)
            }
        }
    }

    /// The first items of a list, each once.
    private func first(
        _ count: Int, of page: (Int) async throws(MarqueeError) -> ListPage
    ) async throws(MarqueeError) -> [MediaReference] {
        var (items, number) = ([MediaReference](), 1)
        while items.count < count, number <= Self.lastPage {
            let (ids, pages) = try await page(number)
            items = (items + ids).withoutRepeats
            if ids.isEmpty || number >= pages { break }
            number += 1
        }
        return Array(items.prefix(count))
    }

    private typealias ListPage = (ids: [MediaReference], pages: Int)

    /// The last page that TMDb has of a list.
    private static let lastPage = 500

    private func popular(_ kind: MediaKind, _ number: Int) async throws(MarqueeError) -> ListPage {
        if kind == .tv {
            let page = try await client.tv.popular(page: number).value
            return (page.items.map { .tv($0.id) }, page.totalPages)
        }
        let page = try await client.movies.popular(page: number).value
        return (page.items.map { .movie($0.id) }, page.totalPages)
    }
}
