import Foundation
import Marquee

// The forms of Docs/Calls.md, word for word, without the calls of the table of operations. Nothing here runs: the compiler sees that each
// form is one.

/// Takes expressions of any kind, so that a form is alone on its line.
@resultBuilder
enum Forms {
    static func buildExpression<Value>(_ value: Value) {}
    static func buildBlock(_ forms: Void...) {}
}

func forms(@Forms _ body: () async throws -> Void) async throws {
    try await body()
}

func movieForms(marquee: MarqueeClient, movie: Movie) async throws {
    try await forms {
        try await marquee.movies.details(550, policy: .cached)
        try await marquee.movies.details(550, policy: .fresh)
        try await marquee.movies.details(550, policy: .freshElseCached)
        try await marquee.movies.details(550, policy: .offline)
        try await marquee.movies.details(550, policy: .maxAge(.seconds(3_600)))
        marquee.movies.details.updates(550)
        marquee.movies.details.execute(550) { outcome in print(outcome) }
        marquee.movies.details.read(550)
        try await marquee.movies.details(movie)
        await marquee.movies.details([550, 551])
        await marquee.movies.details([550, 551], including: [.credits], policy: .offline, language: "fr")
    }
}

func movieListForms(marquee: MarqueeClient, kind: MovieList.Kind) async throws {
    try await forms {
        try await marquee.movies.nowPlaying(page: 2)
        try await marquee.movies.popular(page: 2, policy: .offline)
        try await marquee.movies.upcoming(region: "DE")
        try await marquee.movies.upcoming(page: 2, region: "DE", policy: .offline)
        marquee.movies.popular.updates()
        marquee.movies.popular.pages().items
        try await marquee.movies.list(.popular)
        try await marquee.movies.list(.popular, page: 2)
        try await marquee.movies.list(.popular, page: 2, region: "US")
        try await marquee.movies.list(.popular(page: 2))
        try await marquee.movies.list(.popular, policy: .offline)
        try await marquee.movies.list(.popular, page: 2, policy: .offline)
        try await marquee.movies.list(MovieList(kind, page: 2))
        marquee.movies.list.updates(.popular)
        marquee.movies.list.updates(.popular(page: 2))
        marquee.movies.list.pages(.popular)
        marquee.movies.list.pages(.popular, policy: .offline)
        marquee.movies.list.pages(.popular).items
        marquee.movies.list.execute(.popular) { outcome in print(outcome) }
    }
}

func moreMovieForms(marquee: MarqueeClient) async throws {
    try await forms {
        try await marquee.movies.credits(550, policy: .offline)
        marquee.movies.credits.updates(550)
        try await marquee.collections.details(10, policy: .offline)
        marquee.collections.details.updates(10)
        try await marquee.collections.details(10, including: [.images])
        try await marquee.movies.watchProviders(550, policy: .offline)
        marquee.movies.watchProviders.updates(550)
        try await marquee.genres.movies(policy: .offline)
        marquee.genres.movies.updates()
        marquee.genres.movies.execute { outcome in print(outcome) }
        try await marquee.movies.home()
        try await marquee.movies.home(policy: .offline)
        try await marquee.movies.home(policy: .offline, language: "fr")
        marquee.movies.home.execute(.offline) { outcome in print(outcome) }
    }
}

func discoverForms(marquee: MarqueeClient, filter: MovieFilter, country: String) async throws {
    try await forms {
        try await marquee.discover.movies()
        try await marquee.discover.movies(filter)
        try await marquee.discover.movies(filter, page: 2)
        try await marquee.discover.movies(filter, policy: .offline)
        try await marquee.discover.movies(filter, page: 2, policy: .offline)
        try await marquee.discover.movies(MovieFilter { $0.genres = .all([18, 53]) })
        try await marquee.discover.movies(page: 2) { $0.genres = [18] }
        try await marquee.discover.movies(page: 2, policy: .offline, language: "fr") { $0.years = 1990...1999 }
        marquee.discover.movies.updates(filter)
        marquee.discover.movies.pages(filter)
        marquee.discover.movies.pages(filter, policy: .offline).items
        marquee.discover.movies.execute(filter) { outcome in print(outcome) }
        try await marquee.discover.tv(TVFilter { $0.networks = .any([49]) })
        try await marquee.discover.tv { $0.originCountry = [country] }
        try await marquee.discover.tv(page: 2, policy: .offline, language: "fr") { $0.sortBy = .voteAverageDescending }
        try await marquee.movies.discover(filter)
        try await marquee.movies.discover { $0.genres = [18, 53] }
        try await marquee.tv.discover(TVFilter { $0.networks = [49] })
        marquee.discover.tv.pages(TVFilter()).items
    }
}

