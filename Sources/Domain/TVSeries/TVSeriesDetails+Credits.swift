extension TVSeriesDetails {
    /// The cast and the crew of all seasons, as a screen shows them (``AggregateCredits/credits``); those of the latest season if the others
    /// were not read.
    public var mainCredits: Credits { aggregateCredits?.credits ?? credits ?? .empty }
}
