/// The source of movies. It may gain requirements in a minor version.
public protocol MovieRepository: Sendable {
    /// One page of a chart.
    func chart(_ chart: MovieChart) -> Read<Page<Movie>>
    /// One page of the movies that fit a filter.
    func discover(_ filter: MovieFilter) -> Read<Page<Movie>>
    /// One movie with its credits, videos, images, reviews, and similar movies.
    func details(_ id: Movie.ID, including parts: Set<MoviePart>) -> Read<MovieDetails>
    /// Who plays in a movie and who made it.
    func credits(of id: Movie.ID) -> Read<Credits>
    /// A collection with its movies.
    func collection(_ id: MovieCollection.ID, including parts: Set<MovieCollectionPart>) -> Read<MovieCollectionDetails>
    /// Where a movie can be watched.
    func watchProviders(of id: Movie.ID) -> Read<WatchProviders>
    /// The genres that movies can have.
    func genres() -> Read<[Genre]>
    /// The titles of a movie in other countries.
    func alternativeTitles(of id: Movie.ID) -> Read<[AlternativeTitle]>
    /// The ids of a movie at other services.
    func externalIDs(of id: Movie.ID) -> Read<ExternalIDs>
    /// The posters, backdrops and logos of a movie.
    func images(of id: Movie.ID) -> Read<ImageSet>
    /// The keywords of a movie.
    func keywords(of id: Movie.ID) -> Read<[Keyword]>
    /// The lists of people that a movie is on, a page at a time.
    func lists(_ page: TitlePage) -> Read<Page<MediaListSummary>>
    /// TMDb's recommendations for people who liked a movie, a page at a time.
    func recommendations(_ page: TitlePage) -> Read<Page<Movie>>
    /// The releases of a movie, by region.
    func releases(of id: Movie.ID) -> Read<[Release]>
    /// The releases of a movie in an older form of TMDb: one day and one certification for each row.
    func countryReleases(of id: Movie.ID) -> Read<[CountryRelease]>
    /// The reviews of a movie, a page at a time.
    func reviews(_ page: TitlePage) -> Read<Page<Review>>
    /// Movies with the same genres and keywords as a movie, a page at a time.
    func similar(_ page: TitlePage) -> Read<Page<Movie>>
    /// The texts of a movie in all languages.
    func translations(of id: Movie.ID) -> Read<[Translation]>
    /// The trailers and other videos of a movie.
    func videos(of id: Movie.ID) -> Read<[Video]>
    /// The movie that was added to TMDb last.
    func latest() -> Read<MovieDetails>
}

/// All use cases of movies.
public struct MovieUseCases: Sendable {
    let movies: any MovieRepository

    /// Publishes the use cases of a repository.
    public init(movies: any MovieRepository) { self.movies = movies }
}