func tvForms(marquee: MarqueeClient) async throws {
    try await forms {
        try await marquee.tv.details(1399, policy: .offline)
        marquee.tv.details.updates(1399)
        try await marquee.tv.popular(page: 2, policy: .offline)
        try await marquee.tv.airingToday(page: 2, timezone: "America/New_York", policy: .offline)
        marquee.tv.airingToday.updates()
        marquee.tv.airingToday.pages().items
        try await marquee.tv.list(.popular, page: 2)
        try await marquee.tv.list(.popular(page: 2), policy: .offline)
        marquee.tv.list.updates(.popular)
        marquee.tv.list.pages(.popular).items
        try await marquee.tvSeasons.details(1399, season: 1, policy: .offline)
        try await marquee.tvSeasons.details(SeasonReference(series: 1399, number: 1))
        marquee.tvSeasons.details.updates(SeasonReference(series: 1399, number: 1))
        try await marquee.tv.seasons(1...8, of: 1399)
        try await marquee.tv.seasons([0, 3], of: 1399, policy: .offline)
        try await marquee.tv.seasons(of: 1399)
        try await marquee.tv.seasons(of: 1399, policy: .offline)
        marquee.tv.seasons.updates(SeriesSeasons(of: 1399))
        try await marquee.tvEpisodes.details(1399, season: 1, episode: 2, policy: .offline)
        try await marquee.tvEpisodes.details(EpisodeReference(series: 1399, season: 1, number: 2))
        marquee.tvEpisodes.details.updates(EpisodeReference(series: 1399, season: 1, number: 2))
        try await marquee.tv.aggregateCredits(1399, policy: .offline)
        marquee.tv.aggregateCredits.updates(1399)
        try await marquee.tv.watchProviders(1399, policy: .offline)
        marquee.tv.watchProviders.updates(1399)
        try await marquee.genres.tv(policy: .offline)
        marquee.genres.tv.updates()
        try await marquee.tv.home()
        try await marquee.tv.home(policy: .offline)
        try await marquee.tv.home(policy: .offline, language: "fr")
        marquee.tv.home.execute(.offline) { outcome in print(outcome) }
    }
}

func peopleForms(marquee: MarqueeClient) async throws {
    try await forms {
        try await marquee.people.details(31, policy: .offline)
        marquee.people.details.updates(31)
        try await marquee.people.popular()
        try await marquee.people.popular(page: 2)
        try await marquee.people.popular(policy: .offline)
        try await marquee.people.popular(page: 2, policy: .offline)
        marquee.people.popular.updates()
        marquee.people.popular.updates(page: 2)
        marquee.people.popular.pages().items
        marquee.people.popular.pages(policy: .offline).items
    }
}

func moviePartForms(marquee: MarqueeClient) async throws {
    try await forms {
        try await marquee.movies.similar(550, page: 2)
        try await marquee.movies.similar(550, page: 2, policy: .offline)
        marquee.movies.similar.pages(550).items
        marquee.movies.similar.pages(550, policy: .offline).items
        marquee.movies.similar.updates(550)
        marquee.movies.similar.updates(550, page: 2)
    }
}

func tvPartForms(marquee: MarqueeClient) async throws {
    try await forms {
        try await marquee.tvEpisodeGroups.details("5acf93e60e0a26346d0000ce")
    }
}

func seasonPartForms(marquee: MarqueeClient) async throws {
    try await forms {
        try await marquee.tvSeasons.credits(1399, season: 1, policy: .offline)
    }
}

