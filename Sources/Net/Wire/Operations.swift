/// One row of the table of operations: where an operation is, what it answers, and how its answer may be kept.
package struct Operation<Answer: DTO>: OperationRow {
    package let route: Route
    /// How long an answer counts as fresh where the server does not say.
    package let lifetime: Duration
    /// Whether the answer is for one account only.
    package let isPrivate: Bool
    /// Which facts of the audience the operation listens to.
    package let audience: AudienceUse

    init(_ method: HTTPMethod, _ template: String, lifetime: Duration, audience: AudienceUse = .language, isPrivate: Bool = false) {
        route = Route(method, template)
        self.lifetime = lifetime
        self.audience = audience
        self.isPrivate = isPrivate
    }
}

/// A row of the table, whatever it answers.
package protocol OperationRow<Answer>: Sendable {
    associatedtype Answer: DTO
    var route: Route { get }
    var lifetime: Duration { get }
    var isPrivate: Bool { get }
    var audience: AudienceUse { get }
}

/// Which facts of the audience an operation listens to.
package struct AudienceUse: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let language = AudienceUse(rawValue: 1)
    package static let region = AudienceUse(rawValue: 2)
    package static let adult = AudienceUse(rawValue: 4)
    package static let imageLanguage = AudienceUse(rawValue: 8)
}

/// The table of all operations that Marquee speaks. Nothing is sent that does not stand here.
package enum Operations {
    // Movies
    static let nowPlayingMovies = Operation<PageDTO<MovieDTO>>(.get, "/3/movie/now_playing", lifetime: .hours(1), audience: .listing)
    static let popularMovies = Operation<PageDTO<MovieDTO>>(.get, "/3/movie/popular", lifetime: .hours(1), audience: .listing)
    static let topRatedMovies = Operation<PageDTO<MovieDTO>>(.get, "/3/movie/top_rated", lifetime: .hours(4), audience: .listing)
    static let upcomingMovies = Operation<PageDTO<MovieDTO>>(.get, "/3/movie/upcoming", lifetime: .hours(1), audience: .listing)
    static let movieDetails = Operation<MovieDetailsDTO>(
        .get, "/3/movie/{movie_id}", lifetime: .hours(4), audience: [.language, .imageLanguage])
    static let movieWatchProviders = Operation<WatchProvidersDTO>(
        .get, "/3/movie/{movie_id}/watch/providers", lifetime: .hours(4), audience: [])
    static let movieGenres = Operation<MovieGenresDTO>(.get, "/3/genre/movie/list", lifetime: .hours(24))

    // TV series
    static let airingTodayTV = Operation<PageDTO<TVSeriesDTO>>(.get, "/3/tv/airing_today", lifetime: .hours(1))
    static let onTheAirTV = Operation<PageDTO<TVSeriesDTO>>(.get, "/3/tv/on_the_air", lifetime: .hours(1))
    static let popularTV = Operation<PageDTO<TVSeriesDTO>>(.get, "/3/tv/popular", lifetime: .hours(1))
    static let topRatedTV = Operation<PageDTO<TVSeriesDTO>>(.get, "/3/tv/top_rated", lifetime: .hours(4))
    static let tvSeriesDetails = Operation<TVSeriesDetailsDTO>(
        .get, "/3/tv/{series_id}", lifetime: .hours(4), audience: [.language, .imageLanguage])
    static let tvCredits = Operation<TVCreditsDTO>(.get, "/3/tv/{series_id}/aggregate_credits", lifetime: .hours(4))
    static let season = Operation<SeasonDetailsDTO>(
        .get, "/3/tv/{series_id}/season/{season_number}", lifetime: .hours(4), audience: [.language, .imageLanguage])
    static let episode = Operation<EpisodeDetailsDTO>(
        .get, "/3/tv/{series_id}/season/{season_number}/episode/{episode_number}", lifetime: .hours(4),
        audience: [.language, .imageLanguage])
    static let tvWatchProviders = Operation<WatchProvidersDTO>(
        .get, "/3/tv/{series_id}/watch/providers", lifetime: .hours(4), audience: [])
    static let tvGenres = Operation<TVGenresDTO>(.get, "/3/genre/tv/list", lifetime: .hours(24))

    // People
    static let popularPeople = Operation<PageDTO<PersonDTO>>(.get, "/3/person/popular", lifetime: .hours(1))
    static let personDetails = Operation<PersonDetailsDTO>(
        .get, "/3/person/{person_id}", lifetime: .hours(4), audience: [.language, .imageLanguage])

    // Search
    static let searchMovies = Operation<PageDTO<MovieDTO>>(
        .get, "/3/search/movie", lifetime: .hours(1), audience: [.language, .region, .adult])
    static let searchTV = Operation<PageDTO<TVSeriesDTO>>(.get, "/3/search/tv", lifetime: .hours(1), audience: [.language, .adult])
    static let searchPeople = Operation<PageDTO<PersonDTO>>(
        .get, "/3/search/person", lifetime: .hours(1), audience: [.language, .adult])
    static let searchAll = Operation<PageDTO<MediaItemDTO>>(
        .get, "/3/search/multi", lifetime: .hours(1), audience: [.language, .adult])

    // Trending
    static let trendingMovies = Operation<PageDTO<MovieDTO>>(.get, "/3/trending/movie/{time_window}", lifetime: .hours(1))
    static let trendingTV = Operation<PageDTO<TVSeriesDTO>>(.get, "/3/trending/tv/{time_window}", lifetime: .hours(1))
    static let trendingPeople = Operation<PageDTO<PersonDTO>>(.get, "/3/trending/person/{time_window}", lifetime: .hours(1))
    static let trendingMedia = Operation<PageDTO<MediaItemDTO>>(.get, "/3/trending/all/{time_window}", lifetime: .hours(1))

    // Images
    static let imageConfiguration = Operation<ImageConfigurationDTO>(.get, "/3/configuration", lifetime: .hours(72), audience: [])

    package static let all: [any OperationRow] = [
        nowPlayingMovies, popularMovies, topRatedMovies, upcomingMovies, movieDetails, movieWatchProviders, movieGenres,
        airingTodayTV, onTheAirTV, popularTV, topRatedTV, tvSeriesDetails, tvCredits, season, episode, tvWatchProviders, tvGenres,
        popularPeople, personDetails,
        searchMovies, searchTV, searchPeople, searchAll,
        trendingMovies, trendingTV, trendingPeople, trendingMedia,
        imageConfiguration,
    ]
}

extension AudienceUse {
    fileprivate static let listing: AudienceUse = [.language, .region]
}

extension Duration {
    fileprivate static func hours(_ count: Int) -> Duration { .seconds(count * 3600) }
}
