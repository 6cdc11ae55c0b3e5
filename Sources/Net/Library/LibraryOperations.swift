extension Operations {
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

    static let libraryRows: [any OperationRow] = [
        setFavorite, setWatchlist, rateMovie, rateTV, rateEpisode, removeMovieRating, removeTVRating, removeEpisodeRating, movieMarks, tvMarks, episodeMarks, favoriteMovies, favoriteTV, watchlistMovies, watchlistTV, ratedMovies, ratedTV, ratedEpisodes, guestRatedMovies, guestRatedTV, guestRatedEpisodes, recommendedMovies, recommendedTV,
    ]
}