func episodePartForms(marquee: MarqueeClient) async throws {
    try await forms {
        try await marquee.tvEpisodes.credits(1399, season: 1, episode: 2, policy: .offline)
        try await marquee.tvEpisodes.externalIDs(1399, season: 1, episode: 2)
    }
}

func referenceForms(marquee: MarqueeClient) async throws {
    try await forms {
        try await marquee.companies.details(1, including: [.images, .movies])
        try await marquee.reviews.details("5b1c13b9c3a36848f2026384")
        try await marquee.watchProviders.movies(watchRegion: "DE", policy: .offline)
    }
}

func changeForms(marquee: MarqueeClient, period: ChangePeriod) async throws {
    try await forms {
        try await marquee.changes.movies(page: 2)
        try await marquee.changes.movies(ChangedIDs(period), policy: .offline)
        marquee.changes.movies.pages(ChangedIDs(period)).items
        try await marquee.changes.movie(550, in: period, policy: .offline)
        marquee.changes.movie.updates(ChangesOf(550, in: period))
        try await marquee.changes.refresh()
        try await marquee.changes.refresh(renews: true)
    }
}

func includingForms(marquee: MarqueeClient) async throws {
    try await forms {
        try await marquee.movies.details(550, including: [.credits, .videos, .keywords])
        try await marquee.movies.details(550, including: [.images])
        try await marquee.movies.details(550, including: .credits)
        try await marquee.movies.details(550, including: [.watchProviders], policy: .offline)
        marquee.movies.details.updates(550, including: [.images])
        marquee.movies.details.read(550, including: [])
        try await marquee.tv.details(1399, including: [.aggregateCredits, .keywords])
        try await marquee.tvSeasons.details(1399, season: 1, including: [.aggregateCredits])
        try await marquee.tvSeasons.details(1399, season: 1, including: [.images], policy: .offline)
        try await marquee.tvEpisodes.details(1399, season: 1, episode: 2, including: [.credits])
        try await marquee.tvEpisodes.details(1399, season: 1, episode: 2, including: [.images], policy: .offline)
        try await marquee.people.details(31, including: [.movieCredits, .tvCredits])
    }
}

func accountStateForms(marquee: MarqueeClient) async throws {
    try await forms {
        try await marquee.movies.details(550, including: [.credits, .accountStates])
    }
}

func trendingForms(marquee: MarqueeClient) async throws {
    try await forms {
        try await marquee.trending.movies(.week)
        try await marquee.trending.movies(.week, page: 2, policy: .offline)
        try await marquee.trending.movies(.thisWeek(page: 2))
        marquee.trending.movies.updates(.day)
        marquee.trending.movies.pages(.week).items
        try await marquee.trending.people(.week, page: 2)
        try await marquee.trending.all(.day, policy: .offline)
    }
}

