import MarqueeData
import MarqueeDomain

extension Operations {
    static let rateMovie = Operation<StatusDTO>(.post, "/3/movie/{movie_id}/rating", isIdempotent: true)
    static let rateTV = Operation<StatusDTO>(.post, "/3/tv/{series_id}/rating", isIdempotent: true)
    static let rateEpisode = Operation<StatusDTO>(
        .post, "/3/tv/{series_id}/season/{season_number}/episode/{episode_number}/rating", isIdempotent: true)
    static let removeMovieRating = Operation<StatusDTO>(.delete, "/3/movie/{movie_id}/rating", isIdempotent: true)
    static let removeTVRating = Operation<StatusDTO>(.delete, "/3/tv/{series_id}/rating", isIdempotent: true)
    static let removeEpisodeRating = Operation<StatusDTO>(
        .delete, "/3/tv/{series_id}/season/{season_number}/episode/{episode_number}/rating", isIdempotent: true)
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
}

extension Endpoint where Answer == PageDTO<RatedDTO<MovieDTO>> {
    static func ratedMovies(_ page: ShelfPage, as user: UserAuthorization) -> Self {
        user.kind == .guest
            ? Endpoint(Operations.guestRatedMovies, page: page.page, query: page.query, as: .guest(user))
            : Endpoint(Operations.ratedMovies, page: page.page, query: page.query, as: .account(user))
    }
}

extension Endpoint where Answer == PageDTO<RatedDTO<TVSeriesDTO>> {
    static func ratedTV(_ page: ShelfPage, as user: UserAuthorization) -> Self {
        user.kind == .guest
            ? Endpoint(Operations.guestRatedTV, page: page.page, query: page.query, as: .guest(user))
            : Endpoint(Operations.ratedTV, page: page.page, query: page.query, as: .account(user))
    }
}

extension Endpoint where Answer == PageDTO<RatedDTO<SeriesEpisodeDTO>> {
    static func ratedEpisodes(_ page: ShelfPage, as user: UserAuthorization) -> Self {
        user.kind == .guest
            ? Endpoint(Operations.guestRatedEpisodes, page: page.page, query: page.query, as: .guest(user))
            : Endpoint(Operations.ratedEpisodes, page: page.page, query: page.query, as: .account(user))
    }
}

extension Endpoint<StatusDTO> {
    static func set(rating: Rating?, on item: Markable, as user: UserAuthorization) -> Self {
        let operation =
            switch item {
            case .movie: rating == nil ? Operations.removeMovieRating : Operations.rateMovie
            case .tv: rating == nil ? Operations.removeTVRating : Operations.rateTV
            case .episode: rating == nil ? Operations.removeEpisodeRating : Operations.rateEpisode
            }
        return Endpoint(operation, body: rating.map { RatingBody(value: $0) }, as: .anyone(user), path: item.path)
    }
}

extension Markable {
    /// The path values of all requests about its marks.
    func path() throws(MarqueeError) -> [String: PathValue] {
        switch self {
        case .movie(let id): ["movie_id": try PathValue(id)]
        case .tv(let id): ["series_id": try PathValue(id)]
        case .episode(let episode): try episode.path()
        }
    }
}

extension Rating {
    /// The half point nearest to a number above 0; nil for an invalid rating.
    init?(nearest value: Double) {
        guard value > 0 else { return nil }
        self.init(halfPoints: Int(nearest: value * 2, in: 1...20))
    }
}

private struct RatingBody: Encodable {
    let value: Rating
}

/// A row with the person's rating. Without a valid rating, the row is unreadable.
struct RatedDTO<Row: DTO>: DTO {
    let row: Row
    let rating: NearestRating

    init(_ row: TapeRow) throws {
        self.row = try Row(row)
        rating = try row.required("rating")
    }
}

extension RatedDTO {
    func adapted() -> Rated<Row.Entity> { Rated(row.adapted(), rating: rating.rating) }
}

extension Rated: TitleBearing where Item: TitleBearing {
    func visitTitles(_ visitor: TitleVisitor) { item.visitTitles(visitor) }
    mutating func fillTexts(_ known: KnownTexts) { item.fillTexts(known) }
}
