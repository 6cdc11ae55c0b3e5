// Calls that people try first. None of them can be used: the compiler says the right one.

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension MovieUseCases {
    /// The certifications of all countries.
    @available(*, unavailable, message: "Write 'certifications.movies()', or 'certification(in:)' of a movie's details")
    public func certifications() async throws(MarqueeError) {}
    /// The changes of movies, which `changes` reads.
    @available(*, unavailable, message: "Write 'changes.movies()' of the client") public func changes() async throws(MarqueeError) {}
}

extension SearchMovies {
    /// A search with the other parameters of TMDb.
    @available(*, unavailable, message: "Write 'search.movies(query: \"fight club\", includeAdult: false)'")
    public func callAsFunction(_ text: String, includeAdult: Bool) async throws(MarqueeError) -> Fetched<Page<Movie>> {
        try await read(MovieSearch(text))()
    }
    /// A search with the other parameters of TMDb.
    @available(*, unavailable, message: "Write 'search.movies(query: \"fight club\", region: \"FR\")'")
    public func callAsFunction(_ text: String, region: String) async throws(MarqueeError) -> Fetched<Page<Movie>> {
        try await read(MovieSearch(text))()
    }
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

extension GetImageURL {
    /// An address without the kind of the image, which decides its sizes.
    @available(*, unavailable, message: "Write 'images.url(path, as: .poster, width: 500)'")
    public func callAsFunction(_ path: ImagePath?) async -> URL? { nil }
}

extension ImageUseCases {
    /// Reads the bytes of a picture, as ``load`` does.
    @available(*, unavailable, renamed: "load") public var data: LoadImage { load }
}
