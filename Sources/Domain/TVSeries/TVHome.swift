/// Reads the home of TV series: a highlighted series and the first page of every chart, fetched concurrently.
///
/// A chart that fails is a row with its error.
public struct GetTVHome: Executable {
    private let series: any TVSeriesRepository

    public init(series: any TVSeriesRepository) { self.series = series }

    public func execute(_ policy: ReadPolicy) async throws(MarqueeError) -> Home<TVChart.Kind, TVSeries> {
        let series = series
        return try await Home.gathered(TVChart.Kind.allCases, backdrop: \.backdropPath, overview: \.overview) {
            (kind) async throws(MarqueeError) in
            try await series.chart(TVChart(kind))(policy: policy)
        }
    }

    /// Reads the home under a policy.
    public func callAsFunction(policy: ReadPolicy = .cached) async throws(MarqueeError) -> Home<TVChart.Kind, TVSeries> {
        try await execute(policy)
    }
}

extension TVSeriesUseCases {
    /// Reads the home of TV series: a highlighted series and the first page of every chart.
    public var home: GetTVHome { GetTVHome(series: series) }
}
