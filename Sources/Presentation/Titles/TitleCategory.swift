public import MarqueeDomain

/// A category of movies or TV series: one of TMDb's charts.
public enum TitleCategory: Sendable, Hashable {
    /// A chart of movies.
    case movies(MovieChart.Kind)
    /// A chart of TV series.
    case tv(TVChart.Kind)

    /// Every category, in the order of home.
    public static let all = MovieChart.Kind.allCases.map(Self.movies) + TVChart.Kind.allCases.map(Self.tv)
}