func searchForms(marquee: MarqueeClient, text: String) async throws {
    try await forms {
        try await marquee.search.movies(text)
        try await marquee.search.movies("fight club")
        try await marquee.search.movies(text, page: 2)
        try await marquee.search.movies(text, year: 1999)
        try await marquee.search.movies(text, year: 1999, page: 2)
        try await marquee.search.movies(query: text, primaryReleaseYear: 1999)
        try await marquee.search.movies(query: text, includeAdult: false, page: 2, region: "DE", year: 1999, policy: .offline)
        try await marquee.search.movies(text, policy: .offline)
        try await marquee.search.movies(text, year: 1999, page: 2, policy: .offline)
        try await marquee.search.movies(MovieSearch(text, year: 1999), policy: .offline)
        marquee.search.movies.updates(text)
        marquee.search.movies.updates(text, year: 1999)
        marquee.search.movies.pages(text).items
        marquee.search.movies.pages(text, year: 1999, policy: .offline).items
        marquee.search.movies.execute(MovieSearch(text)) { outcome in print(outcome) }
        try await marquee.search.tv(text)
        try await marquee.search.tv(query: text, firstAirDateYear: 2011, includeAdult: false, page: 2, policy: .offline)
        try await marquee.search.tv(text, year: 2011, page: 2, policy: .offline)
        marquee.search.tv.pages(text, year: 2011).items
        marquee.search.tv.updates(text)
        marquee.search.tv.updates(text, year: 2011)
        try await marquee.search.people(text)
        try await marquee.search.people(query: text, page: 2)
        try await marquee.search.people(query: text, includeAdult: false, page: 2, policy: .offline, language: "fr")
        try await marquee.search.people(text, page: 2, policy: .offline)
        marquee.search.people.pages(text).items
        marquee.search.people.pages(text, policy: .offline).items
        marquee.search.people.updates(text)
        try await marquee.search.multi(text)
        try await marquee.search.multi(query: text, includeAdult: false, page: 2, policy: .offline, language: "fr")
        try await marquee.search.multi(text, page: 2, policy: .offline)
        marquee.search.multi.pages(text).items
        marquee.search.multi.updates(text)
        try await marquee.search.collections(text)
        try await marquee.search.collections(query: text, includeAdult: false, page: 2, policy: .offline, language: "fr")
        try await marquee.search.collections(text, page: 2, policy: .offline)
        marquee.search.collections.pages(text).items
        marquee.search.collections.updates(text)
        try await marquee.search.companies(text)
        marquee.search.companies.pages(text).items
        try await marquee.search.keywords(text)
        marquee.search.keywords.pages(text).items
        try await marquee.find.byID(.tvdb(121361), policy: .offline)
        try await marquee.find.byID("Q190050", externalSource: .wikidataID, policy: .offline)
        try await marquee.find.byID(ExternalID(.wikidataID, "Q190050"))
        marquee.find.byID.updates(.imdb("tt0137523"))
    }
}

func historyForms(marquee: MarqueeClient, text: String) async throws {
    try await forms {
        try await marquee.history.recent()
        try await marquee.history.recent(10)
        marquee.history.recent.execute(10) { outcome in print(outcome) }
        try await marquee.history.record(text)
        try await marquee.history.remove(text)
        try await marquee.history.clear()
        try await marquee.suggestions(text)
        marquee.suggestions.execute(text) { outcome in print(outcome) }
        try await marquee.preview(.movie(550))
        marquee.preview.execute(.movie(550)) { outcome in print(outcome) }
        try await marquee.lookUp(text)
        try await marquee.lookUp(text, kinds: [.movie, .tv], sources: .device, policy: .offline)
        try await marquee.lookUp(text, sources: .all, policy: .fresh)
        try await marquee.lookUp(LookUpQuery("game of thrones s1e2"))
        marquee.lookUp.execute("1917") { outcome in print(outcome) }
    }
}

func imageForms(marquee: MarqueeClient, movie: Movie, movies: [Movie], path: ImagePath) async throws {
    try await forms {
        await marquee.images.load(movie.posterPath, as: .poster, width: 342)
        await marquee.images.load(movie.posterPath, as: .poster, width: 342, policy: .offline)
        try await marquee.images.load(ImageRequest(path, as: .poster, width: 342))
        try await marquee.images.prefetch(movies.map(\.posterPath), as: .poster, width: 342)
        try await marquee.images.prefetch([ImageRequest(path, as: .poster, width: 342)])
        await marquee.images.url(movie.posterPath, as: .poster, width: 500)
        await marquee.images.url(movie.backdropPath, as: .backdrop)
        await marquee.images.url(movie.posterPath, size: .w500)
        await marquee.images.url(movie.posterPath, size: .w500, policy: .offline)
        await marquee.images.url(movie.posterPath, as: .poster, width: 500, policy: .offline)
        try await marquee.images.url(ImageRequest(path, as: .poster, width: 500))
        try await marquee.images.configuration(policy: .offline)
        marquee.images.configuration.updates()
        try await marquee.images.configuration().value.url(for: path, as: .poster, width: 500)
        try await marquee.images.configuration().value.url(for: movie.posterPath, as: .poster, width: 500)
    }
}

