import Marquee

extension OperationTable {
    /// A call for the second page of each operation that has pages, by its sender.
    static let secondPages: [(sender: Sender, calls: [@Sendable (MarqueeClient) async throws -> Void])] = [
        (.program, pagesOfLists + pagesOfParts), (.account, pagesOfShelves), (.guest, pagesOfGuests), (.accountOfVersion4, pagesOfVersion4),
    ]

    private static let pagesOfLists: [@Sendable (MarqueeClient) async throws -> Void] = [
        { _ = try await $0.movies.nowPlaying(page: 2) },
        { _ = try await $0.movies.popular(page: 2) },
        { _ = try await $0.movies.topRated(page: 2) },
        { _ = try await $0.movies.upcoming(page: 2) },
        { _ = try await $0.tv.airingToday(page: 2) },
        { _ = try await $0.tv.onTheAir(page: 2) },
        { _ = try await $0.tv.popular(page: 2) },
        { _ = try await $0.tv.topRated(page: 2) },
        { _ = try await $0.people.popular(page: 2) },
        { _ = try await $0.discover.movies(MovieFilter { $0.genres = .all([18, 53]) }, page: 2) },
        { _ = try await $0.discover.tv(TVFilter { $0.networks = .any([49]) }, page: 2) },
        { _ = try await $0.search.movies("fight", page: 2) },
        { _ = try await $0.search.tv("thrones", page: 2) },
        { _ = try await $0.search.people("hanks", page: 2) },
        { _ = try await $0.search.multi("star", page: 2) },
        { _ = try await $0.search.collections("star", page: 2) },
        { _ = try await $0.search.companies("lucasfilm", page: 2) },
        { _ = try await $0.search.keywords("insomnia", page: 2) },
        { _ = try await $0.trending.movies(.day, page: 2) },
        { _ = try await $0.trending.tv(.day, page: 2) },
        { _ = try await $0.trending.people(.day, page: 2) },
        { _ = try await $0.trending.all(.week, page: 2) },
        { _ = try await $0.changes.movies(page: 2) },
        { _ = try await $0.changes.tv(page: 2) },
        { _ = try await $0.changes.people(page: 2) },
    ]

    private static let pagesOfParts: [@Sendable (MarqueeClient) async throws -> Void] = [
        { _ = try await $0.movies.lists(550, page: 2) },
        { _ = try await $0.movies.recommendations(550, page: 2) },
        { _ = try await $0.movies.reviews(550, page: 2) },
        { _ = try await $0.movies.similar(550, page: 2) },
        { _ = try await $0.tv.lists(1399, page: 2) },
        { _ = try await $0.tv.recommendations(1399, page: 2) },
        { _ = try await $0.tv.reviews(1399, page: 2) },
        { _ = try await $0.tv.similar(1399, page: 2) },
        { _ = try await $0.keywords.movies(1721, page: 2) },
    ]

    private static let pagesOfShelves: [@Sendable (MarqueeClient) async throws -> Void] = [
        { _ = try await $0.library.favoriteMovies(page: 2) },
        { _ = try await $0.library.favoriteTV(page: 2) },
        { _ = try await $0.library.watchlistMovies(page: 2) },
        { _ = try await $0.library.watchlistTV(page: 2) },
        { _ = try await $0.library.ratedMovies(page: 2) },
        { _ = try await $0.library.ratedTV(page: 2) },
        { _ = try await $0.library.ratedEpisodes(page: 2) },
        { _ = try await $0.lists.mine(page: 2) },
        { _ = try await $0.lists.details(8_300_001, page: 2) },
    ]

    private static let pagesOfGuests: [@Sendable (MarqueeClient) async throws -> Void] = [
        { _ = try await $0.library.ratedMovies(page: 2) },
        { _ = try await $0.library.ratedTV(page: 2) },
        { _ = try await $0.library.ratedEpisodes(page: 2) },
    ]

    private static let pagesOfVersion4: [@Sendable (MarqueeClient) async throws -> Void] = [
        { _ = try await $0.library.sortedFavoriteMovies(page: 2) },
        { _ = try await $0.library.sortedFavoriteTV(page: 2) },
        { _ = try await $0.library.sortedWatchlistMovies(page: 2) },
        { _ = try await $0.library.sortedWatchlistTV(page: 2) },
        { _ = try await $0.library.sortedRatedMovies(page: 2) },
        { _ = try await $0.library.sortedRatedTV(page: 2) },
        { _ = try await $0.library.recommendedMovies(page: 2) },
        { _ = try await $0.library.recommendedTV(page: 2) },
        { _ = try await $0.mixedLists.mine(page: 2) },
        { _ = try await $0.mixedLists.details(8_300_001, page: 2) },
    ]
}
