public import MarqueeDomain

/// Replaces all that can be asked about movies; what is not replaced fails.
public struct MovieStub: Sendable {
    /// Replaces `movies.chart`.
    public var chart: (@Sendable (MovieChart) -> Read<Page<Movie>>)?
    /// Replaces `movies.discover`.
    public var discover: (@Sendable (MovieFilter) -> Read<Page<Movie>>)?
    /// Replaces `movies.details`.
    public var details: (@Sendable (Movie.ID, Set<MoviePart>) -> Read<MovieDetails>)?
    /// Replaces `movies.credits`.
    public var credits: (@Sendable (Movie.ID) -> Read<Credits>)?
    /// Replaces `movies.collection`.
    public var collection: (@Sendable (MovieCollection.ID, Set<MovieCollectionPart>) -> Read<MovieCollectionDetails>)?
    /// Replaces `movies.watchProviders`.
    public var watchProviders: (@Sendable (Movie.ID) -> Read<WatchProviders>)?
    /// Replaces `movies.genres`.
    public var genres: (@Sendable () -> Read<[Genre]>)?
    /// Replaces `movies.alternativeTitles`.
    public var alternativeTitles: (@Sendable (Movie.ID) -> Read<[AlternativeTitle]>)?
    /// Replaces `movies.externalIDs`.
    public var externalIDs: (@Sendable (Movie.ID) -> Read<ExternalIDs>)?
    /// Replaces `movies.images`.
    public var images: (@Sendable (Movie.ID) -> Read<ImageSet>)?
    /// Replaces `movies.keywords`.
    public var keywords: (@Sendable (Movie.ID) -> Read<[Keyword]>)?
    /// Replaces `movies.lists`.
    public var lists: (@Sendable (TitlePage) -> Read<Page<MediaListSummary>>)?
    /// Replaces `movies.recommendations`.
    public var recommendations: (@Sendable (TitlePage) -> Read<Page<Movie>>)?
    /// Replaces `movies.releases`.
    public var releases: (@Sendable (Movie.ID) -> Read<[Release]>)?
    /// Replaces `movies.countryReleases`.
    public var countryReleases: (@Sendable (Movie.ID) -> Read<[CountryRelease]>)?
    /// Replaces `movies.reviews`.
    public var reviews: (@Sendable (TitlePage) -> Read<Page<Review>>)?
    /// Replaces `movies.similar`.
    public var similar: (@Sendable (TitlePage) -> Read<Page<Movie>>)?
    /// Replaces `movies.translations`.
    public var translations: (@Sendable (Movie.ID) -> Read<[Translation]>)?
    /// Replaces `movies.videos`.
    public var videos: (@Sendable (Movie.ID) -> Read<[Video]>)?
    /// Replaces `movies.latest`.
    public var latest: (@Sendable () -> Read<MovieDetails>)?
}

/// The repository of a ``MovieStub``.
struct StubbedMovieRepository: MovieRepository {
    let stub: Stubbed<MovieStub>

    func chart(_ chart: MovieChart) -> Read<Page<Movie>> { stub.chart(chart) }
    func discover(_ filter: MovieFilter) -> Read<Page<Movie>> { stub.discover(filter) }
    func details(_ id: Movie.ID, including parts: Set<MoviePart>) -> Read<MovieDetails> {
        stub.details(id, parts).keeping(parts)
    }
    func credits(of id: Movie.ID) -> Read<Credits> { stub.credits(id) }
    func collection(_ id: MovieCollection.ID, including parts: Set<MovieCollectionPart>) -> Read<MovieCollectionDetails> {
        stub.collection(id, parts).keeping(parts)
    }
    func watchProviders(of id: Movie.ID) -> Read<WatchProviders> { stub.watchProviders(id) }
    func genres() -> Read<[Genre]> { stub.genres() }
    func alternativeTitles(of id: Movie.ID) -> Read<[AlternativeTitle]> { stub.alternativeTitles(id) }
    func externalIDs(of id: Movie.ID) -> Read<ExternalIDs> { stub.externalIDs(id) }
    func images(of id: Movie.ID) -> Read<ImageSet> { stub.images(id) }
    func keywords(of id: Movie.ID) -> Read<[Keyword]> { stub.keywords(id) }
    func lists(_ page: TitlePage) -> Read<Page<MediaListSummary>> { stub.lists(page) }
    func recommendations(_ page: TitlePage) -> Read<Page<Movie>> { stub.recommendations(page) }
    func releases(of id: Movie.ID) -> Read<[Release]> { stub.releases(id) }
    func countryReleases(of id: Movie.ID) -> Read<[CountryRelease]> { stub.countryReleases(id) }
    func reviews(_ page: TitlePage) -> Read<Page<Review>> { stub.reviews(page) }
    func similar(_ page: TitlePage) -> Read<Page<Movie>> { stub.similar(page) }
    func translations(of id: Movie.ID) -> Read<[Translation]> { stub.translations(id) }
    func videos(of id: Movie.ID) -> Read<[Video]> { stub.videos(id) }
    func latest() -> Read<MovieDetails> { stub.latest().keeping([]) }
}
