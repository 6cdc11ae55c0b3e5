public import MarqueeData
public import MarqueeDomain

extension Operations {
    static let seasonRows: [any OperationRow] = [
        seasonAggregateCredits, seasonCredits, seasonExternalIDs, seasonImages, seasonTranslations, seasonVideos, seasonWatchProviders,
    ]
}

/// The parts of seasons of a TMDb server.
public struct TMDBSeasons: SeasonAPI {
    private let tmdb: TMDB

    /// Creates the API around a client.
    public init(_ tmdb: TMDB) { self.tmdb = tmdb }

    /// The cast and the crew of all episodes of a season, with the number of episodes.
    public func aggregateCredits(of season: SeasonReference) -> Remote<Credits> {
        tmdb.remote(Endpoint(Operations.seasonAggregateCredits, of: .tv(season.series), path: season.path))
    }
    /// The cast and the crew of a season.
    public func credits(of season: SeasonReference) -> Remote<Credits> {
        tmdb.remote(Endpoint(Operations.seasonCredits, of: .tv(season.series), path: season.path))
    }
    /// The ids of a season at other services.
    public func externalIDs(of season: SeasonReference) -> Remote<ExternalIDs> {
        tmdb.remote(Endpoint(Operations.seasonExternalIDs, of: .tv(season.series), path: season.path))
    }
    /// The posters of a season.
    public func images(of season: SeasonReference) -> Remote<ImageSet> {
        tmdb.remote(Endpoint(Operations.seasonImages, of: .tv(season.series), path: season.path))
    }
    /// The texts of a season in all languages.
    public func translations(of season: SeasonReference) -> Remote<[Translation]> {
        tmdb.remote(Endpoint(Operations.seasonTranslations, of: .tv(season.series), path: season.path))
    }
    /// The trailers and other videos of a season.
    public func videos(of season: SeasonReference) -> Remote<[Video]> {
        tmdb.remote(Endpoint(Operations.seasonVideos, of: .tv(season.series), path: season.path))
    }
    /// Where a season can be watched.
    public func watchProviders(of season: SeasonReference) -> Remote<WatchProviders> {
        tmdb.remote(Endpoint(Operations.seasonWatchProviders, of: .tv(season.series), path: season.path))
    }
}
