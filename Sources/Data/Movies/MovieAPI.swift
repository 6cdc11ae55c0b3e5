public import MarqueeDomain

/// The reads of movies from a server. The protocol may gain requirements in a minor version.
public protocol MovieAPI: Sendable {
    /// `GET /3/movie/now_playing`, `GET /3/movie/popular`, `GET /3/movie/top_rated` or `GET /3/movie/upcoming`
    func list(_ list: MovieList) -> Remote<Page<Movie>>
    /// `GET /3/discover/movie`
    func discover(_ filter: MovieFilter) -> Remote<Page<Movie>>
    /// `GET /3/movie/{movie_id}`. Missing texts are filled from the audience's fallback languages.
    func details(_ id: Movie.ID, including parts: Set<MoviePart>, as user: UserAuthorization?) -> Remote<MovieDetails>
    /// `GET /3/movie/{movie_id}/credits`
    func credits(of id: Movie.ID) -> Remote<Credits>
    /// `GET /3/collection/{collection_id}`
    func collection(_ id: MovieCollection.ID, including parts: Set<MovieCollectionPart>) -> Remote<MovieCollectionDetails>
    /// `GET /3/movie/{movie_id}/watch/providers`
    func watchProviders(of id: Movie.ID) -> Remote<WatchProviders>
    /// `GET /3/genre/movie/list`
    func genres() -> Remote<[Genre]>
    /// `GET /3/movie/{movie_id}/alternative_titles`
    func alternativeTitles(of id: Movie.ID) -> Remote<[AlternativeTitle]>
    /// `GET /3/movie/{movie_id}/external_ids`
    func externalIDs(of id: Movie.ID) -> Remote<ExternalIDs>
    /// `GET /3/movie/{movie_id}/images`
    func images(of id: Movie.ID) -> Remote<ImageSet>
    /// `GET /3/movie/{movie_id}/keywords`
    func keywords(of id: Movie.ID) -> Remote<[Keyword]>
    /// `GET /3/movie/{movie_id}/lists`
    func lists(_ page: TitlePage) -> Remote<Page<MediaListSummary>>
    /// `GET /3/movie/{movie_id}/recommendations`
    func recommendations(_ page: TitlePage) -> Remote<Page<Movie>>
    /// `GET /3/movie/{movie_id}/release_dates`
    func releaseDates(of id: Movie.ID) -> Remote<[Release]>
    /// `GET /3/movie/{movie_id}/releases`
    func countryReleases(of id: Movie.ID) -> Remote<[CountryRelease]>
    /// `GET /3/movie/{movie_id}/reviews`
    func reviews(_ page: TitlePage) -> Remote<Page<Review>>
    /// `GET /3/movie/{movie_id}/similar`
    func similar(_ page: TitlePage) -> Remote<Page<Movie>>
    /// `GET /3/movie/{movie_id}/translations`
    func translations(of id: Movie.ID) -> Remote<[Translation]>
    /// `GET /3/movie/{movie_id}/videos`
    func videos(of id: Movie.ID) -> Remote<[Video]>
    /// `GET /3/movie/latest`
    func latest() -> Remote<MovieDetails>
}
