/// A TV series with all that TMDb tells about it in one answer. What stands in lists is at hand directly: `details.name`.
///
/// See <https://developer.themoviedb.org/reference/tv-series-details>.
@dynamicMemberLookup
public struct TVSeriesDetails: Sendable, Hashable, Codable, Identifiable {
    /// The series as it stands in lists.
    public var series: TVSeries
    /// Its line; empty if TMDb has none.
    public var tagline = ""
    /// How far its making has come.
    public var status: TVSeriesStatus?
    /// What sort of series it is.
    public var kind: TVSeriesKind?
    /// Whether more of it is being made.
    public var isInProduction = false
    /// The day of its latest episode, if known.
    public var lastAirDate: Day?
    /// How many seasons it has, without specials, if known.
    public var seasonCount: Int?
    /// How many episodes it has, without specials, if known.
    public var episodeCount: Int?
    /// How long episodes run, in minutes; TMDb no longer tells it of most series.
    public var episodeRuntimes: [Int] = []
    /// Its website, as TMDb has it: text from outside.
    public var homepage = ""
    /// Its genres.
    public var genres: [Genre] = []
    /// Who thought of it.
    public var creators: [CrewMember] = []
    /// Who broadcasts it.
    public var networks: [TVNetwork] = []
    /// Who made it.
    public var companies: [ProductionCompany] = []
    /// The countries it was made in, as ISO 3166-1.
    public var countries: [String] = []
    /// The languages spoken in it, as ISO 639-1.
    public var spokenLanguages: [String] = []
    /// Its seasons, specials included, in TMDb's order.
    public var seasons: [Season] = []
    /// The latest episode, if there is one.
    public var lastEpisode: Episode?
    /// The next episode, if one is announced.
    public var nextEpisode: Episode?
    /// Who plays in its latest season and who made it; ``TVSeriesUseCases/credits`` reads those of all seasons.
    public var credits: Credits = .empty
    /// Trailers and other clips.
    public var videos: [Video] = []
    /// Posters, backdrops and logos.
    public var images: ImageSet = .empty
    /// Series of the same genres and keywords.
    public var similar: Page<TVSeries> = .empty
    /// Series that people who liked this one liked.
    public var recommendations: Page<TVSeries> = .empty
    /// What people wrote about it.
    public var reviews: Page<Review> = .empty
    /// What other services call it.
    public var externalIDs: ExternalIDs = .none
    /// For which age it is meant, by country.
    public var contentRatings: [ContentRating] = []
    /// Its texts in other languages; empty unless the audience has fallback languages.
    public var translations: [Translation] = []

    /// Creates the details of a series.
    public init(series: TVSeries) { self.series = series }

    /// TMDb's id among TV series.
    public var id: Int { series.id }

    /// What stands in lists.
    public subscript<Value>(dynamicMember member: KeyPath<TVSeries, Value>) -> Value { series[keyPath: member] }

    /// What stands in lists, to be changed.
    public subscript<Value>(dynamicMember member: WritableKeyPath<TVSeries, Value>) -> Value {
        get { series[keyPath: member] }
        set { series[keyPath: member] = newValue }
    }
}

extension TVSeriesDetails {
    /// The same series with its empty texts filled from the translations, field by field, best language first.
    public func fillingGaps(from languages: [String]) -> TVSeriesDetails {
        guard series.overview.isEmpty || tagline.isEmpty || homepage.isEmpty else { return self }
        let texts = Fallbacks(translations, in: languages)
        var filled = self
        filled.series.overview = texts.filled(series.overview, \.overview)
        filled.tagline = texts.filled(tagline, \.tagline)
        filled.homepage = texts.filled(homepage, \.homepage)
        return filled
    }
}

extension TVSeriesUseCases {
    /// Reads one series with its seasons, credits, videos, images, reviews, and series like it.
    ///
    /// See <https://developer.themoviedb.org/reference/tv-series-details>.
    public var details: Get<TVSeries.ID, TVSeriesDetails> { Get(series.details) }
}
