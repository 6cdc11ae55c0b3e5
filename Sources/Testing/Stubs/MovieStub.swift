public import MarqueeDomain

/// Replaces all that can be asked about movies; a call that is not replaced fails.
public struct MovieStub: Sendable {
    public var list: (@Sendable (MovieList) -> Read<Page<Movie>>)?
    public var discover: (@Sendable (MovieFilter) -> Read<Page<Movie>>)?
    public var details: (@Sendable (Movie.ID, Set<MoviePart>) -> Read<MovieDetails>)?
    public var credits: (@Sendable (Movie.ID) -> Read<Credits>)?
    public var collection: (@Sendable (MovieCollection.ID, Set<MovieCollectionPart>) -> Read<MovieCollectionDetails>)?
    public var watchProviders: (@Sendable (Movie.ID) -> Read<WatchProviders>)?
    public var genres: (@Sendable () -> Read<[Genre]>)?
    public var alternativeTitles: (@Sendable (Movie.ID) -> Read<[AlternativeTitle]>)?
    public var externalIDs: (@Sendable (Movie.ID) -> Read<ExternalIDs>)?
    public var images: (@Sendable (Movie.ID) -> Read<ImageSet>)?
    public var keywords: (@Sendable (Movie.ID) -> Read<[Keyword]>)?
    public var lists: (@Sendable (TitlePage) -> Read<Page<MediaListSummary>>)?
    public var recommendations: (@Sendable (TitlePage) -> Read<Page<Movie>>)?
    public var releaseDates: (@Sendable (Movie.ID) -> Read<[Release]>)?
    public var countryReleases: (@Sendable (Movie.ID) -> Read<[CountryRelease]>)?
    public var reviews: (@Sendable (TitlePage) -> Read<Page<Review>>)?
    public var similar: (@Sendable (TitlePage) -> Read<Page<Movie>>)?
    public var translations: (@Sendable (Movie.ID) -> Read<[Translation]>)?
    public var videos: (@Sendable (Movie.ID) -> Read<[Video]>)?
    public var latest: (@Sendable () -> Read<MovieDetails>)?
}

/// The repository of a ``MovieStub``.
struct StubbedMovieRepository: MovieRepository {
    let stub: Stubbed<MovieStub>

    func list(_ list: MovieList) -> Read<Page<Movie>> { stub.list(list) }
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
    func releaseDates(of id: Movie.ID) -> Read<[Release]> { stub.releaseDates(id) }
    func countryReleases(of id: Movie.ID) -> Read<[CountryRelease]> { stub.countryReleases(id) }
    func reviews(_ page: TitlePage) -> Read<Page<Review>> { stub.reviews(page) }
    func similar(_ page: TitlePage) -> Read<Page<Movie>> { stub.similar(page) }
    func translations(of id: Movie.ID) -> Read<[Translation]> { stub.translations(id) }
    func videos(of id: Movie.ID) -> Read<[Video]> { stub.videos(id) }
    func latest() -> Read<MovieDetails> { stub.latest().keeping([]) }
}
