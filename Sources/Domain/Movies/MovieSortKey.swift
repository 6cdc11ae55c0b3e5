/// A field that a list of movies can be sorted by.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum MovieSortKey: String, Sendable, Hashable, CaseIterable, Codable {
    /// TMDb's popularity.
    case popularity
    /// The day of the first release in any country.
    case primaryReleaseDate = "primary_release_date"
    /// The revenue.
    case revenue
    /// The title in the requested language.
    case title
    /// The title in the original language.
    case originalTitle = "original_title"
    /// The average vote.
    case voteAverage = "vote_average"
    /// The number of votes.
    case voteCount = "vote_count"
}

extension Sorting<MovieSortKey> {
    /// The most popular movies first.
    public static var popularityDescending: Self { .descending(.popularity) }
    /// The least popular movies first.
    public static var popularityAscending: Self { .ascending(.popularity) }
    /// The latest first releases first.
    public static var primaryReleaseDateDescending: Self { .descending(.primaryReleaseDate) }
    /// The earliest first releases first.
    public static var primaryReleaseDateAscending: Self { .ascending(.primaryReleaseDate) }
    /// The highest revenues first.
    public static var revenueDescending: Self { .descending(.revenue) }
    /// The lowest revenues first.
    public static var revenueAscending: Self { .ascending(.revenue) }
    /// The titles from Z to A.
    public static var titleDescending: Self { .descending(.title) }
    /// The titles from A to Z.
    public static var titleAscending: Self { .ascending(.title) }
    /// The original titles from Z to A.
    public static var originalTitleDescending: Self { .descending(.originalTitle) }
    /// The original titles from A to Z.
    public static var originalTitleAscending: Self { .ascending(.originalTitle) }
    /// The best rated movies first.
    public static var voteAverageDescending: Self { .descending(.voteAverage) }
    /// The worst rated movies first.
    public static var voteAverageAscending: Self { .ascending(.voteAverage) }
    /// The movies with the most votes first.
    public static var voteCountDescending: Self { .descending(.voteCount) }
    /// The movies with the fewest votes first.
    public static var voteCountAscending: Self { .ascending(.voteCount) }
}
