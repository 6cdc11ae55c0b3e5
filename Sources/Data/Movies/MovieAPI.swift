public import MarqueeDomain

/// What a server can answer about movies. It may gain requirements in a minor version.
public protocol MovieAPI: Sendable {
    /// One page of a chart.
    func chart(_ chart: MovieChart) -> Remote<Page<Movie>>
    /// One page of the movies that fit a filter.
    func discover(_ filter: MovieFilter) -> Remote<Page<Movie>>
    /// One movie with its parts appended.
    func details(_ id: Movie.ID, including parts: Set<MoviePart>, as user: UserAuthorization?) -> Remote<MovieDetails>
    /// Who plays in a movie and who made it.
    func credits(of id: Movie.ID) -> Remote<Credits>
    /// A collection with its movies.
    func collection(_ id: MovieCollection.ID, including parts: Set<MovieCollectionPart>) -> Remote<MovieCollectionDetails>
    /// Where a movie can be watched.
    func watchProviders(of id: Movie.ID) -> Remote<WatchProviders>
    /// The genres that movies can have.
    func genres() -> Remote<[Genre]>
    /// The titles of a movie in other countries.
    func alternativeTitles(of id: Movie.ID) -> Remote<[AlternativeTitle]>
    /// The ids of a movie at other services.
    func externalIDs(of id: Movie.ID) -> Remote<ExternalIDs>
    /// The posters, backdrops and logos of a movie.
    func images(of id: Movie.ID) -> Remote<ImageSet>
    /// The keywords of a movie.
    func keywords(of id: Movie.ID) -> Remote<[Keyword]>
    /// The lists of people that a movie is on, a page at a time.
    func lists(_ page: TitlePage) -> Remote<Page<MediaListSummary>>
    /// TMDb's recommendations for people who liked a movie, a page at a time.
    func recommendations(_ page: TitlePage) -> Remote<Page<Movie>>
    /// The releases of a movie, by region.
    func releases(of id: Movie.ID) -> Remote<[Release]>
    /// The releases of a movie in an older form of TMDb: one day and one certification for each row.
    func countryReleases(of id: Movie.ID) -> Remote<[CountryRelease]>
    /// The reviews of a movie, a page at a time.
    func reviews(_ page: TitlePage) -> Remote<Page<Review>>
    /// Movies with the same genres and keywords as a movie, a page at a time.
    func similar(_ page: TitlePage) -> Remote<Page<Movie>>
    /// The texts of a movie in all languages.
    func translations(of id: Movie.ID) -> Remote<[Translation]>
    /// The trailers and other videos of a movie.
    func videos(of id: Movie.ID) -> Remote<[Video]>
    /// The movie that was added to TMDb last.
    func latest() -> Remote<MovieDetails>
}
