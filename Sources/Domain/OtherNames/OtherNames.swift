// Names that people try first, from TMDb's keys and from other libraries. None of them can be used: the compiler says the right one.

extension Page {
    /// TMDb's key of ``items``.
    @available(*, unavailable, renamed: "items") public var results: [Item] { items }
    /// Whether there is another page: the sequence of all pages ends by itself.
    @available(*, unavailable, message: "Write 'page < totalPages', or 'list.pages(.popular)'") public var hasNextPage: Bool { false }
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

extension MediaItem {
    /// The name of a series or a person is its title here.
    @available(*, unavailable, renamed: "title") public var name: String { title }
}

extension MovieCollectionDetails {
    /// TMDb's key of ``movies``.
    @available(*, unavailable, renamed: "movies") public var parts: [Movie] { movies }
}

extension WatchProviders {
    /// TMDb's key of ``countries``.
    @available(*, unavailable, renamed: "countries") public var results: [String: WatchOffers] { countries }
}

extension MovieFilter {
    /// The days of the release, which are two conditions.
    @available(*, unavailable, message: "Write 'primaryReleaseDateGTE' or, for the releases of a country, 'releaseDateGTE'")
    public var releaseDate: Day? {
        get { nil }
        set {}
    }
}

extension TVFilter {
    /// The year of the first episode.
    @available(*, unavailable, renamed: "firstAirDateYear") public var year: Int? {
        get { nil }
        set {}
    }
}

extension MarqueeError {
    /// Another word for ``status``.
    @available(*, unavailable, renamed: "status") public var statusCode: Int? { status }
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
