/// One page of TMDb's recommendations for a person.
public struct Recommendations: PagedInput, Hashable {
    /// The number of the page, 1 to 500.
    public var page: Int

    /// Asks for a page.
    public init(page: Int = 1) { self.page = page }
}

extension LibraryUseCases {
    /// Reads the movies that TMDb recommends to the person, a page at a time.
    ///
    /// It needs a session that was approved through version 4 of the API (``Session/hasUserToken``).
    ///
    /// See <https://developer.themoviedb.org/v4/reference/account-movie-recommendations>.
    public var recommendedMovies: Get<Recommendations, Page<Movie>> {
        Get { [library] page in library.recommendedMovies(page: page.page) }
    }

    /// Reads the TV series that TMDb recommends to the person, a page at a time.
    ///
    /// It needs a session that was approved through version 4 of the API (``Session/hasUserToken``).
    ///
    /// See <https://developer.themoviedb.org/v4/reference/account-tv-recommendations>.
    public var recommendedTV: Get<Recommendations, Page<TVSeries>> {
        Get { [library] page in library.recommendedTV(page: page.page) }
    }
}

extension Get where Input == Recommendations {
    /// Reads a page.
    public func callAsFunction(page: Int = 1, policy: ReadPolicy = .cached) async throws(MarqueeError) -> Fetched<Value> {
        try await read(Recommendations(page: page))(policy)
    }

    /// Reads a page under a policy.
    public func callAsFunction(_ page: Recommendations, policy: ReadPolicy) async throws(MarqueeError) -> Fetched<Value> {
        try await read(page)(policy)
    }
}
