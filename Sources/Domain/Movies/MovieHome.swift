/// Reads the home of movies: a highlighted movie and the first page of every list, fetched concurrently.
///
/// A list that fails is a row with its error.
public struct GetMovieHome: Executable {
    private let movies: any MovieRepository

    public init(movies: any MovieRepository) { self.movies = movies }

    public func execute(_ policy: ReadPolicy) async throws(MarqueeError) -> Home<MovieList.Kind, Movie> {
        try await callAsFunction(policy: policy)
    }

    /// Reads the home under a policy, in the languages of the call; nil means those of the client.
    public func callAsFunction(
        policy: ReadPolicy = .cached, language: LanguageChain? = nil
    ) async throws(MarqueeError) -> Home<MovieList.Kind, Movie> {
        let movies = movies
        return try await Home.gathered(MovieList.Kind.allCases, backdrop: \.backdropPath, overview: \.overview) {
            (kind) async throws(MarqueeError) in
            try await movies.list(MovieList(kind))(policy: policy, language: language)
        }
    }
}

extension MovieUseCases {
    /// Reads the home of movies: a highlighted movie and the first page of every list.
    public var home: GetMovieHome { GetMovieHome(movies: movies) }
}
