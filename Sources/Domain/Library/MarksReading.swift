extension LibraryUseCases {
    /// Reads how a person has marked something.
    ///
    /// What is known here answers at once. The server is asked when nothing is known yet, or when the policy says so.
    ///
    /// See <https://developer.themoviedb.org/reference/movie-account-states>.
    public var marks: Get<Markable, Marks> { Get(library.marks) }
}

extension Get where Input == Markable {
    /// Reads how something is marked.
    public func callAsFunction(on item: Markable, policy: ReadPolicy = .cached) async throws(MarqueeError) -> Fetched<Value> {
        try await read(item)(policy)
    }
}
