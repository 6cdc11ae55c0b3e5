import Marquee

/// One read for each operation that reads.
enum ReadTable {
    static let rows: [ReadRow] =
        reference + changes + movieParts + tvParts + personParts + seasonParts + episodeParts + movies + series + people + search + trending
        + other + lists + account + shelves + version4

    private static let movies = [
        ReadRow("GET /3/movie/now_playing") { $0.movies.chart.read(.nowPlaying) },
        ReadRow("GET /3/movie/popular") { $0.movies.chart.read(.popular) },
        ReadRow("GET /3/movie/top_rated") { $0.movies.chart.read(.topRated) },
        ReadRow("GET /3/movie/upcoming") { $0.movies.chart.read(.upcoming) },
        ReadRow("GET /3/discover/movie") { $0.movies.discover.read(MovieFilter { $0.genres = .all([18]) }) },
        ReadRow("GET /3/movie/{movie_id}") { $0.movies.details.read(550) },
        ReadRow("GET /3/movie/{movie_id}/credits") { $0.movies.credits.read(550) },
        ReadRow("GET /3/movie/{movie_id}/watch/providers") { $0.movies.watchProviders.read(550) },
        ReadRow("GET /3/collection/{collection_id}") { $0.movies.collection.read(10) },
        ReadRow("GET /3/genre/movie/list") { $0.movies.genres.read(()) },
    ]

    private static let series = [
        ReadRow("GET /3/tv/airing_today") { $0.tv.chart.read(.airingToday) },
        ReadRow("GET /3/tv/on_the_air") { $0.tv.chart.read(.onTheAir) },
        ReadRow("GET /3/tv/popular") { $0.tv.chart.read(.popular) },
        ReadRow("GET /3/tv/top_rated") { $0.tv.chart.read(.topRated) },
        ReadRow("GET /3/discover/tv") { $0.tv.discover.read(TVFilter { $0.networks = .any([49]) }) },
        ReadRow("GET /3/tv/{series_id}") { $0.tv.details.read(1399) },
        ReadRow("GET /3/tv/{series_id}/aggregate_credits") { $0.tv.credits.read(1399) },
        ReadRow("GET /3/tv/{series_id}/season/{season_number}") { $0.tv.season.read(SeasonReference(series: 1399, number: 1)) },
        ReadRow("GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}") {
            $0.tv.episode.read(EpisodeReference(series: 1399, season: 1, number: 1))
        },
        ReadRow("GET /3/tv/{series_id}/watch/providers") { $0.tv.watchProviders.read(1399) },
        ReadRow("GET /3/genre/tv/list") { $0.tv.genres.read(()) },
    ]

    private static let people = [
        ReadRow("GET /3/person/popular") { $0.people.popular.read(PopularPeople()) },
        ReadRow("GET /3/person/{person_id}") { $0.people.details.read(31) },
    ]

    private static let movieParts = [
        ReadRow("GET /3/movie/{movie_id}/alternative_titles") { $0.movies.alternativeTitles.read(550) },
        ReadRow("GET /3/movie/{movie_id}/external_ids") { $0.movies.externalIDs.read(550) },
        ReadRow("GET /3/movie/{movie_id}/images") { $0.movies.images.read(550) },
        ReadRow("GET /3/movie/{movie_id}/keywords") { $0.movies.keywords.read(550) },
        ReadRow("GET /3/movie/{movie_id}/lists") { $0.movies.lists.read(TitlePage(550)) },
        ReadRow("GET /3/movie/{movie_id}/recommendations") { $0.movies.recommendations.read(TitlePage(550)) },
        ReadRow("GET /3/movie/{movie_id}/release_dates") { $0.movies.releases.read(550) },
        ReadRow("GET /3/movie/{movie_id}/releases") { $0.movies.countryReleases.read(550) },
        ReadRow("GET /3/movie/{movie_id}/reviews") { $0.movies.reviews.read(TitlePage(550)) },
        ReadRow("GET /3/movie/{movie_id}/similar") { $0.movies.similar.read(TitlePage(550)) },
        ReadRow("GET /3/movie/{movie_id}/translations") { $0.movies.translations.read(550) },
        ReadRow("GET /3/movie/{movie_id}/videos") { $0.movies.videos.read(550) },
        ReadRow("GET /3/movie/latest") { $0.movies.latest.read(()) },
    ]

