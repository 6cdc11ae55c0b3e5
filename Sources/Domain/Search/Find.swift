/// The id of a title, a person, a season or an episode at another service.
public struct ExternalID: Sendable, Hashable, Codable {
    /// The service.
    public var source: ExternalSource
    /// The id at the service: letters, digits, `_`, `-`, and dots between them.
    public var id: String

    public init(_ source: ExternalSource, _ id: String) {
        self.source = source
        self.id = id
    }

    /// Returns an id of IMDb, such as `tt0137523`.
    public static func imdb(_ id: String) -> Self { Self(.imdb, id) }
    /// Returns an id of TheTVDB.
    public static func tvdb(_ id: Int) -> Self { Self(.tvdb, String(id)) }
    /// Returns an id of Wikidata, such as `Q190050`.
    public static func wikidata(_ id: String) -> Self { Self(.wikidata, id) }
}

/// A service whose ids TMDb knows.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum ExternalSource: String, Sendable, Hashable, CaseIterable, Codable {
    /// IMDb.
    case imdb = "imdb_id"
    /// TheTVDB.
    case tvdb = "tvdb_id"
    /// TVRage, which was closed. TMDb keeps its ids.
    case tvRage = "tvrage_id"
    /// Wikidata.
    case wikidata = "wikidata_id"
    /// Facebook.
    case facebook = "facebook_id"
    /// Instagram.
    case instagram = "instagram_id"
    /// TikTok.
    case tikTok = "tiktok_id"
    /// X, formerly Twitter.
    case twitter = "twitter_id"
    /// YouTube.
    case youTube = "youtube_id"
}

/// The items with an external id: usually one; none if TMDb does not know the id.
public struct FindResults: Sendable, Equatable, Codable {
    /// The movies.
    public var movieResults: [Movie] = []
    /// The TV series.
    public var tvResults: [TVSeries] = []
    /// The seasons of TV series.
    public var tvSeasonResults: [SeriesSeason] = []
    /// The episodes of TV series.
    public var tvEpisodeResults: [SeriesEpisode] = []
    /// The people.
    public var personResults: [Person] = []

    public init() {}
}

extension SearchUseCases {
    /// Finds the titles, people, seasons or episodes with an id of another service
    /// (<https://developer.themoviedb.org/reference/find-by-id>).
    public var find: Get<ExternalID, FindResults> { Get(search.find) }
}
