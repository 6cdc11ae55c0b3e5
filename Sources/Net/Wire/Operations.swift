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

    // Account
    static let createRequestToken = Operation<RequestTokenDTO>(.get, "/3/authentication/token/new")
    static let validateRequestToken = Operation<RequestTokenDTO>(.post, "/3/authentication/token/validate_with_login")
    static let createSession = Operation<SessionDTO>(.post, "/3/authentication/session/new")
    static let convertUserToken = Operation<SessionDTO>(.post, "/3/authentication/session/convert/4")
    static let deleteSession = Operation<StatusDTO>(.delete, "/3/authentication/session")
    static let createGuestSession = Operation<GuestSessionDTO>(.get, "/3/authentication/guest_session/new")
    static let createUserRequestToken = Operation<RequestTokenDTO>(.post, "/4/auth/request_token")
    static let createUserToken = Operation<UserTokenDTO>(.post, "/4/auth/access_token")
    static let deleteUserToken = Operation<StatusDTO>(.delete, "/4/auth/access_token")
    static let currentAccount = Operation<AccountDTO>(.get, "/3/account", lifetime: .minutes(5), audience: [], isPrivate: true)
    static let account = Operation<AccountDTO>(.get, "/3/account/{account_id}", lifetime: .minutes(5), audience: [], isPrivate: true)

    // Library
    static let setFavorite = Operation<StatusDTO>(.post, "/3/account/{account_id}/favorite", isIdempotent: true)
    static let setWatchlist = Operation<StatusDTO>(.post, "/3/account/{account_id}/watchlist", isIdempotent: true)
    static let rateMovie = Operation<StatusDTO>(.post, "/3/movie/{movie_id}/rating", isIdempotent: true)
    static let rateTV = Operation<StatusDTO>(.post, "/3/tv/{series_id}/rating", isIdempotent: true)
    static let rateEpisode = Operation<StatusDTO>(
        .post, "/3/tv/{series_id}/season/{season_number}/episode/{episode_number}/rating", isIdempotent: true)
    static let removeMovieRating = Operation<StatusDTO>(.delete, "/3/movie/{movie_id}/rating", isIdempotent: true)
    static let removeTVRating = Operation<StatusDTO>(.delete, "/3/tv/{series_id}/rating", isIdempotent: true)
    static let removeEpisodeRating = Operation<StatusDTO>(
        .delete, "/3/tv/{series_id}/season/{season_number}/episode/{episode_number}/rating", isIdempotent: true)
    static let movieMarks = Operation<MarksDTO>(
        .get, "/3/movie/{movie_id}/account_states", lifetime: .minutes(5), audience: [], isPrivate: true)
    static let tvMarks = Operation<MarksDTO>(
        .get, "/3/tv/{series_id}/account_states", lifetime: .minutes(5), audience: [], isPrivate: true)
    static let episodeMarks = Operation<MarksDTO>(
        .get, "/3/tv/{series_id}/season/{season_number}/episode/{episode_number}/account_states", lifetime: .minutes(5), audience: [],
        isPrivate: true)
    static let favoriteMovies = Operation<PageDTO<MovieDTO>>(
        .get, "/3/account/{account_id}/favorite/movies", lifetime: .minutes(5), isPrivate: true)
    static let favoriteTV = Operation<PageDTO<TVSeriesDTO>>(
        .get, "/3/account/{account_id}/favorite/tv", lifetime: .minutes(5), isPrivate: true)
    static let watchlistMovies = Operation<PageDTO<MovieDTO>>(
        .get, "/3/account/{account_id}/watchlist/movies", lifetime: .minutes(5), isPrivate: true)
    static let watchlistTV = Operation<PageDTO<TVSeriesDTO>>(
        .get, "/3/account/{account_id}/watchlist/tv", lifetime: .minutes(5), isPrivate: true)
    static let ratedMovies = Operation<PageDTO<RatedDTO<MovieDTO>>>(
        .get, "/3/account/{account_id}/rated/movies", lifetime: .minutes(5), isPrivate: true)
    static let ratedTV = Operation<PageDTO<RatedDTO<TVSeriesDTO>>>(
        .get, "/3/account/{account_id}/rated/tv", lifetime: .minutes(5), isPrivate: true)
    static let ratedEpisodes = Operation<PageDTO<RatedDTO<SeriesEpisodeDTO>>>(
        .get, "/3/account/{account_id}/rated/tv/episodes", lifetime: .minutes(5), isPrivate: true)
    static let guestRatedMovies = Operation<PageDTO<RatedDTO<MovieDTO>>>(
        .get, "/3/guest_session/{guest_session_id}/rated/movies", lifetime: .minutes(5), isPrivate: true, isEmptyWhenMissing: true)
    static let guestRatedTV = Operation<PageDTO<RatedDTO<TVSeriesDTO>>>(
        .get, "/3/guest_session/{guest_session_id}/rated/tv", lifetime: .minutes(5), isPrivate: true, isEmptyWhenMissing: true)
    static let guestRatedEpisodes = Operation<PageDTO<RatedDTO<SeriesEpisodeDTO>>>(
        .get, "/3/guest_session/{guest_session_id}/rated/tv/episodes", lifetime: .minutes(5), isPrivate: true, isEmptyWhenMissing: true)
    static let recommendedMovies = Operation<PageDTO<MovieDTO>>(
        .get, "/4/account/{account_object_id}/movie/recommendations", lifetime: .minutes(5), isPrivate: true)
    static let recommendedTV = Operation<PageDTO<TVSeriesDTO>>(
        .get, "/4/account/{account_object_id}/tv/recommendations", lifetime: .minutes(5), isPrivate: true)

    // Lists
    static let list = Operation<MediaListDTO>(.get, "/3/list/{list_id}", lifetime: .minutes(5))
    static let listItemStatus = Operation<ListItemStatusDTO>(.get, "/3/list/{list_id}/item_status", lifetime: .minutes(5), audience: [])
    static let lists = Operation<PageDTO<MediaListSummaryDTO>>(
        .get, "/3/account/{account_id}/lists", lifetime: .minutes(5), audience: [], isPrivate: true)
    static let createList = Operation<CreatedListDTO>(.post, "/3/list")
    static let addToList = Operation<StatusDTO>(.post, "/3/list/{list_id}/add_item")
    static let removeFromList = Operation<StatusDTO>(.post, "/3/list/{list_id}/remove_item")
    static let clearList = Operation<StatusDTO>(.post, "/3/list/{list_id}/clear")
    static let deleteList = Operation<StatusDTO>(.delete, "/3/list/{list_id}")

    package static let all: [any OperationRow] = [
        nowPlayingMovies, popularMovies, topRatedMovies, upcomingMovies, movieDetails, movieWatchProviders, movieGenres,
        airingTodayTV, onTheAirTV, popularTV, topRatedTV, tvSeriesDetails, tvCredits, season, episode, tvWatchProviders, tvGenres,
        popularPeople, personDetails,
        searchMovies, searchTV, searchPeople, searchAll,
        trendingMovies, trendingTV, trendingPeople, trendingMedia,
        imageConfiguration,
        createRequestToken, validateRequestToken, createSession, convertUserToken, deleteSession, createGuestSession,
        createUserRequestToken, createUserToken, deleteUserToken, currentAccount, account,
        setFavorite, setWatchlist, rateMovie, rateTV, rateEpisode, removeMovieRating, removeTVRating, removeEpisodeRating,
        movieMarks, tvMarks, episodeMarks, favoriteMovies, favoriteTV, watchlistMovies, watchlistTV,
        ratedMovies, ratedTV, ratedEpisodes, guestRatedMovies, guestRatedTV, guestRatedEpisodes, recommendedMovies, recommendedTV,
        list, listItemStatus, lists, createList, addToList, removeFromList, clearList, deleteList,
    ]
}

extension AudienceUse {
    fileprivate static let listing: AudienceUse = [.language, .region]
}

extension Duration {
    fileprivate static func minutes(_ count: Int) -> Duration { .seconds(count * 60) }
    fileprivate static func hours(_ count: Int) -> Duration { .seconds(count * 3600) }
}
