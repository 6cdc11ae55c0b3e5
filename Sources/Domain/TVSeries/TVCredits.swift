extension TVSeriesUseCases {
    /// Reads the cast and the crew of all episodes of a series, with the number of episodes: a row for each character and each job.
    ///
    /// ``TVSeriesDetails/aggregateCredits`` are the same; ``TVSeriesDetails/credits`` are those of the latest season only.
    ///
    /// See <https://developer.themoviedb.org/reference/tv-series-aggregate-credits>.
    public var credits: Get<TVSeries.ID, Credits> { Get(series.credits) }
}
