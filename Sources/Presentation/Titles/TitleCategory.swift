public import MarqueeDomain

/// A category of movies or TV series: one of TMDb's lists.
public enum TitleCategory: Sendable, Hashable {
    /// A list of movies.
    case movies(MovieList.Kind)
    /// A list of TV series.
    case tv(TVList.Kind)

    /// Every category, in the order of home.
    public static let all = MovieList.Kind.allCases.map(Self.movies) + TVList.Kind.allCases.map(Self.tv)
}
