extension TVSeriesUseCases {
    /// Reads the cast and the crew of all episodes of a series, with the number of episodes: a row for each character and each job.
    ///
    /// For a long series this list is long; the credits in ``TVSeriesDetails`` are those of its latest season.
    ///
    /// See <https://developer.themoviedb.org/reference/tv-series-aggregate-credits>.
    public var credits: Get<TVSeries.ID, Credits> { Get(series.credits) }
}
