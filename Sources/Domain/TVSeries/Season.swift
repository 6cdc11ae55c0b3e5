/// A season of a series, as it stands in the series' details.
public struct Season: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's id among seasons.
    public let id: Int
    /// Its number, 0 for specials; nil where TMDb has lost it.
    public let number: Int?
    /// Its name in the asked language.
    public let name: String
    /// What it is about, in the asked language; empty if TMDb has no text.
    public let overview: String
    /// The day of its first episode, if known.
    public let airDate: Day?
    /// How many episodes it has, if known.
    public let episodeCount: Int?
    /// Its poster, if there is one.
    public let posterPath: ImagePath?
    /// The average vote, 0 to 10.
    public let voteAverage: Double

    /// Creates a season.
    public init(
        id: Int, number: Int?, name: String = "", overview: String = "", airDate: Day? = nil, episodeCount: Int? = nil,
        posterPath: ImagePath? = nil, voteAverage: Double = 0
    ) {
        self.id = id
        self.number = number
        self.name = name
        self.overview = overview
        self.airDate = airDate
        self.episodeCount = episodeCount
        self.posterPath = posterPath
        self.voteAverage = voteAverage
    }
}

/// Names one season of a series.
public struct SeasonReference: Sendable, Hashable, Codable {
    /// TMDb's id of the series.
    public var series: TVSeries.ID
    /// The number of the season, 0 for specials.
    public var number: Int

    /// Creates a reference.
    public init(series: TVSeries.ID, number: Int) {
        self.series = series
        self.number = number
    }
}

/// A season with its episodes. What stands in the series' details is at hand directly: `season.name`.
///
/// See <https://developer.themoviedb.org/reference/tv-season-details>.
@dynamicMemberLookup
public struct SeasonDetails: Sendable, Hashable, Codable, Identifiable {
    /// The season itself.
    public let season: Season
    /// Its episodes, in TMDb's order.
    public let episodes: [Episode]
    /// Who broadcasts it.
    public let networks: [TVNetwork]
    /// Who plays in all of it and who made it.
    public let credits: Credits
    /// Trailers and other clips.
    public let videos: [Video]
    /// Its posters, best voted first.
    public let posters: [Picture]

    /// Creates the details of a season.
    public init(
        season: Season, episodes: [Episode] = [], networks: [TVNetwork] = [], credits: Credits = .empty, videos: [Video] = [],
        posters: [Picture] = []
    ) {
        self.season = season
        self.episodes = episodes
        self.networks = networks
        self.credits = credits
        self.videos = videos
        self.posters = posters
    }

    /// TMDb's id among seasons.
    public var id: Int { season.id }

    /// What stands in the series' details.
    public subscript<Value>(dynamicMember member: KeyPath<Season, Value>) -> Value { season[keyPath: member] }
}

/// Reads one season with its episodes.
public struct GetSeason: Reading {
    private let series: any TVSeriesRepository

    /// Creates the use case.
    public init(series: any TVSeriesRepository) { self.series = series }

    /// The read of one season.
    public func read(_ season: SeasonReference) -> Read<SeasonDetails> { series.season(season) }
}

extension TVSeriesUseCases {
    /// Reads one season with its episodes.
    public var season: GetSeason { GetSeason(series: series) }
}
