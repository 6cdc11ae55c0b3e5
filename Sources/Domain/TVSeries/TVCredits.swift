extension TVSeriesUseCases {
    /// Reads who took part in any episode of a series, with the number of episodes: a row for each part and each job.
    ///
    /// Of a long series this is a long list; the credits in ``TVSeriesDetails`` are those of its latest season.
    ///
    /// See <https://developer.themoviedb.org/reference/tv-series-aggregate-credits>.
    public var credits: Get<TVSeries.ID, Credits> { Get(series.credits) }
}