func accountForms(marquee: MarqueeClient, name: String, password: String, pending: PendingSignIn, sessionID: String, session: Session)
    async throws
{
    try await forms {
        try await marquee.account.signIn(username: name, password: password)
        try await marquee.account.signIn(username: name, password: Secret(password))
        try await marquee.account.signIn(LoginCredentials(username: name, password: Secret(password)))
        try await marquee.account.beginSignIn()
        try await marquee.account.beginSignIn(.v4, redirectTo: URL(string: "movies://signed-in"))
        try await marquee.account.beginSignIn(ApprovalRequest(.v4))
        try await marquee.account.adopt(Secret(sessionID))
        try await marquee.account.details(policy: .offline)
        marquee.account.details.updates()
        try await marquee.account.sessions()
        try await marquee.account.sessions(after: nil, limit: 1_000)
        try await marquee.account.session(session.id)
        try await marquee.account.current()
        try await marquee.account.use(session)
        try await marquee.account.check()
        try await marquee.account.wipe(session)
    }
}

func markingForms(marquee: MarqueeClient, movie: Movie, change: PendingChange, guest: Session) async throws {
    try await forms {
        try await marquee.library.toggleFavorite(.tv(1399))
        try await marquee.library.setWatchlist(.movie(550), false)
        try await marquee.library.toggleWatchlist(.tv(1399))
        try await marquee.library.set(.watchlist(true), on: .tv(1399))
        try await marquee.library.toggleFavorite(movie)
        try await marquee.library.rate(movie.reference, 8.5)
        try await marquee.library.set(.watchlist(true), on: movie)
        try await marquee.library.marks(on: movie)
        try await marquee.library.marks(on: .movie(550), policy: .offline)
        marquee.library.marks.updates(.movie(550))
        marquee.library.changes
        marquee.library.changes(on: .movie(550))
        try await marquee.library.pending()
        marquee.library.pending.execute { outcome in print(outcome) }
        try await marquee.library.retry(change)
        try await marquee.library.discard(change)
        try await marquee.library.takeOverPending(guest)
        try await marquee.library.send()
        try await marquee.library.pull()
        try await marquee.library.sync()
        marquee.startSyncing()
        marquee.startUpdating()
        marquee.startUpdating(every: .seconds(86_400))
    }
}

func shelfForms(marquee: MarqueeClient) async throws {
    try await forms {
        try await marquee.library.favoriteMovies(page: 2)
        try await marquee.library.favoriteMovies(page: 2, order: .oldestFirst)
        try await marquee.library.favoriteMovies(policy: .offline)
        try await marquee.library.favoriteMovies(ShelfPage(.oldestFirst, page: 2))
        marquee.library.favoriteMovies.updates(ShelfPage())
        marquee.library.favoriteMovies.pages(ShelfPage()).items
        try await marquee.library.favoriteMovies(ShelfPage(), policy: .offline)
        try await marquee.library.favoriteMovies(page: 2, order: .oldestFirst, policy: .offline)
        try await marquee.library.recommendedMovies(page: 2)
        try await marquee.library.recommendedMovies(page: 2, policy: .offline)
        try await marquee.library.recommendedMovies(Recommendations(page: 2), policy: .offline)
        try await marquee.library.recommendedTV(policy: .offline)
    }
}

func listForms(marquee: MarqueeClient) async throws {
    try await forms {
        try await marquee.lists.details(8136)
        try await marquee.lists.details(8136, page: 2)
        try await marquee.lists.details(8136, page: 2, policy: .offline)
        try await marquee.lists.details(MediaListPage(8136))
        marquee.lists.details.updates(MediaListPage(8136))
        try await marquee.lists.mine(page: 2)
        try await marquee.lists.mine(page: 2, policy: .offline)
        marquee.lists.mine.pages().items
        marquee.lists.mine.pages(policy: .offline).items
        marquee.lists.mine.updates()
        marquee.lists.mine.updates(page: 2)
        try await marquee.lists.contains(MediaListEntry(list: 8136, movie: 550))
        try await marquee.lists.create(name: "Rainy days")
        try await marquee.lists.create(NewMediaList(name: "Rainy days"))
        try await marquee.lists.add(MediaListEntry(list: 8136, movie: 550))
        try await marquee.lists.remove(MediaListEntry(list: 8136, movie: 550))
        try await marquee.lists.clear(8136)
        try await marquee.lists.delete(8136)
    }
}

