extension LibraryUseCases {
    /// Reads the account's marks on a title or an episode.
    ///
    /// Marks that are known locally are returned at once. The server is asked if none are known yet, or if the policy says so.
    ///
    /// See <https://developer.themoviedb.org/reference/movie-account-states>.
    public var marks: Get<Markable, Marks> { Get(library.marks) }
}

extension Get where Input == Markable {
    /// Reads the marks on a title or an episode.
    public func callAsFunction(on item: Markable, policy: ReadPolicy = .cached) async throws(MarqueeError) -> Fetched<Value> {
        try await read(item)(policy: policy)
    }
}
