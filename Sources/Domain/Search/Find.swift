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
    public static func imdb(_ id: String) -> Self { Self(.imdbID, id) }
    /// Returns an id of TheTVDB.
    public static func tvdb(_ id: Int) -> Self { Self(.tvdbID, String(id)) }
    /// Returns an id of Wikidata, such as `Q190050`.
    public static func wikidata(_ id: String) -> Self { Self(.wikidataID, id) }
}

/// A service whose ids TMDb knows.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum ExternalSource: String, Sendable, Hashable, CaseIterable, Codable {
    /// IMDb.
    case imdbID = "imdb_id"
    /// TheTVDB.
    case tvdbID = "tvdb_id"
    /// TVRage, which was closed. TMDb keeps its ids.
    case tvrageID = "tvrage_id"
    /// Wikidata.
    case wikidataID = "wikidata_id"
    /// Facebook.
    case facebookID = "facebook_id"
    /// Instagram.
    case instagramID = "instagram_id"
    /// TikTok.
    case tiktokID = "tiktok_id"
    /// X, formerly Twitter.
    case twitterID = "twitter_id"
    /// YouTube.
    case youtubeID = "youtube_id"
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

/// The use case of the items that have an id of another service.
///
/// ```swift
/// let found = try await marquee.find.byID(.imdb("tt0137523"))
/// print(found.movieResults.map(\.title))
/// ```
public struct FindUseCases: Sendable {
    private let search: any SearchRepository

    public init(search: any SearchRepository) { self.search = search }

    /// Finds the titles, people, seasons or episodes with an id of another service
    /// (<https://developer.themoviedb.org/reference/find-by-id>).
    public var byID: Get<ExternalID, FindResults> { Get(search.find) }
}

extension Get where Input == ExternalID {
    /// Finds the items with an id of a service: `find.byID("tt0137523", externalSource: .imdbID)`.
    public func callAsFunction(
        _ id: String, externalSource: ExternalSource, policy: ReadPolicy = .cached, language: LanguageChain? = nil
    ) async throws(MarqueeError) -> Fetched<Value> {
        try await read(ExternalID(externalSource, id))(policy: policy, language: language)
    }
}
