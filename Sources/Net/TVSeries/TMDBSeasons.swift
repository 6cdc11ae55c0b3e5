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

    public init(_ tmdb: TMDB) { self.tmdb = tmdb }

    public func aggregateCredits(of season: SeasonReference) -> Remote<AggregateCredits> {
        tmdb.remote(Endpoint(Operations.seasonAggregateCredits, of: .tv(season.series), path: season.path))
    }
    public func credits(of season: SeasonReference) -> Remote<Credits> {
        tmdb.remote(Endpoint(Operations.seasonCredits, of: .tv(season.series), path: season.path))
    }
    public func externalIDs(of season: SeasonReference) -> Remote<ExternalIDs> {
        tmdb.remote(Endpoint(Operations.seasonExternalIDs, of: .tv(season.series), path: season.path))
    }
    public func images(of season: SeasonReference) -> Remote<ImageSet> {
        tmdb.remote(Endpoint(Operations.seasonImages, of: .tv(season.series), path: season.path))
    }
    public func translations(of season: SeasonReference) -> Remote<[Translation]> {
        tmdb.remote(Endpoint(Operations.seasonTranslations, of: .tv(season.series), path: season.path))
    }
    public func videos(of season: SeasonReference) -> Remote<[Video]> {
        tmdb.remote(Endpoint(Operations.seasonVideos, of: .tv(season.series), path: season.path))
    }
    public func watchProviders(of season: SeasonReference) -> Remote<WatchProviders> {
        tmdb.remote(Endpoint(Operations.seasonWatchProviders, of: .tv(season.series), path: season.path))
    }
}
