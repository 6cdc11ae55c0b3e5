// Calls that people try first. None of them can be used: the compiler says the right one.

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension MovieUseCases {
    /// The certifications of all countries.
    @available(*, unavailable, message: "Write 'certifications.movies()', or 'certification(in: \"DE\")' of a movie's details")
    public func certifications() async throws(MarqueeError) -> Fetched<[String: [Certification]]> { Fetched([:], origin: .memory) }
    /// The changes of movies, which `changes` reads.
    @available(*, unavailable, message: "Write 'changes.movies()' of the client")
    public func changes() async throws(MarqueeError) -> Fetched<Page<ChangedID>> { Fetched(.empty, origin: .memory) }
    /// The changes of a movie, which `changes` reads.
    @available(*, unavailable, message: "Write 'changes.movie(550)' of the client")
    public func changes(_ id: Movie.ID) async throws(MarqueeError) -> Fetched<[Change]> { Fetched([], origin: .memory) }
}

extension TVSeriesUseCases {
    /// The changes of a series, which `changes` reads.
    @available(*, unavailable, message: "Write 'changes.series(1399)' of the client")
    public func changes(_ id: TVSeries.ID) async throws(MarqueeError) -> Fetched<[Change]> { Fetched([], origin: .memory) }
}

extension PersonUseCases {
    /// The changes of a person, which `changes` reads.
    @available(*, unavailable, message: "Write 'changes.person(31)' of the client")
    public func changes(_ id: Person.ID) async throws(MarqueeError) -> Fetched<[Change]> { Fetched([], origin: .memory) }
}

extension ConfigurationUseCases {
    /// The part of TMDb's configuration about images.
    @available(*, unavailable, message: "Write 'images.configuration()', which has the sizes of images")
    public func details() async throws(MarqueeError) -> Fetched<ImageConfiguration> { Fetched(.standard, origin: .memory) }
}

extension SearchMovies {
    /// A search with the other parameters of TMDb.
    @available(*, unavailable, message: "Write 'search.movies(query: text, includeAdult: false)'")
    public func callAsFunction(_ text: String, includeAdult: Bool) async throws(MarqueeError) -> Fetched<Page<Movie>> {
        try await read(MovieSearch(text))()
    }
    /// A search with the other parameters of TMDb.
    @available(*, unavailable, message: "Write 'search.movies(query: text, includeAdult: false, region: \"DE\")'")
    public func callAsFunction(_ text: String, region: String) async throws(MarqueeError) -> Fetched<Page<Movie>> {
        try await read(MovieSearch(text))()
    }
}

extension GetDetails {
    /// The details of an id, which has no label.
    @available(*, unavailable, message: "The id has no label: 'details(550)'")
    public func callAsFunction(id: Input) async throws(MarqueeError) -> Fetched<Value> { try await read(id)() }
    /// The details of a movie, whose id has no label.
    @available(*, unavailable, message: "The id has no label: 'details(550)'")
    public func callAsFunction(forMovie id: Input) async throws(MarqueeError) -> Fetched<Value> { try await read(id)() }
    /// The details with other parts.
    @available(*, unavailable, message: "The label is 'including': 'details(550, including: [.images])'")
    public func callAsFunction(_ id: Input, appending parts: Set<Part>) async throws(MarqueeError) -> Fetched<Value> {
        try await read(id, including: parts)()
    }
    /// The details with other parts, by TMDb's name of the parameter.
    @available(*, unavailable, message: "The label is 'including': 'details(550, including: [.images])'")
    public func callAsFunction(_ id: Input, appendToResponse parts: Set<Part>) async throws(MarqueeError) -> Fetched<Value> {
        try await read(id, including: parts)()
    }
}

extension GetDetails where Input == SeasonReference {
    /// The details with other parts, by TMDb's name of the parameter.
    @available(*, unavailable, message: "The label is 'including': 'details(1399, season: 1, including: [.images])'")
    public func callAsFunction(
        _ series: TVSeries.ID, season: Int, appendToResponse parts: Set<Part>
    ) async throws(MarqueeError) -> Fetched<Value> { try await self(series, season: season, including: parts) }
}

extension GetDetails where Input == EpisodeReference {
    /// The details with other parts, by TMDb's name of the parameter.
    @available(*, unavailable, message: "The label is 'including': 'details(1399, season: 1, episode: 2, including: [.images])'")
    public func callAsFunction(
        _ series: TVSeries.ID, season: Int, episode: Int, appendToResponse parts: Set<Part>
    ) async throws(MarqueeError) -> Fetched<Value> { try await self(series, season: season, episode: episode, including: parts) }
}

extension Get where Input == Int {
    /// A part of a title, whose id has no label.
    @available(*, unavailable, message: "The id has no label: 'credits(550)'")
    public func callAsFunction(of id: Input) async throws(MarqueeError) -> Fetched<Value> { try await read(id)() }
}

extension Get where Input == Trending {
    /// The trending list of a time window, which has no label.
    @available(*, unavailable, message: "Write 'trending.movies(.week)'")
    public func callAsFunction(window: Trending) async throws(MarqueeError) -> Fetched<Value> { try await read(window)() }
}

extension LibraryUseCases {
    /// Adds a favorite, as ``setFavorite`` does.
    @available(*, unavailable, message: "Write 'library.setFavorite(.movie(550))'") public var addFavorite: SetFavorite { setFavorite }
    /// Adds a title to the watchlist, as ``setWatchlist`` does.
    @available(*, unavailable, message: "Write 'library.setWatchlist(.movie(550))'") public var addToWatchlist: SetWatchlist {
        setWatchlist
    }
}

extension GetImageURL {
    /// An address without the kind of the image, which decides its sizes.
    @available(*, unavailable, message: "Write 'images.url(path, as: .poster, width: 500)'")
    public func callAsFunction(_ path: ImagePath?) async -> URL? { nil }
}

extension ImageUseCases {
    /// Reads the bytes of a picture, as ``load`` does.
    @available(*, unavailable, renamed: "load") public var data: LoadImage { load }
}