func version4Forms(marquee: MarqueeClient) async throws {
    try await forms {
        try await marquee.library.episodeRatings(1399, season: 1, policy: .offline)
        try await marquee.library.episodeRatings(SeasonReference(series: 1399, number: 1))
        marquee.library.episodeRatings.updates(SeasonReference(series: 1399, number: 1))
        try await marquee.library.sortedFavoriteMovies(page: 2)
        try await marquee.library.sortedFavoriteMovies(page: 2, sortBy: .ascending(.title))
        try await marquee.library.sortedFavoriteMovies(page: 2, sortBy: .ascending(.title), policy: .offline)
        try await marquee.library.sortedFavoriteMovies(SortedShelfPage(.descending(.releaseDate)))
        marquee.library.sortedFavoriteMovies.updates(SortedShelfPage())
        marquee.library.sortedFavoriteMovies.pages(SortedShelfPage()).items
        try await marquee.library.sortedFavoriteTV(sortBy: .descending(.voteAverage))
        try await marquee.library.sortedRatedMovies(sortBy: .descending(.createdAt))
    }
}

func mixedListForms(marquee: MarqueeClient) async throws {
    try await forms {
        try await marquee.mixedLists.details(8136)
        try await marquee.mixedLists.details(8136, page: 2)
        try await marquee.mixedLists.details(8136, sortBy: .ascending(.title), page: 2, policy: .offline)
        try await marquee.mixedLists.details(MixedListPage(8136, sortBy: .ascending(.title)))
        marquee.mixedLists.details.updates(MixedListPage(8136))
        try await marquee.mixedLists.mine(page: 2)
        marquee.mixedLists.mine.pages().items
        try await marquee.mixedLists.contains(MixedListEntry(list: 8136, title: .tv(1399)))
        try await marquee.mixedLists.create(name: "Rainy days")
        try await marquee.mixedLists.create(NewMixedList(name: "Rainy days", isPublic: false))
        try await marquee.mixedLists.update(MixedListUpdate(list: 8136, name: "Rainy evenings", sortBy: .descending(.releaseDate)))
        try await marquee.mixedLists.add(MixedListItems(list: 8136, titles: [.movie(550), .tv(1399)]))
        try await marquee.mixedLists.comment(MixedListComments(list: 8136, comments: [.movie(550): "Twice"]))
        try await marquee.mixedLists.remove(MixedListItems(list: 8136, titles: [.movie(550)]))
        try await marquee.mixedLists.clear(8136)
        try await marquee.mixedLists.delete(8136)
    }
}

func cacheForms(marquee: MarqueeClient) async throws {
    try await forms {
        try await marquee.cache.info()
        try await marquee.cache.titles()
        try await marquee.cache.titles(page: 2)
        try await marquee.cache.clear()
    }
}

func catalogForms(marquee: MarqueeClient, files: [String]) async throws {
    try await forms {
        try await marquee.catalog.search(CatalogQuery("seven sam"))
        try await marquee.catalog.info()
        try await marquee.catalog.verify()
        try await marquee.catalog.digest()
        try await marquee.catalog.importing(CatalogImport(files: files))
        try await marquee.catalog.update()
        try await marquee.catalog.isPostponed()
        try await marquee.catalog.update(CatalogUpdate(days: 7))
        try await marquee.catalog.enrich()
        try await marquee.catalog.enrich(language: "fr-FR")
        try await marquee.catalog.remove()
    }
}

func viewForms(marquee: MarqueeClient, audience: Audience, session: Session) async throws {
    try await forms {
        try await marquee.client(language: "fr-FR").movies.details(550)
        try await marquee.client(language: "fr-FR", region: "FR").movies.upcoming()
        try await marquee.client(for: audience).movies.details(550)
        try await marquee.user(session).library.marks(on: .movie(550))
        try await marquee.anonymous.movies.details(550)
        try await marquee.within(.seconds(2)).movies.details(550)
    }
}

