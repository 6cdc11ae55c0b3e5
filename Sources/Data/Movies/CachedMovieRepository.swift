public import MarqueeDomain

/// Movies from the server, stored for the time when it cannot answer.
public struct CachedMovieRepository: MovieRepository {
    private let api: any MovieAPI
    private let reader: Reader
    private let user: AccountReader?

    /// Creates the repository; nobody is asked for what is private to an account.
    public init(api: any MovieAPI, reader: Reader) {
        self.api = api
        self.reader = reader
        user = nil
    }

    /// Creates the repository for one person.
    package init(api: any MovieAPI, user: AccountReader) {
        self.api = api
        reader = user.bound
        self.user = user
    }

    /// One page of a chart.
    public func chart(_ chart: MovieChart) -> Read<Page<Movie>> { reader.read(api.chart(chart)) }
    /// One page of the movies that fit a filter.
    public func discover(_ filter: MovieFilter) -> Read<Page<Movie>> { reader.read(api.discover(filter)) }
    /// One movie with its parts.
    public func details(_ id: Movie.ID, including parts: Set<MoviePart>) -> Read<MovieDetails> {
        reader.read(parts, as: user) { [api] in api.details(id, including: parts, as: $0) }
    }
    /// Who plays in a movie and who made it.
    public func credits(of id: Movie.ID) -> Read<Credits> { reader.read(api.credits(of: id)) }
    /// A collection with its movies.
    public func collection(_ id: MovieCollection.ID, including parts: Set<MovieCollectionPart>) -> Read<MovieCollectionDetails> {
        reader.read(api.collection(id, including: parts))
    }
    /// Where a movie can be watched.
    public func watchProviders(of id: Movie.ID) -> Read<WatchProviders> { reader.read(api.watchProviders(of: id)) }
    /// The genres that movies can have.
    public func genres() -> Read<[Genre]> { reader.read(api.genres()) }
    /// The titles of a movie in other countries.
    public func alternativeTitles(of id: Movie.ID) -> Read<[AlternativeTitle]> { reader.read(api.alternativeTitles(of: id)) }
    /// The ids of a movie at other services.
    public func externalIDs(of id: Movie.ID) -> Read<ExternalIDs> { reader.read(api.externalIDs(of: id)) }
    /// The posters, backdrops and logos of a movie.
    public func images(of id: Movie.ID) -> Read<ImageSet> { reader.read(api.images(of: id)) }
    /// The keywords of a movie.
    public func keywords(of id: Movie.ID) -> Read<[Keyword]> { reader.read(api.keywords(of: id)) }
    /// The lists of people that a movie is on, a page at a time.
    public func lists(_ page: TitlePage) -> Read<Page<MediaListSummary>> { reader.read(api.lists(page)) }
    /// TMDb's recommendations for people who liked a movie, a page at a time.
    public func recommendations(_ page: TitlePage) -> Read<Page<Movie>> { reader.read(api.recommendations(page)) }
    /// The releases of a movie, by region.
    public func releases(of id: Movie.ID) -> Read<[Release]> { reader.read(api.releases(of: id)) }
    /// The releases of a movie in an older form of TMDb: one day and one certification for each row.
    public func countryReleases(of id: Movie.ID) -> Read<[CountryRelease]> { reader.read(api.countryReleases(of: id)) }
    /// The reviews of a movie, a page at a time.
    public func reviews(_ page: TitlePage) -> Read<Page<Review>> { reader.read(api.reviews(page)) }
    /// Movies with the same genres and keywords as a movie, a page at a time.
    public func similar(_ page: TitlePage) -> Read<Page<Movie>> { reader.read(api.similar(page)) }
    /// The texts of a movie in all languages.
    public func translations(of id: Movie.ID) -> Read<[Translation]> { reader.read(api.translations(of: id)) }
    /// The trailers and other videos of a movie.
    public func videos(of id: Movie.ID) -> Read<[Video]> { reader.read(api.videos(of: id)) }
    /// The movie that was added to TMDb last.
    public func latest() -> Read<MovieDetails> { reader.read(api.latest()) }
}