    private static let tvParts = [
        ReadRow("GET /3/tv/{series_id}/alternative_titles") { $0.tv.alternativeTitles.read(1399) },
        ReadRow("GET /3/tv/{series_id}/content_ratings") { $0.tv.contentRatings.read(1399) },
        ReadRow("GET /3/tv/{series_id}/credits") { $0.tv.latestSeasonCredits.read(1399) },
        ReadRow("GET /3/tv/{series_id}/episode_groups") { $0.tv.episodeGroups.read(1399) },
        ReadRow("GET /3/tv/{series_id}/external_ids") { $0.tv.externalIDs.read(1399) },
        ReadRow("GET /3/tv/{series_id}/images") { $0.tv.images.read(1399) },
        ReadRow("GET /3/tv/{series_id}/keywords") { $0.tv.keywords.read(1399) },
        ReadRow("GET /3/tv/{series_id}/lists") { $0.tv.lists.read(TitlePage(1399)) },
        ReadRow("GET /3/tv/{series_id}/recommendations") { $0.tv.recommendations.read(TitlePage(1399)) },
        ReadRow("GET /3/tv/{series_id}/reviews") { $0.tv.reviews.read(TitlePage(1399)) },
        ReadRow("GET /3/tv/{series_id}/screened_theatrically") { $0.tv.screenedTheatrically.read(1399) },
        ReadRow("GET /3/tv/{series_id}/similar") { $0.tv.similar.read(TitlePage(1399)) },
        ReadRow("GET /3/tv/{series_id}/translations") { $0.tv.translations.read(1399) },
        ReadRow("GET /3/tv/{series_id}/videos") { $0.tv.videos.read(1399) },
        ReadRow("GET /3/tv/latest") { $0.tv.latest.read(()) },
        ReadRow("GET /3/tv/episode_group/{tv_episode_group_id}") { $0.tv.episodeGroup.read("5e0000000000000000000577") },
    ]

    private static let personParts = [
        ReadRow("GET /3/person/{person_id}/combined_credits") { $0.people.combinedCredits.read(31) },
        ReadRow("GET /3/person/{person_id}/movie_credits") { $0.people.movieCredits.read(31) },
        ReadRow("GET /3/person/{person_id}/tv_credits") { $0.people.tvCredits.read(31) },
        ReadRow("GET /3/person/{person_id}/external_ids") { $0.people.externalIDs.read(31) },
        ReadRow("GET /3/person/{person_id}/images") { $0.people.images.read(31) },
        ReadRow("GET /3/person/{person_id}/tagged_images") { $0.people.taggedImages.read(31) },
        ReadRow("GET /3/person/{person_id}/translations") { $0.people.translations.read(31) },
        ReadRow("GET /3/person/latest") { $0.people.latest.read(()) },
    ]

    private static let seasonParts = [
        ReadRow("GET /3/tv/{series_id}/season/{season_number}/aggregate_credits") {
            $0.seasons.aggregateCredits.read(SeasonReference(series: 1399, number: 1))
        },
        ReadRow("GET /3/tv/{series_id}/season/{season_number}/credits") {
            $0.seasons.credits.read(SeasonReference(series: 1399, number: 1))
        },
        ReadRow("GET /3/tv/{series_id}/season/{season_number}/external_ids") {
            $0.seasons.externalIDs.read(SeasonReference(series: 1399, number: 1))
        },
        ReadRow("GET /3/tv/{series_id}/season/{season_number}/images") { $0.seasons.images.read(SeasonReference(series: 1399, number: 1)) },
        ReadRow("GET /3/tv/{series_id}/season/{season_number}/translations") {
            $0.seasons.translations.read(SeasonReference(series: 1399, number: 1))
        },
        ReadRow("GET /3/tv/{series_id}/season/{season_number}/videos") { $0.seasons.videos.read(SeasonReference(series: 1399, number: 1)) },
        ReadRow("GET /3/tv/{series_id}/season/{season_number}/watch/providers") {
            $0.seasons.watchProviders.read(SeasonReference(series: 1399, number: 1))
        },
    ]

