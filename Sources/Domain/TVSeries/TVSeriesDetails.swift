#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A TV series with its details and the requested parts. It forwards the properties of ``TVSeries``: `details.name`.
///
/// A part (``TVSeriesPart``) is nil unless the read requested it.
///
/// See <https://developer.themoviedb.org/reference/tv-series-details>.
@dynamicMemberLookup
public struct TVSeriesDetails: Sendable, Equatable, Codable, Identifiable {
    /// The fields that lists have, too.
    public var series: TVSeries
    /// The tagline; empty if TMDb has none.
    public var tagline = ""
    /// The production status; nil if unknown.
    public var status: TVSeriesStatus?
    /// The type of the series; nil if unknown.
    public var type: TVSeriesType?
    /// Whether the series is in production.
    public var isInProduction = false
    /// The air date of its latest episode; nil if unknown.
    public var lastAirDate: Day?
    /// The number of seasons without specials; nil if unknown.
    public var numberOfSeasons: Int?
    /// The number of episodes without specials; nil if unknown.
    public var numberOfEpisodes: Int?
    /// The runtimes of its episodes in minutes; TMDb no longer gives them for most series.
    public var episodeRunTimes: [Int] = []
    /// The homepage: untrusted text from the server; empty if unknown.
    public var homepage = ""
    /// Its genres.
    public var genres: [Genre] = []
    /// The creators. Where TMDb sends no id of the credit, the id is `person-` and the person's id.
    public var createdBy: [CrewMember] = []
    /// The networks that broadcast it.
    public var networks: [TVNetwork] = []
    /// The production companies.
    public var productionCompanies: [ProductionCompany] = []
    /// The production countries, with their names in English.
    public var productionCountries: [ProductionCountry] = []
    /// The languages in which it was made, as ISO 639-1.
    public var languages: [String] = []
    /// The spoken languages.
    public var spokenLanguages: [SpokenLanguage] = []
    /// Its seasons, specials included, in TMDb's order.
    public var seasons: [Season] = []
    /// The latest episode; nil if TMDb has none.
    public var lastEpisodeToAir: Episode?
    /// The next episode; nil if none is announced.
    public var nextEpisodeToAir: Episode?
    /// The cast and the crew of its latest season only, in which earlier main parts are missing; nil unless requested. See ``mainCredits``.
    public var credits: Credits?
    /// Trailers and other videos.
    public var videos: [Video]?
    /// Posters, backdrops and logos.
    public var images: ImageSet?
    /// Series with the same genres and keywords.
    public var similar: Page<TVSeries>?
    /// TMDb's recommendations to users who like this series.
    public var recommendations: Page<TVSeries>?
    /// Reviews by users.
    public var reviews: Page<Review>?
    /// Its ids at other services.
    public var externalIDs: ExternalIDs?
    /// Its age ratings, by country.
    public var contentRatings: [ContentRating]?
    /// The cast and the crew of all seasons, with the number of episodes.
    public var aggregateCredits: AggregateCredits?
    /// Its titles in other countries.
    public var alternativeTitles: [AlternativeTitle]?
    /// The other orders of its episodes.
    public var episodeGroups: [EpisodeGroup]?
    /// Its keywords.
    public var keywords: [Keyword]?
    /// The user lists that contain it.
    public var lists: Page<MediaListSummary>?
    /// Its episodes that were screened in theaters.
    public var screenedTheatrically: [ScreenedEpisode]?
    /// The providers that stream, rent or sell it, by country.
    public var watchProviders: WatchProviders?
    /// The changes of the last 24 hours.
    public var changes: [Change]?
    /// The texts in all languages. They are requested automatically if the audience has fallback languages.
    public var translations: [Translation]?

    /// The account's marks when the server answered. ``Fetched/marks`` also has later changes.
    public var accountStates: Marks?

    public init(series: TVSeries) { self.series = series }

    public var id: Int { series.id }

    /// The page on IMDb; nil if the external ids were not requested or have none of IMDb.
    public var imdbURL: URL? { externalIDs?.imdbURL }

    public subscript<Value>(dynamicMember member: KeyPath<TVSeries, Value>) -> Value { series[keyPath: member] }

    public subscript<Value>(dynamicMember member: WritableKeyPath<TVSeries, Value>) -> Value {
        get { series[keyPath: member] }
        set { series[keyPath: member] = newValue }
    }
}

extension TVSeriesDetails {
    /// Returns the series with missing texts filled from the translations, field by field, best language first.
    package func fillingGaps(for audience: Audience) -> TVSeriesDetails {
        var texts = Fallbacks(translations ?? [], for: audience)
        var filled = self
        texts.fill(title: &filled.series.name, .name, original: series.originalName, in: series.originalLanguage)
        texts.fill(&filled.series.overview, .overview, from: .overview)
        texts.fill(&filled.tagline, .tagline, from: .tagline)
        texts.fill(&filled.homepage, .homepage, from: .homepage)
        filled.series.textLanguages = texts.languages
        return filled
    }
}

extension TVSeriesUseCases {
    /// Reads a series with its seasons, credits, videos, images, reviews, recommendations and similar series, or with other parts
    /// (<https://developer.themoviedb.org/reference/tv-series-details>).
    public var details: GetDetails<TVSeries.ID, TVSeriesPart, TVSeriesDetails> { GetDetails(series.details) }
}

extension GetDetails where Input == TVSeries.ID, Part == TVSeriesPart, Value == TVSeriesDetails {
    /// Reads the details of a series that a list has.
    public func callAsFunction(
        _ series: TVSeries, including parts: Set<TVSeriesPart> = TVSeriesPart.standard, policy: ReadPolicy = .cached,
        language: LanguageChain? = nil
    ) async throws(MarqueeError) -> Fetched<TVSeriesDetails> {
        try await self(series.id, including: parts, policy: policy, language: language)
    }
}
