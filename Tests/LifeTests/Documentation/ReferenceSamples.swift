import Foundation
import Marquee

// The samples of the reference: of comments in Sources/Domain and Sources/App, word for word.

func referenceClient(token: String) async throws -> Page<Movie> {
    let marquee = try await MarqueeClient {
        $0.credential = try .accessToken(token)
        $0.language = "fr-FR"
    }
    let popular = try await marquee.movies.popular()
    return popular.value
}

func referenceConfiguration(token: String) async throws -> MarqueeClient {
    var configuration = MarqueeClient.Configuration()
    configuration.credential = try .accessToken(token)
    configuration.language = "de-DE"
    configuration.region = "DE"
    let marquee = try await MarqueeClient(configuration)
    return marquee
}

func referenceUser(marquee: MarqueeClient, session: Session) async throws {
    let view = marquee.user(session)
    try await view.library.toggleFavorite(.movie(550))
}

func referenceFetched(marquee: MarqueeClient) async throws {
    let list = try await marquee.movies.popular()
    if list.isStale { print(list.refreshError?.reason.text ?? "") }
}

func referenceRead(marquee: MarqueeClient) async throws -> Fetched<MovieDetails> {
    let read = marquee.movies.details.read(550)
    let details = try await read(policy: .offline)
    return details
}

func referenceDetails(marquee: MarqueeClient) async throws -> Fetched<MovieDetails> {
    let details = try await marquee.movies.details(550, including: [.credits, .keywords])
    return details
}

func referenceUpdates(marquee: MarqueeClient) async throws {
    for try await details in marquee.movies.details.updates(550) { print(details.origin) }
}

func referenceFilmography(details: PersonDetails) {
    for title in details.combinedCredits?.filmography() ?? [] { print(title.item.title, title.parts.joined(separator: ", ")) }
}

func referencePages(marquee: MarqueeClient) async throws {
    for try await movie in marquee.movies.popular.pages().items { print(movie.title) }
}

func referenceGet(movies: any MovieRepository) -> Get<Movie.ID, Credits> {
    let credits = Get { (id: Movie.ID) in movies.credits(of: id) }
    return credits
}

func referenceGetOfClosure() -> Get<Movie.ID, Credits> {
    let credits = Get { (_: Movie.ID) in Read(Credits.empty) }
    return credits
}

func referenceReason() throws {
    throw MarqueeError(.storage, .init("redis.full", "The Redis server has no memory left."))
}

func referenceDetailsOfClosure() -> GetDetails<Movie.ID, MoviePart, MovieDetails> {
    let details = GetDetails { (id: Movie.ID, parts: Set<MoviePart>) in Read(MovieDetails(movie: Movie(id: id, title: "Sample"))) }
    return details
}

func load(@AsyncOnMain handler: @escaping AsyncOnMain<Int>.Handler) {
    let deliver = $handler
    Task { await deliver(42) }
}

func referenceShelf(library: any LibraryRepository) -> Read<Page<Movie>> {
    let favorites = library.shelf(.favoriteMovies, ShelfPage())
    return favorites
}

func referenceSetMark(marquee: MarqueeClient) async throws {
    try await marquee.library.set(.watchlist(true), on: .tv(1399))
}

func referenceDiscard(marquee: MarqueeClient) async throws {
    for change in try await marquee.library.pending() where !change.isTakenBack {
        print(try await marquee.library.discard(change))
    }
}

func referenceConflicts() -> ConflictPolicy {
    ConflictPolicy { conflict in conflict.item == .movie(550) ? .local : .server }
}

func referenceMovieFilter() -> MovieFilter {
    var filter = MovieFilter()
    filter.genres = .all([18, 53])
    filter.voteAverageGTE = 7.5
    filter.years = 1990...1999
    filter.sortBy = .primaryReleaseDateDescending
    return filter
}

func referenceTVFilter() -> TVFilter {
    var filter = TVFilter()
    filter.networks = .any([49])
    filter.firstAirDateYear = 2019
    filter.sortBy = .voteAverageDescending
    return filter
}

func referenceLanguages(marquee: MarqueeClient) async throws {
    let details = try await marquee.movies.details(550, language: ["pt-BR", "pt-PT", "en-US"])
    let list = try await marquee.movies.popular(language: "fr")
    _ = (details, list)
}

func referenceAudience(marquee: MarqueeClient) throws -> MarqueeClient {
    let audience = try Audience(languages: ["de-AT", "de", "en"], regions: ["AT", "DE", "US"])
    let austrian = marquee.client(for: audience)
    return austrian
}

func referenceRegional(details: MovieDetails) {
    if let date = details.releaseDate(in: ["AT", "DE", "US"]) { print(date.value, date.region ?? "anywhere") }
}

