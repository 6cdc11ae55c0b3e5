package import Marquee
import MarqueeDomain

extension MarqueeClient {
    /// The movies and series on the watchlist and among the favorites of the account, with the changes that were not sent yet.
    package func followedTitles(policy: ReadPolicy = .cached) async throws(MarqueeError) -> [MediaReference] {
        let movies = try await ids(library.watchlistMovies, \.id, policy) + ids(library.favoriteMovies, \.id, policy)
        let series = try await ids(library.watchlistTV, \.id, policy) + ids(library.favoriteTV, \.id, policy)
        // A shelf names a title that was never read only after the server has it.
        let waiting = try await library.pending().compactMap { change -> MediaReference? in
            switch (change.value, change.item) {
            case (.favorite(true), .movie(let id)), (.watchlist(true), .movie(let id)): .movie(id)
            case (.favorite(true), .tv(let id)), (.watchlist(true), .tv(let id)): .tv(id)
            default: nil
            }
        }
        return (movies.map { .movie($0) } + series.map { .tv($0) } + waiting).withoutRepeats
    }

    /// The titles that requests on this device name one by one; none for a client that cannot keep any, and for the users of a service.
    package func titlesKeptByName() async -> [MediaReference] {
        guard storeAccess.isOfOneUser else { return [] }
        let jobs = (try? await keeping.jobs()) ?? []
        return jobs.flatMap { job -> [MediaReference] in
            if case .titles(let titles) = job.request.items { titles } else { [] }
        }
    }

    /// The ids of a shelf, all pages of it.
    package func ids<Item: Sendable>(
        _ shelf: Get<ShelfPage, Page<Item>>, _ id: (Item) -> Int, _ policy: ReadPolicy
    ) async throws(MarqueeError) -> [Int] {
        var (ids, number, last) = ([Int](), 1, 1)
        while number <= min(last, 500) {
            let page = try await shelf.read(ShelfPage(page: number))(policy: policy).value
            ids += page.items.map(id)
            (last, number) = (page.totalPages, number + 1)
        }
        return ids
    }
}

extension [MediaReference] {
    /// The same without items that are there a second time.
    package var withoutRepeats: [MediaReference] {
        var seen: Set<MediaReference> = []
        return filter { seen.insert($0).inserted }
    }
}