    private static let episodeParts = [
        ReadRow("GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/credits") {
            $0.episodes.credits.read(EpisodeReference(series: 1399, season: 1, number: 1))
        },
        ReadRow("GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/external_ids") {
            $0.episodes.externalIDs.read(EpisodeReference(series: 1399, season: 1, number: 1))
        },
        ReadRow("GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/images") {
            $0.episodes.images.read(EpisodeReference(series: 1399, season: 1, number: 1))
        },
        ReadRow("GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/translations") {
            $0.episodes.translations.read(EpisodeReference(series: 1399, season: 1, number: 1))
        },
        ReadRow("GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/videos") {
            $0.episodes.videos.read(EpisodeReference(series: 1399, season: 1, number: 1))
        },
    ]

    private static let reference = [
        ReadRow("GET /3/company/{company_id}") { $0.reference.company.read(1) },
        ReadRow("GET /3/company/{company_id}/alternative_names") { $0.reference.companyNames.read(1) },
        ReadRow("GET /3/company/{company_id}/images") { $0.reference.companyLogos.read(1) },
        ReadRow("GET /3/network/{network_id}") { $0.reference.network.read(49) },
        ReadRow("GET /3/network/{network_id}/alternative_names") { $0.reference.networkNames.read(49) },
        ReadRow("GET /3/network/{network_id}/images") { $0.reference.networkLogos.read(49) },
        ReadRow("GET /3/keyword/{keyword_id}") { $0.reference.keyword.read(1721) },
        ReadRow("GET /3/keyword/{keyword_id}/movies") { $0.reference.keywordMovies.read(TitlePage(1721)) },
        ReadRow("GET /3/collection/{collection_id}/images") { $0.reference.collectionImages.read(10) },
        ReadRow("GET /3/collection/{collection_id}/translations") { $0.reference.collectionTranslations.read(10) },
        ReadRow("GET /3/review/{review_id}") { $0.reference.review.read("000000000000000000000226") },
        ReadRow("GET /3/credit/{credit_id}") { $0.reference.credit.read("52fe4250c3a36847f80149f3") },
        ReadRow("GET /3/certification/movie/list") { $0.reference.movieCertifications.read(()) },
        ReadRow("GET /3/certification/tv/list") { $0.reference.tvCertifications.read(()) },
        ReadRow("GET /3/configuration/countries") { $0.reference.countries.read(()) },
        ReadRow("GET /3/configuration/languages") { $0.reference.languages.read(()) },
        ReadRow("GET /3/configuration/jobs") { $0.reference.departments.read(()) },
        ReadRow("GET /3/configuration/timezones") { $0.reference.timeZones.read(()) },
        ReadRow("GET /3/configuration/primary_translations") { $0.reference.primaryTranslations.read(()) },
        ReadRow("GET /3/watch/providers/regions") { $0.reference.watchCountries.read(()) },
        ReadRow("GET /3/watch/providers/movie") { $0.reference.movieWatchProviders.read(WatchCountry("DE")) },
        ReadRow("GET /3/watch/providers/tv") { $0.reference.tvWatchProviders.read(WatchCountry("DE")) },
    ]

