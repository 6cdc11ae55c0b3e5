/// One page of TMDb's recommendations for an account.
public struct Recommendations: NumberedPage {
    public var page: Int

    public init(page: Int = 1) { self.page = page }
}

extension LibraryUseCases {
    /// Reads a page of the movies that TMDb recommends to the account.
    ///
    /// It needs a session that was approved through version 4 of the API (``Session/hasUserToken``).
    ///
    /// See <https://developer.themoviedb.org/v4/reference/account-movie-recommendations>.
    public var recommendedMovies: Get<Recommendations, Page<Movie>> {
        Get { [library] page in library.recommendedMovies(page: page.page) }
    }

    /// Reads a page of the TV series that TMDb recommends to the account.
    ///
    /// It needs a session that was approved through version 4 of the API (``Session/hasUserToken``).
    ///
    /// See <https://developer.themoviedb.org/v4/reference/account-tv-recommendations>.
    public var recommendedTV: Get<Recommendations, Page<TVSeries>> {
        Get { [library] page in library.recommendedTV(page: page.page) }
    }
}
