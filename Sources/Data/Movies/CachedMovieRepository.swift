public import MarqueeDomain

/// Movies from the server, stored for the time when it cannot answer.
public struct CachedMovieRepository: MovieRepository {
    private let api: any MovieAPI
    private let reader: Reader
    private let user: AccountReader?
    /// Whether lists have titles for adults.
    private let includesAdult: Bool

    /// Creates the repository. Without a user it asks for nothing that is private to an account.
    public init(api: any MovieAPI, reader: Reader) {
        self.api = api
        self.reader = reader
        user = nil
        includesAdult = true
    }

    /// Creates the repository for one person.
    package init(api: any MovieAPI, user: AccountReader, audience: Audience) {
        self.api = api
        reader = user.bound
        self.user = user
        includesAdult = audience.includesAdult
    }

    public func list(_ list: MovieList) -> Read<Page<Movie>> {
        let isUpcoming = list.kind == .upcoming
        let shown: ShownItems? = includesAdult ? (isUpcoming ? .upcoming : nil) : isUpcoming ? .upcomingForAll : .movies
        return reader.read(api.list(list), showing: shown)
    }
    public func discover(_ filter: MovieFilter) -> Read<Page<Movie>> { reader.read(api.discover(filter)) }
    public func details(_ id: Movie.ID, including parts: Set<MoviePart>) -> Read<MovieDetails> {
        reader.read(parts, as: user) { [api] in api.details(id, including: parts, as: $0) }
    }
    public func credits(of id: Movie.ID) -> Read<Credits> { reader.read(api.credits(of: id)) }
    public func collection(_ id: MovieCollection.ID, including parts: Set<MovieCollectionPart>) -> Read<MovieCollectionDetails> {
        reader.read(api.collection(id, including: parts))
    }
    public func watchProviders(of id: Movie.ID) -> Read<WatchProviders> { reader.read(api.watchProviders(of: id)) }
    public func genres() -> Read<[Genre]> { reader.read(api.genres()) }
    public func alternativeTitles(of id: Movie.ID) -> Read<[AlternativeTitle]> { reader.read(api.alternativeTitles(of: id)) }
    public func externalIDs(of id: Movie.ID) -> Read<ExternalIDs> { reader.read(api.externalIDs(of: id)) }
    public func images(of id: Movie.ID) -> Read<ImageSet> { reader.read(api.images(of: id)) }
    public func keywords(of id: Movie.ID) -> Read<[Keyword]> { reader.read(api.keywords(of: id)) }
    public func lists(_ page: TitlePage) -> Read<Page<MediaListSummary>> { reader.read(api.lists(page)) }
    public func recommendations(_ page: TitlePage) -> Read<Page<Movie>> { reader.read(api.recommendations(page)) }
    public func releaseDates(of id: Movie.ID) -> Read<[Release]> { reader.read(api.releaseDates(of: id)) }
    public func countryReleases(of id: Movie.ID) -> Read<[CountryRelease]> { reader.read(api.countryReleases(of: id)) }
    public func reviews(_ page: TitlePage) -> Read<Page<Review>> { reader.read(api.reviews(page)) }
    public func similar(_ page: TitlePage) -> Read<Page<Movie>> { reader.read(api.similar(page)) }
    public func translations(of id: Movie.ID) -> Read<[Translation]> { reader.read(api.translations(of: id)) }
    public func videos(of id: Movie.ID) -> Read<[Video]> { reader.read(api.videos(of: id)) }
    public func latest() -> Read<MovieDetails> { reader.read(api.latest()) }
}