func requestForms(marquee: MarqueeClient) async throws {
    try await forms {
        try await marquee.request(.get("movie", .id(550), "release_dates"))
        try await marquee.request(.get("movie", .id(550), "release_dates"), as: ReleaseDates.self)
        try await marquee.request(.get("movie", .id(550), "release_dates"), as: ReleaseDates.self, cached: .seconds(6 * 3_600))
        try await marquee.request(.get("movie", .id(550), "release_dates"), cached: .seconds(3_600), policy: .offline)
        try await marquee.request(.get("movie", .id(550), adding: .language), cached: .seconds(3_600), language: "fr")
        try await marquee.request(.get("discover/movie", query: ["page": "2"], adding: [.language, .region]))
        try await marquee.request(.get("tv", .id(1399), "season", 1, "videos"))
        try await marquee.request(.get("find", .value("tt0137523"), query: ["external_source": "imdb_id"]))
        try await marquee.request(.post("movie", .id(550), "rating", body: ["value": 8.5], adding: .session))
        try await marquee.request(.delete("movie", .id(550), "rating", adding: .session))
        try await marquee.request(.get("account", .account, "lists", version: .v4))
        marquee.read(.get("movie", .id(550), "release_dates"), as: ReleaseDates.self, cached: .seconds(3_600)).updates()
    }
}

func loopForms(marquee: MarqueeClient) async throws {
    for try await update in marquee.movies.list.updates(.popular) { print(update.value.items.count, update.origin) }
    for try await page in marquee.movies.list.pages(.popular, policy: .freshElseCached) { print(page.value.page, page.isStale) }
    for try await movie in marquee.movies.list.pages(.popular).items { print(movie.title) }
    for await change in marquee.library.changes { print(change.item, change.marks) }
    for movie in try await marquee.movies.list(.popular) { print(movie.title) }
}

func fetchedForms(marquee: MarqueeClient) async throws {
    let fetched = try await marquee.movies.details(550)
    print(fetched.title, fetched.value.title, fetched.origin, fetched.age, fetched.isStale, fetched.refreshError?.code.rawValue ?? "")
    print(fetched.droppedRows, fetched.droppedFields, fetched.hiddenItems, fetched.marks(on: .movie(550)).isFavorite)
    let json = try JSONEncoder().encode(fetched)
    _ = json
}

func errorForms(marquee: MarqueeClient) async {
    do {
        print(try await marquee.movies.details(550).value.title)
    } catch {
        switch error.code {
        case .notFound: print("no such movie")
        default: print(error.localizedDescription)
        }
    }
}

func catchForms(marquee: MarqueeClient, id: Movie.ID) async {
    do {
        print(try await marquee.movies.details(id).title)
    } catch .notFound {
        print("There is no such movie.")
    } catch {
        print(error.reason.text)
    }
}

func mixedCatchForms(marquee: MarqueeClient, id: Movie.ID, file: URL) async throws {
    do {
        let details = try await marquee.movies.details(id).value
        try JSONEncoder().encode(details).write(to: file)
    } catch MarqueeError.Code.notFound {
        print("There is no such movie.")
    }
}

func groupForms(marquee: MarqueeClient) async {
    await withTaskGroup(of: String.self) { group in
        for id in [550, 551] {
            group.addTask {
                do throws(MarqueeError) {
                    return try await marquee.movies.details(id).value.title
                } catch {
                    return error.code.rawValue
                }
            }
        }
        for await title in group { print(title) }
    }
}

func doubleForms() async throws {
    let details = GetDetails { (id: Movie.ID, parts: Set<MoviePart>) in Read(MovieDetails(movie: Movie(id: id, title: "Sample"))) }
    let credits = Get { (_: Movie.ID) in Read<Credits>.failing(MarqueeError(.notFound, .init("test", "There is no such movie."))) }
    let genres = Get<Void, [Genre]> { Read([Genre(id: 18, name: "Drama")]) }
    let current = Perform<Void, Session?> { () async throws(MarqueeError) in nil }
    print(try await details(550, including: [.credits], policy: .offline).value.title, try await genres().value.count)
    print(credits.updates(550), try await current()?.username ?? "nobody")
}