    private static let changes = [
        ReadRow("GET /3/movie/changes") { $0.changes.movies.read(ChangedIDs(.lastDay)) },
        ReadRow("GET /3/tv/changes") { $0.changes.tv.read(ChangedIDs(.lastDay)) },
        ReadRow("GET /3/person/changes") { $0.changes.people.read(ChangedIDs(.lastDay)) },
        ReadRow("GET /3/movie/{movie_id}/changes") { $0.changes.movie.read(ChangesOf(550)) },
        ReadRow("GET /3/tv/{series_id}/changes") { $0.changes.series.read(ChangesOf(1399)) },
        ReadRow("GET /3/person/{person_id}/changes") { $0.changes.person.read(ChangesOf(31)) },
        ReadRow("GET /3/tv/season/{season_id}/changes") { $0.changes.season.read(ChangesOf(3624)) },
        ReadRow("GET /3/tv/episode/{episode_id}/changes") { $0.changes.episode.read(ChangesOf(63056)) },
    ]

    private static let search = [
        ReadRow("GET /3/search/movie") { $0.search.movies.read("fight") },
        ReadRow("GET /3/search/tv") { $0.search.tv.read("thrones") },
        ReadRow("GET /3/search/person") { $0.search.people.read("hanks") },
        ReadRow("GET /3/search/multi") { $0.search.all.read("star") },
        ReadRow("GET /3/search/collection") { $0.search.collections.read("star") },
        ReadRow("GET /3/search/company") { $0.search.companies.read("lucasfilm") },
        ReadRow("GET /3/search/keyword") { $0.search.keywords.read("insomnia") },
        ReadRow("GET /3/find/{external_id}") { $0.search.find.read(.imdb("tt0137523")) },
    ]

    private static let trending = [
        ReadRow("GET /3/trending/movie/{time_window}") { $0.trending.movies.read(.day) },
        ReadRow("GET /3/trending/tv/{time_window}") { $0.trending.tv.read(.day) },
        ReadRow("GET /3/trending/person/{time_window}") { $0.trending.people.read(.day) },
        ReadRow("GET /3/trending/all/{time_window}") { $0.trending.all.read(.week) },
    ]

    private static let other = [
        ReadRow("GET /3/configuration") { $0.images.configuration.read(()) }
    ]

    private static let lists = [
        ReadRow("GET /3/list/{list_id}", as: .account, prepare: { try await $0.lists.create(name: "Mine") }) {
            $0.lists.details.read(MediaListPage($1))
        },
        ReadRow("GET /3/list/{list_id}/item_status", as: .account, prepare: { try await $0.lists.create(name: "Mine") }) {
            $0.lists.contains.read(MediaListEntry(list: $1, movie: 550))
        },
        ReadRow("GET /3/account/{account_id}/lists", as: .account) { $0.lists.mine.read(MediaListsPage()) },
    ]

    private static let account = [
        ReadRow("GET /3/account/{account_id}", as: .account) { $0.account.details.read(()) },
        ReadRow("GET /3/movie/{movie_id}/account_states", as: .account) { $0.library.marks.read(.movie(550)) },
        ReadRow("GET /3/tv/{series_id}/account_states", as: .account) { $0.library.marks.read(.tv(1399)) },
        ReadRow("GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/account_states", as: .account) {
            $0.library.marks.read(.episode(of: 1399, season: 1, number: 1))
        },
    ]

