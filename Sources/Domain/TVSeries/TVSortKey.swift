/// A field that a list of TV series can be sorted by.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum TVSortKey: String, Sendable, Hashable, CaseIterable, Codable {
    /// TMDb's popularity.
    case popularity
    /// The day of the first episode.
    case firstAirDate = "first_air_date"
    /// The name in the requested language.
    case name
    /// The name in the original language.
    case originalName = "original_name"
    /// The average vote.
    case voteAverage = "vote_average"
    /// The number of votes.
    case voteCount = "vote_count"
}

extension Sorting<TVSortKey> {
    /// The most popular series first.
    public static var popularityDescending: Self { .descending(.popularity) }
    /// The least popular series first.
    public static var popularityAscending: Self { .ascending(.popularity) }
    /// The latest first episodes first.
    public static var firstAirDateDescending: Self { .descending(.firstAirDate) }
    /// The earliest first episodes first.
    public static var firstAirDateAscending: Self { .ascending(.firstAirDate) }
    /// The names from Z to A.
    public static var nameDescending: Self { .descending(.name) }
    /// The names from A to Z.
    public static var nameAscending: Self { .ascending(.name) }
    /// The original names from Z to A.
    public static var originalNameDescending: Self { .descending(.originalName) }
    /// The original names from A to Z.
    public static var originalNameAscending: Self { .ascending(.originalName) }
    /// The best rated series first.
    public static var voteAverageDescending: Self { .descending(.voteAverage) }
    /// The worst rated series first.
    public static var voteAverageAscending: Self { .ascending(.voteAverage) }
    /// The series with the most votes first.
    public static var voteCountDescending: Self { .descending(.voteCount) }
    /// The series with the fewest votes first.
    public static var voteCountAscending: Self { .ascending(.voteCount) }
}
