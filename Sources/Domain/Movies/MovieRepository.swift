/// The source of movies. ``MovieUseCases`` documents the requirements that it publishes. The protocol may gain requirements in a minor
/// version.
public protocol MovieRepository: Sendable {
    /// Returns the read of one of TMDb's lists of movies.
    func list(_ list: MovieList) -> Read<Page<Movie>>
    /// Returns the read of a page of the movies that meet a filter. The filter has been checked.
    func discover(_ filter: MovieFilter) -> Read<Page<Movie>>
    func details(_ id: Movie.ID, including parts: Set<MoviePart>) -> Read<MovieDetails>
    func credits(of id: Movie.ID) -> Read<Credits>
    func collection(_ id: MovieCollection.ID, including parts: Set<MovieCollectionPart>) -> Read<MovieCollectionDetails>
    func watchProviders(of id: Movie.ID) -> Read<WatchProviders>
    /// Returns the read of the genres that movies can have.
    func genres() -> Read<[Genre]>
    func alternativeTitles(of id: Movie.ID) -> Read<[AlternativeTitle]>
    func externalIDs(of id: Movie.ID) -> Read<ExternalIDs>
    func images(of id: Movie.ID) -> Read<ImageSet>
    func keywords(of id: Movie.ID) -> Read<[Keyword]>
    func lists(_ page: TitlePage) -> Read<Page<MediaListSummary>>
    func recommendations(_ page: TitlePage) -> Read<Page<Movie>>
    func releaseDates(of id: Movie.ID) -> Read<[Release]>
    func countryReleases(of id: Movie.ID) -> Read<[CountryRelease]>
    func reviews(_ page: TitlePage) -> Read<Page<Review>>
    func similar(_ page: TitlePage) -> Read<Page<Movie>>
    func translations(of id: Movie.ID) -> Read<[Translation]>
    func videos(of id: Movie.ID) -> Read<[Video]>
    func latest() -> Read<MovieDetails>
}

/// All use cases of movies.
///
/// ```swift
/// let movie = try await marquee.movies.details(550)
/// print(movie.title, movie.credits?.directors.first?.name ?? "")
/// for similar in try await marquee.movies.similar(550) { print(similar.title) }
/// ```
public struct MovieUseCases: Sendable {
    let movies: any MovieRepository

    public init(movies: any MovieRepository) { self.movies = movies }
}