    private static let shelves = [
        ReadRow("GET /3/account/{account_id}/favorite/movies", as: .account) { $0.library.favoriteMovies.read(ShelfPage()) },
        ReadRow("GET /3/account/{account_id}/favorite/tv", as: .account) { $0.library.favoriteTV.read(ShelfPage()) },
        ReadRow("GET /3/account/{account_id}/watchlist/movies", as: .account) { $0.library.watchlistMovies.read(ShelfPage()) },
        ReadRow("GET /3/account/{account_id}/watchlist/tv", as: .account) { $0.library.watchlistTV.read(ShelfPage()) },
        ReadRow("GET /3/account/{account_id}/rated/movies", as: .account) { $0.library.ratedMovies.read(ShelfPage()) },
        ReadRow("GET /3/account/{account_id}/rated/tv", as: .account) { $0.library.ratedTV.read(ShelfPage()) },
        ReadRow("GET /3/account/{account_id}/rated/tv/episodes", as: .account) { $0.library.ratedEpisodes.read(ShelfPage()) },
        ReadRow("GET /3/guest_session/{guest_session_id}/rated/movies", as: .guest, prepare: { try await $0.rate(.movie(550)) }) {
            client, _ in
            client.library.ratedMovies.read(ShelfPage())
        },
        ReadRow("GET /3/guest_session/{guest_session_id}/rated/tv", as: .guest, prepare: { try await $0.rate(.tv(1399)) }) { client, _ in
            client.library.ratedTV.read(ShelfPage())
        },
        ReadRow(
            "GET /3/guest_session/{guest_session_id}/rated/tv/episodes", as: .guest,
            prepare: { try await $0.rate(.episode(of: 1399, season: 1, number: 1)) }
        ) {
            client, _ in client.library.ratedEpisodes.read(ShelfPage())
        },
        ReadRow("GET /4/account/{account_object_id}/movie/recommendations", as: .accountOfVersion4) {
            $0.library.recommendedMovies.read(Recommendations())
        },
        ReadRow("GET /4/account/{account_object_id}/tv/recommendations", as: .accountOfVersion4) {
            $0.library.recommendedTV.read(Recommendations())
        },
    ]
}

extension ReadTable {
    private static let version4 = [
        ReadRow("GET /3/tv/{series_id}/season/{season_number}/account_states", as: .account) {
            $0.library.episodeRatings.read(SeasonReference(series: 1399, number: 1))
        },
        ReadRow("GET /4/account/{account_object_id}/movie/favorites", as: .accountOfVersion4) {
            $0.library.sortedFavoriteMovies.read(SortedShelfPage())
        },
        ReadRow("GET /4/account/{account_object_id}/tv/favorites", as: .accountOfVersion4) {
            $0.library.sortedFavoriteTV.read(SortedShelfPage())
        },
        ReadRow("GET /4/account/{account_object_id}/movie/watchlist", as: .accountOfVersion4) {
            $0.library.sortedWatchlistMovies.read(SortedShelfPage())
        },
        ReadRow("GET /4/account/{account_object_id}/tv/watchlist", as: .accountOfVersion4) {
            $0.library.sortedWatchlistTV.read(SortedShelfPage())
        },
        ReadRow(
            "GET /4/account/{account_object_id}/movie/rated", as: .accountOfVersion4, prepare: { try await $0.rate(.movie(550)) }
        ) {
            client, _ in
            client.library.sortedRatedMovies.read(SortedShelfPage())
        },
        ReadRow("GET /4/account/{account_object_id}/tv/rated", as: .accountOfVersion4, prepare: { try await $0.rate(.tv(1399)) }) {
            client, _ in
            client.library.sortedRatedTV.read(SortedShelfPage())
        },
        ReadRow("GET /4/account/{account_object_id}/lists", as: .accountOfVersion4, prepare: { try await $0.mixedList() }) { client, _ in
            client.mixedLists.mine.read(MediaListsPage())
        },
        ReadRow("GET /4/list/{list_id}", as: .accountOfVersion4, prepare: { try await $0.mixedList() }) {
            $0.mixedLists.details.read(MixedListPage($1))
        },
        ReadRow("GET /4/list/{list_id}/item_status", as: .accountOfVersion4, prepare: { try await $0.mixedList() }) {
            $0.mixedLists.contains.read(MixedListEntry(list: $1, title: .tv(1399)))
        },
    ]
}

extension MarqueeClient {
    /// Makes a list with a movie and a series, and returns its number.
    fileprivate func mixedList() async throws -> Int {
        let id = try await mixedLists.create(name: "Mine")
        _ = try await mixedLists.add(MixedListItems(list: id, titles: [.movie(550), .tv(1399)]))
        return id
    }

    /// Rates something at the server, too: TMDb answers "not found" to a guest session without a rating.
    fileprivate func rate(_ item: Markable) async throws -> Int {
        _ = try await library.rate(item, 8)
        _ = try await library.send()
        return 0
    }
}
