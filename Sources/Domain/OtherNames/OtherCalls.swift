// Calls that people try first. None of them can be used: the compiler says the right one.

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension MovieUseCases {
    /// The releases of a movie, in all countries.
    @available(*, unavailable, renamed: "releases") public var releaseDates: Get<Movie.ID, [Release]> { releases }
    /// The certifications of all countries.
    @available(*, unavailable, message: "Write 'certifications.movies()', or 'certification(in:)' of a movie's details")
    public func certifications() async throws(MarqueeError) {}
    /// The changes of movies, which `changes` reads.
    @available(*, unavailable, message: "Write 'changes.movies()' of the client") public func changes() async throws(MarqueeError) {}
}

extension GetDetails where Input == SeasonReference {
    /// A season, whose series comes first.
    @available(*, unavailable, message: "Write 'tv.season(of: 1399, number: 1)'")
    public func callAsFunction(_ number: Int, of series: TVSeries.ID) async throws(MarqueeError) -> Fetched<Value> {
        try await callAsFunction(of: series, number: number)
    }
}

extension SearchMovies {
    /// A search whose adult titles the audience decides on.
    @available(*, unavailable, message: "Set 'includesAdult' in the configuration, or 'audience.includesAdult' of a view")
    public func callAsFunction(_ text: String, includeAdult: Bool) async throws(MarqueeError) -> Fetched<Page<Movie>> {
        try await read(MovieSearch(text))()
    }
    /// A search whose region the audience has.
    @available(*, unavailable, message: "Set 'region' in the configuration, or 'audience.regions' of a view")
    public func callAsFunction(_ text: String, region: String) async throws(MarqueeError) -> Fetched<Page<Movie>> {
        try await read(MovieSearch(text))()
    }
    /// A search whose text has no label.
    @available(*, unavailable, message: "Write 'search.movies(\"fight club\")'")
    public func callAsFunction(query: String) async throws(MarqueeError) -> Fetched<Page<Movie>> { try await read(MovieSearch(query))() }
}

extension SearchTV {
    /// A search among the series of a year.
    @available(*, unavailable, message: "Write 'search.tv(\"the office\", year: 2005)'")
    public func callAsFunction(_ text: String, firstAirYear: Int) async throws(MarqueeError) -> Fetched<Page<TVSeries>> {
        try await read(TVSearch(text, year: firstAirYear))()
    }
}

extension Get where Input == MovieList {
    /// A list for the region of the audience.
    @available(*, unavailable, message: "Set 'region' in the configuration, or 'audience.regions' of a view")
    public func callAsFunction(_ list: MovieList, region: String) async throws(MarqueeError) -> Fetched<Value> { try await read(list)() }
}

extension GetDetails where Input == Movie.ID {
    /// The details of a movie, whose id has no label.
    @available(*, unavailable, message: "Write 'movies.details(550)'")
    public func callAsFunction(forMovie id: Movie.ID) async throws(MarqueeError) -> Fetched<Value> { try await read(id)() }
    /// The details of a movie, whose id has no label.
    @available(*, unavailable, message: "Write 'movies.details(550)'")
    public func callAsFunction(id: Movie.ID) async throws(MarqueeError) -> Fetched<Value> { try await read(id)() }
    /// The details with other parts.
    @available(*, unavailable, message: "Write 'movies.details(550, including: [.credits])'")
    public func callAsFunction(_ id: Movie.ID, appending parts: Set<Part>) async throws(MarqueeError) -> Fetched<Value> {
        try await read(id, including: parts)()
    }
}

extension Get where Input == Movie.ID {
    /// A part of a movie, whose id has no label.
    @available(*, unavailable, message: "Write 'movies.credits(550)'")
    public func callAsFunction(of id: Movie.ID) async throws(MarqueeError) -> Fetched<Value> { try await read(id)() }
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

extension SeasonUseCases {
    /// The details of a season, which its series reads.
    @available(*, unavailable, message: "Write 'tv.season(of: 1399, number: 1)'")
    public func details(of series: TVSeries.ID, number: Int) async throws(MarqueeError) {}
}

extension EpisodeUseCases {
    /// The details of an episode, which its series reads.
    @available(*, unavailable, message: "Write 'tv.episode(of: 1399, season: 1, number: 2)'")
    public func details(of series: TVSeries.ID, season: Int, number: Int) async throws(MarqueeError) {}
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
