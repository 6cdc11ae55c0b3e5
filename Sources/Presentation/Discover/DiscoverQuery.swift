public import MarqueeDomain

/// The conditions of a list of discoveries, each with the name that a person knows it by.
public struct DiscoverQuery: Sendable, Hashable {
    /// The kind of titles that are discovered.
    public enum Kind: Sendable, Hashable, CaseIterable {
        /// Movies.
        case movies
        /// TV series.
        case tv
    }

    /// The order of the list, the first one first.
    public enum Order: Sendable, Hashable, CaseIterable {
        /// The most popular ones.
        case popularity
        /// The newest ones.
        case date
        /// The best rated ones, with enough votes for a rating to mean something.
        case rating
    }

    /// An id of TMDb with its name.
    public struct Named: Sendable, Hashable, Identifiable {
        /// TMDb's id.
        public var id: Int
        /// The name to show.
        public var name: String

        public init(id: Int, name: String) {
            self.id = id
            self.name = name
        }
    }

    /// The kind of titles that are discovered.
    public var kind: Kind
    /// A genre that the title must have.
    public var genre: Named?
    /// A company that must have produced the title.
    public var company: Named?
    /// A keyword that the title must have.
    public var keyword: Named?
    /// A provider that must offer the title in ``country``.
    public var provider: Named?
    /// The country of the provider, as ISO 3166-1.
    public var country: String?
    /// The year of release, or of the first episode.
    public var year: Int?
    /// The lowest average vote, 0 to 10.
    public var lowestVote: Double?
    /// The order of the list.
    public var order = Order.popularity
    /// The time window of the trending titles, in place of those that meet the conditions: TMDb's trending lists have no conditions.
    public var trending: Trending.Window?

    /// Creates a query without conditions.
    public init(_ kind: Kind) { self.kind = kind }

    /// Creates a query with the conditions that a closure sets.
    public init(_ kind: Kind, _ conditions: (inout DiscoverQuery) -> Void) {
        self.kind = kind
        conditions(&self)
    }

    /// A few votes say little about a title, so a condition or an order by rating counts only titles with this many.
    public static let fewestVotes = 200

    /// Returns the filter of a page of movies. The kind and the trending window have no effect on it.
    public func movieFilter(page: Int = 1) -> MovieFilter {
        var filter = MovieFilter(page: page)
        (filter.genres, filter.companies, filter.keywords) = (matching(genre), matching(company), matching(keyword))
        filter.primaryReleaseYear = year
        filter.voteAverageGTE = lowestVote
        filter.voteCountGTE = countsVotes ? Self.fewestVotes : nil
        if let provider, let country { (filter.watchRegion, filter.watchProviders) = (country, .any([provider.id])) }
        filter.sortBy =
            switch order {
            case .popularity: .popularityDescending
            case .date: .primaryReleaseDateDescending
            case .rating: .voteAverageDescending
            }
        return filter
    }

    /// Returns the filter of a page of TV series. The kind and the trending window have no effect on it.
    public func tvFilter(page: Int = 1) -> TVFilter {
        var filter = TVFilter(page: page)
        (filter.genres, filter.companies, filter.keywords) = (matching(genre), matching(company), matching(keyword))
        filter.firstAirDateYear = year
        filter.voteAverageGTE = lowestVote
        filter.voteCountGTE = countsVotes ? Self.fewestVotes : nil
        if let provider, let country { (filter.watchRegion, filter.watchProviders) = (country, .any([provider.id])) }
        filter.sortBy =
            switch order {
            case .popularity: .popularityDescending
            case .date: .firstAirDateDescending
            case .rating: .voteAverageDescending
            }
        return filter
    }

    private var countsVotes: Bool { lowestVote != nil || order == .rating }

    private func matching(_ value: Named?) -> Matching<Int>? { value.map { .all([$0.id]) } }
}
