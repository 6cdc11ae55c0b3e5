/// A season of a series, as in the details of the series.
public struct Season: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's id of the season.
    public var id: Int
    /// Its number, 0 for specials; nil if unknown.
    public var seasonNumber: Int?
    /// Its name in the requested language.
    public var name = ""
    /// The overview in the requested language; empty if TMDb has no text.
    public var overview = ""
    /// The air date of its first episode; nil if unknown.
    public var airDate: Day?
    /// The number of episodes; nil if unknown.
    public var episodeCount: Int?
    /// Its poster; nil if TMDb has none.
    public var posterPath: ImagePath?
    /// The average vote, 0 to 10.
    public var voteAverage: Double = 0
    /// The languages of the texts that are not in the requested language, such as `pt-PT`; nil if all of them are.
    public var textLanguages: [TextField: String]?

    public init(id: Int, seasonNumber: Int?) {
        self.id = id
        self.seasonNumber = seasonNumber
    }
}

extension Season {
    // Equal rows have equal ids. Code that hashes each field would be in every program.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Identifies one season of a series.
public struct SeasonReference: Sendable, Hashable, Codable {
    /// TMDb's id of the series.
    public var series: TVSeries.ID
    /// The number of the season, 0 for specials.
    public var number: Int

    public init(series: TVSeries.ID, number: Int) {
        self.series = series
        self.number = number
    }
}

/// A season with its episodes and the requested parts. It forwards the properties of ``Season``: `season.name`.
///
/// A part (``SeasonPart``) is nil unless the read requested it.
///
/// See <https://developer.themoviedb.org/reference/tv-season-details>.
@dynamicMemberLookup
public struct SeasonDetails: Sendable, Equatable, Codable, Identifiable {
    /// The season itself.
    public var season: Season
    /// Its episodes, in TMDb's order.
    public var episodes: [Episode] = []
    /// The networks that broadcast it.
    public var networks: [TVNetwork] = []
    /// The cast and the crew of the season.
    public var credits: Credits?
    /// Trailers and other videos.
    public var videos: [Video]?
    /// Its posters.
    public var images: ImageSet?
    /// The cast and the crew of all its episodes, with the number of episodes.
    public var aggregateCredits: AggregateCredits?
    /// Its ids at other services.
    public var externalIDs: ExternalIDs?
    /// The providers that stream, rent or sell it, by country.
    public var watchProviders: WatchProviders?
    /// The texts in all languages. They are requested automatically if the audience has fallback languages.
    public var translations: [Translation]?
    /// The account's ratings of the episodes when the server answered. ``Fetched/marks`` also has later changes.
    public var accountStates: [EpisodeRating]?

    public init(season: Season) { self.season = season }

    public var id: Int { season.id }

    public subscript<Value>(dynamicMember member: KeyPath<Season, Value>) -> Value { season[keyPath: member] }

    public subscript<Value>(dynamicMember member: WritableKeyPath<Season, Value>) -> Value {
        get { season[keyPath: member] }
        set { season[keyPath: member] = newValue }
    }
}

extension SeasonDetails {
    /// Returns the season with missing texts filled from the translations, field by field, best language first. Episodes are unchanged.
    package func fillingGaps(for audience: Audience) -> SeasonDetails {
        var texts = Fallbacks(translations ?? [], for: audience)
        var filled = self
        texts.fill(name: &filled.season.name, number: season.seasonNumber)
        texts.fill(&filled.season.overview, .overview, from: .overview)
        filled.season.textLanguages = texts.languages
        return filled
    }
}

extension SeasonDetails {
    /// Whether an episode has no name of its own or no overview.
    package var lacksEpisodeTexts: Bool { episodes.contains { $0.lacksName || $0.overview.isEmpty } }

    /// Gives episodes the names and overviews that they lack, from the same season in another language.
    package mutating func fillEpisodes(from other: SeasonDetails, in language: String) {
        let others = Dictionary(other.episodes.map { ($0.id, $0) }) { first, _ in first }
        for index in episodes.indices where episodes[index].lacksName || episodes[index].overview.isEmpty {
            guard let match = others[episodes[index].id] else { continue }
            var languages = episodes[index].textLanguages ?? [:]
            if episodes[index].lacksName, !match.lacksName {
                episodes[index].name = match.name
                languages[.name] = language
            }
            if episodes[index].overview.isEmpty, !match.overview.isEmpty {
                episodes[index].overview = match.overview
                languages[.overview] = language
            }
            episodes[index].textLanguages = languages.isEmpty ? nil : languages
        }
    }
}

extension Episode {
    /// Whether its name is missing, or only its number.
    fileprivate var lacksName: Bool { GenericName.isGeneric(name, number: episodeNumber) }
}

extension SeasonDetails {
    /// Returns the best poster for a reader of some languages, or TMDb's own choice if the posters were not requested.
    public func bestPoster(in languages: LanguageChain) -> ImagePath? {
        images?.best(.poster, in: languages)?.filePath ?? season.posterPath
    }
}

extension SeasonUseCases {
    /// Reads a season with its episodes, credits, videos and posters, or with other parts
    /// (<https://developer.themoviedb.org/reference/tv-season-details>).
    public var details: GetDetails<SeasonReference, SeasonPart, SeasonDetails> { GetDetails(series.season) }
}

extension Get where Input == SeasonReference {
    /// Reads a season of a series by its number, 0 for specials.
    public func callAsFunction(
        _ series: TVSeries.ID, season number: Int, policy: ReadPolicy = .cached, language: LanguageChain? = nil
    ) async throws(MarqueeError) -> Fetched<Value> {
        try await read(SeasonReference(series: series, number: number))(policy: policy, language: language)
    }
}

extension GetDetails where Input == SeasonReference {
    /// Reads a season of a series by its number, 0 for specials.
    public func callAsFunction(
        _ series: TVSeries.ID, season number: Int, policy: ReadPolicy = .cached, language: LanguageChain? = nil
    ) async throws(MarqueeError) -> Fetched<Value> {
        try await read(SeasonReference(series: series, number: number))(policy: policy, language: language)
    }

    /// Reads a season of a series by its number, 0 for specials, with these parts instead of the standard ones.
    public func callAsFunction(
        _ series: TVSeries.ID, season number: Int, including parts: Set<Part>, policy: ReadPolicy = .cached, language: LanguageChain? = nil
    ) async throws(MarqueeError) -> Fetched<Value> {
        try await read(SeasonReference(series: series, number: number), including: parts)(policy: policy, language: language)
    }
}
