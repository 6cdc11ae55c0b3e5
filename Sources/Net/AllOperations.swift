extension Operations {
    /// Every row of every feature.
    package static let all: [any OperationRow] =
        movieRows + seriesRows + seasonRows + episodeRows + peopleRows + referenceRows + changeRows + searchRows + trendingRows + imageRows
        + accountRows + libraryRows
        + listRows
}
