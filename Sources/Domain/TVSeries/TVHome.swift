/// Reads the home of TV series: a highlighted series and the first page of every list, fetched concurrently.
///
/// A list that fails is a row with its error.
public struct GetTVHome: Executable {
    private let series: any TVSeriesRepository

    public init(series: any TVSeriesRepository) { self.series = series }

    public func execute(_ policy: ReadPolicy) async throws(MarqueeError) -> Home<TVList.Kind, TVSeries> {
        try await callAsFunction(policy: policy)
    }

    /// Reads the home under a policy, in the languages of the call; nil means those of the client.
    public func callAsFunction(
        policy: ReadPolicy = .cached, language: LanguageChain? = nil
    ) async throws(MarqueeError) -> Home<TVList.Kind, TVSeries> {
        let series = series
        return try await Home.gathered(TVList.Kind.allCases, backdrop: \.backdropPath, overview: \.overview) {
            (kind) async throws(MarqueeError) in
            try await series.list(TVList(kind))(policy: policy, language: language)
        }
    }
}

extension TVSeriesUseCases {
    /// Reads the home of TV series: a highlighted series and the first page of every list.
    public var home: GetTVHome { GetTVHome(series: series) }
}
