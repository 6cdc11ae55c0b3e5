// Names that people try first, from TMDb's keys and from other libraries. None of them can be used: the compiler says the right one.

extension Page {
    /// TMDb's key of ``number``.
    @available(*, unavailable, renamed: "number") public var page: Int { number }
    /// TMDb's key of ``items``.
    @available(*, unavailable, renamed: "items") public var results: [Item] { items }
    /// Whether there is another page: the sequence of all pages ends by itself.
    @available(*, unavailable, message: "Write 'number < totalPages', or 'chart.pages(.popular)'") public var hasNextPage: Bool { false }
}

extension Fetched {
    /// The value of a new request.
    @available(*, unavailable, message: "Read again with a policy: details(550, policy: .fresh)")
    public func refreshed() -> Fetched { self }
}

extension ReadPolicy {
    /// Another word for ``fresh``.
    @available(*, unavailable, renamed: "fresh") public static var networkOnly: ReadPolicy { .fresh }
    /// A word of URLRequest for ``fresh``.
    @available(*, unavailable, renamed: "fresh") public static var reload: ReadPolicy { .fresh }
    /// Another word for ``offline``.
    @available(*, unavailable, renamed: "offline") public static var cacheOnly: ReadPolicy { .offline }
    /// Another word for ``cached``.
    @available(*, unavailable, renamed: "cached") public static var cacheFirst: ReadPolicy { .cached }
    /// Another word for ``freshElseCached``.
    @available(*, unavailable, renamed: "freshElseCached") public static var networkFirst: ReadPolicy { .freshElseCached }
}

extension Movie {
    /// The genres, which lists have as ids only.
    @available(*, unavailable, message: "Lists have 'genreIDs'; details have 'genres'") public var genres: [Genre] { [] }
    /// The name of a movie is its title.
    @available(*, unavailable, renamed: "title") public var name: String { title }
}

extension TVSeries {
    /// The title of a series is its name.
    @available(*, unavailable, renamed: "name") public var title: String { name }
}

extension TVSeriesDetails {
    /// TMDb's key of ``creators``.
    @available(*, unavailable, renamed: "creators") public var createdBy: [CrewMember] { creators }
    /// TMDb's key of ``nextEpisode``.
    @available(*, unavailable, renamed: "nextEpisode") public var nextEpisodeToAir: Episode? { nextEpisode }
    /// TMDb's key of ``lastEpisode``.
    @available(*, unavailable, renamed: "lastEpisode") public var lastEpisodeToAir: Episode? { lastEpisode }
    /// TMDb's key of ``seasonCount``.
    @available(*, unavailable, renamed: "seasonCount") public var numberOfSeasons: Int? { seasonCount }
    /// TMDb's key of ``episodeCount``.
    @available(*, unavailable, renamed: "episodeCount") public var numberOfEpisodes: Int? { episodeCount }
}

extension MovieCollectionDetails {
    /// TMDb's key of ``movies``.
    @available(*, unavailable, renamed: "movies") public var parts: [Movie] { movies }
}

extension Video {
    /// TMDb's key of ``kind``.
    @available(*, unavailable, renamed: "kind") public var type: VideoKind { kind }
}

extension WatchProviders {
    /// TMDb's key of ``countries``.
    @available(*, unavailable, renamed: "countries") public var results: [String: WatchOffers] { countries }
}

extension WatchOffers {
    /// TMDb's key of ``subscription``.
    @available(*, unavailable, renamed: "subscription") public var flatrate: [WatchProvider] { subscription }
}

extension MovieFilter {
    /// TMDb's parameter of ``sort``.
    @available(*, unavailable, renamed: "sort") public var sortBy: Sorting<MovieSortKey> {
        get { sort }
        set { sort = newValue }
    }
    /// The year of the first release.
    @available(*, unavailable, message: "Write 'primaryRelease = .year(1999)'") public var year: Int? {
        get { nil }
        set {}
    }
    /// The days of the release.
    @available(*, unavailable, message: "Write 'primaryRelease = .between(first, last)', or 'release' for the releases of a country")
    public var releaseDate: DateFilter? {
        get { nil }
        set {}
    }
    /// The country of the providers.
    @available(*, unavailable, message: "Write 'watch = WatchFilter(country:providers:)'") public var watchRegion: String? {
        get { nil }
        set {}
    }
    /// The providers of a country.
    @available(*, unavailable, message: "Write 'watch = WatchFilter(country:providers:)'") public var watchProviders: Matching<Int>? {
        get { nil }
        set {}
    }
}

extension Sorting<MovieSortKey> {
    /// TMDb's `popularity.desc`.
    @available(*, unavailable, message: "Write '.descending(.popularity)'") public static var popularityDescending: Self {
        .descending(.popularity)
    }
}

extension Sorting<TVSortKey> {
    /// TMDb's `popularity.desc`.
    @available(*, unavailable, message: "Write '.descending(.popularity)'") public static var popularityDescending: Self {
        .descending(.popularity)
    }
}

extension TVFilter {
    /// TMDb's parameter of the order, ``sort``.
    @available(*, unavailable, renamed: "sort") public var sortBy: Sorting<TVSortKey> {
        get { sort }
        set { sort = newValue }
    }
    /// The year of the first episode.
    @available(*, unavailable, message: "Write 'firstAirDate = .year(2011)'") public var year: Int? {
        get { nil }
        set {}
    }
}

extension ExternalIDs {
    /// TMDb's key of ``imdb``.
    @available(*, unavailable, renamed: "imdb") public var imdbID: String? { imdb }
    /// TMDb's key of ``tvdb``.
    @available(*, unavailable, renamed: "tvdb") public var tvdbID: Int? { tvdb }
    /// TMDb's key of ``wikidata``.
    @available(*, unavailable, renamed: "wikidata") public var wikidataID: String? { wikidata }
}

extension MarqueeError {
    /// Another word for ``status``.
    @available(*, unavailable, renamed: "status") public var statusCode: Int? { status }
}

extension PersonCredit {
    /// The title of ``item``.
    @available(*, unavailable, message: "Write 'item.title'") public var title: String { item.title }
}

extension Rated {
    /// The movie of a shelf, ``item``.
    @available(*, unavailable, renamed: "item") public var movie: Item { item }
    /// The series of a shelf, ``item``.
    @available(*, unavailable, renamed: "item") public var series: Item { item }
}

extension Get where Input == Trending {
    /// The trending list of a time window, which must be named.
    @available(*, unavailable, message: "Write 'trending.movies(.day)'") public func callAsFunction() async throws(MarqueeError) -> Fetched<
        Value
    > { try await read(.day)() }
}