func languageForms(marquee: MarqueeClient, text: String, code: String, country: String) async throws {
    try await forms {
        try await marquee.movies.details(550, language: ["pt-BR", "pt-PT", "en-US"])
        try await marquee.movies.details(550, policy: .offline, language: "fr")
        try await marquee.movies.details(550, language: LanguageChain(code))
        try await marquee.movies.upcoming(region: country)
        marquee.movies.details.updates(550, language: "fr")
        try await marquee.movies.details(550, including: [.credits], policy: .offline, language: "fr")
        marquee.movies.details.updates(550, including: [.credits], language: "fr")
        try await marquee.movies.list(.popular, page: 2, policy: .offline, language: "fr")
        try await marquee.movies.list(.popular, page: 2, region: "US", policy: .offline, language: "fr")
        try await marquee.movies.upcoming(page: 2, region: "DE", policy: .offline, language: "fr")
        try await marquee.tv.airingToday(page: 2, timezone: "Europe/Berlin", policy: .offline, language: "fr")
        marquee.movies.list.pages(.popular, policy: .offline, language: "fr").items
        try await marquee.movies.list.fillTexts(.popular)
        try await marquee.movies.list.fillTexts(.popular, language: "fr, en", limit: 1)
        try await marquee.genres.movies(policy: .offline, language: "fr")
        marquee.genres.movies.updates(language: "fr")
        try await marquee.movies.similar(550, page: 2, policy: .offline, language: "fr")
        marquee.movies.similar.pages(550, policy: .offline, language: "fr").items
        try await marquee.tvSeasons.details(1399, season: 1, policy: .offline, language: "fr")
        try await marquee.tvSeasons.details(1399, season: 1, including: [.images], policy: .offline, language: "fr")
        try await marquee.tv.seasons([0, 3], of: 1399, policy: .offline, language: "fr")
        try await marquee.tv.seasons(of: 1399, policy: .offline, language: "fr")
        try await marquee.tvEpisodes.details(1399, season: 1, episode: 2, policy: .offline, language: "fr")
        try await marquee.tvEpisodes.details(1399, season: 1, episode: 2, including: [.images], policy: .offline, language: "fr")
        try await marquee.tvSeasons.credits(1399, season: 1, policy: .offline, language: "fr")
        try await marquee.tvEpisodes.credits(1399, season: 1, episode: 2, policy: .offline, language: "fr")
        try await marquee.people.popular(page: 2, policy: .offline, language: "fr")
        marquee.people.popular.pages(policy: .offline, language: "fr").items
        marquee.people.popular.updates(page: 2, language: "fr")
        try await marquee.search.movies(text, page: 2, policy: .offline, language: "fr")
        marquee.search.movies.pages(text, policy: .offline, language: "fr").items
        marquee.search.movies.updates(text, language: "fr")
        try await marquee.search.movies(
            query: text, includeAdult: false, primaryReleaseYear: 1999, page: 2, region: "DE", year: 2000, policy: .offline, language: "fr")
        try await marquee.search.people(query: text, page: 2, policy: .offline, language: "fr")
        try await marquee.search.tv(query: text, firstAirDateYear: 2011, includeAdult: false, page: 2, policy: .offline, language: "fr")
        try await marquee.find.byID("Q190050", externalSource: .wikidataID, policy: .offline, language: "fr")
        try await marquee.search.movies(text, year: 1999, page: 2, policy: .offline, language: "fr")
        marquee.search.movies.pages(text, year: 1999, policy: .offline, language: "fr").items
        marquee.search.movies.updates(text, year: 1999, language: "fr")
        try await marquee.library.favoriteMovies(page: 2, order: .oldestFirst, policy: .offline, language: "fr")
        try await marquee.library.sortedFavoriteMovies(page: 2, sortBy: .ascending(.title), policy: .offline, language: "fr")
        try await marquee.lists.details(8136, page: 2, policy: .offline, language: "fr")
        try await marquee.mixedLists.details(8136, sortBy: .ascending(.title), page: 2, policy: .offline, language: "fr")
    }
}