func referenceOffers(marquee: MarqueeClient, details: MovieDetails) {
    let offers = details.watchProviders?.offers(in: marquee.audience.regions)
    print(offers?.region ?? "nowhere", offers?.value.flatrate.map(\.providerName) ?? [])
}

func referenceFilledTexts(marquee: MarqueeClient) async throws {
    let fill = try await marquee.movies.list.fillTexts(.popular())
    print(fill.requests, fill.filled, fill.missing)
}

func bestPoster(_ details: MovieDetails, marquee: MarqueeClient) -> ImagePath? {
    let poster = details.bestPoster(in: marquee.audience.languages)
    return poster
}

func bestPoster(_ details: MovieDetails) -> Picture? {
    let poster = details.images?.best(.poster, in: ["pt-BR", "pt-PT", "en"], originalLanguage: details.originalLanguage)
    return poster
}

func referenceCatalogQuery(marquee: MarqueeClient) async throws -> CatalogHits? {
    var query = CatalogQuery("seven sam")
    query.kinds = [.movie, .tv]
    let hits = try await marquee.catalog.search(query)
    return hits
}

func referenceLookUp(marquee: MarqueeClient) async throws {
    let results = try await marquee.lookUp("godfahter")
    if results.choices.count == 1 { print(results.choices[0].title ?? "", results.choices[0].reason) }
}

func referenceLookUpQuery(marquee: MarqueeClient) async throws -> LookUpResults {
    var query = LookUpQuery("game of thrones s1e2")
    query.sources = .device
    let results = try await marquee.lookUp(query)
    return results
}

func referenceCatalogImport(marquee: MarqueeClient) async throws {
    let files = ["movie_ids_11_25_2026.json.gz", "tv_series_ids_11_25_2026.json.gz", "adult_movie_ids_11_25_2026.json.gz"]
    for try await progress in marquee.catalog.importing.progress(CatalogImport(files: files)) { print(progress) }
}

func importTitles(marquee: MarqueeClient) async throws {
    let result = try await marquee.catalog.importing(CatalogImport(kinds: [.movie, .tv]))
    print(result.info.day, result.info.count)
}

func referenceImportResult(marquee: MarqueeClient) async throws {
    let result = try await marquee.catalog.importing(CatalogImport())
    print(result.info.day, result.info.count)
}

func referenceCatalogUpdate(marquee: MarqueeClient) async throws {
    if let update = try await marquee.catalog.update() {
        print(update.info.day, update.added[.movie] ?? 0, update.removed[.movie]?.count ?? 0)
    }
}

func referenceEnrichment(marquee: MarqueeClient) async throws {
    let enriched = try await marquee.catalog.enrich(language: "fr-FR")
    print(enriched.titles, enriched.isComplete)
}

func referenceRefresh(marquee: MarqueeClient) async throws {
    let refreshed = try await marquee.changes.refresh()
    print(refreshed.changed.count, "changed since", refreshed.first)
}

func referenceUpdating(marquee: MarqueeClient) async throws -> Task<Void, Never> {
    let updating = marquee.startUpdating(every: .seconds(86_400))
    return updating
}

func showMatches(marquee: MarqueeClient) async throws {
    if let hits = try await marquee.catalog.search(CatalogQuery("godfahter")) {
        for name in hits.names { print(name.parts.map { $0.isMatch ? "[\($0.text)]" : $0.text }.joined()) }
    }
}

func referenceCaller(marquee: MarqueeClient, address: String) async throws -> Fetched<MovieDetails> {
    let view = marquee.for(caller: Caller(address))
    let details = try await view.movies.details(550)
    return details
}

func referenceDayText(movie: Movie) -> String? {
    let text = movie.releaseDate?.formatted(.dateTime.day().month(.wide).year())
    return text
}

func referenceCountryOffers(marquee: MarqueeClient) async throws -> [String] {
    let names = try await marquee.movies.watchProviders(550).value["DE"]?.flatrate.map(\.providerName) ?? []
    return names
}

func referenceDiscover(marquee: MarqueeClient) async throws -> Fetched<Page<Movie>> {
    let dramas = try await marquee.discover.movies { $0.genres = .all([MovieGenre.drama]) }
    return dramas
}

func referenceDiscoverTV(marquee: MarqueeClient) async throws -> Fetched<Page<TVSeries>> {
    let dramas = try await marquee.discover.tv { $0.genres = .all([TVGenre.drama]) }
    return dramas
}

func referenceCachedTitles(marquee: MarqueeClient) async throws {
    let page = try await marquee.cache.titles()
    print("\(page.totalResults) titles on this device, the first is \(page.first?.title ?? "-")")
}
