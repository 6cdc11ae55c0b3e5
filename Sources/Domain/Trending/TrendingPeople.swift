/// Reads which people are trending, a page at a time.
///
/// See <https://developer.themoviedb.org/reference/trending-people>.
public struct GetTrendingPeople: Reading {
    private let trending: any TrendingRepository

    /// Creates the use case.
    public init(trending: any TrendingRepository) { self.trending = trending }

    /// The read of one page.
    public func read(_ input: Trending) -> Read<Page<Person>> { trending.people(input) }
}

extension TrendingUseCases {
    /// Reads which people are trending.
    public var people: GetTrendingPeople { GetTrendingPeople(trending: trending) }
}
