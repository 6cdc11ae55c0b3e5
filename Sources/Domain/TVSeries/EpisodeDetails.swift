/// An episode with the requested parts. It forwards the properties of ``Episode``: `episode.name`.
///
/// A part (``EpisodePart``) is nil unless the read requested it.
///
/// See <https://developer.themoviedb.org/reference/tv-episode-details>.
@dynamicMemberLookup
public struct EpisodeDetails: Sendable, Equatable, Codable, Identifiable {
    /// The episode itself.
    public var episode: Episode
    /// The cast of the whole season, and the guest stars and the crew of this episode.
    public var credits: EpisodeCredits?
    /// Still images.
    public var images: ImageSet?
    /// Trailers and other videos.
    public var videos: [Video]?
    /// Its ids at other services.
    public var externalIDs: ExternalIDs?
    /// The texts in all languages. They are requested automatically if the audience has fallback languages.
    public var translations: [Translation]?
    /// The account's rating when the server answered. ``Fetched/marks`` also has later changes.
    public var accountStates: Marks?

    public init(episode: Episode) { self.episode = episode }

    public var id: Int { episode.id }

    public subscript<Value>(dynamicMember member: KeyPath<Episode, Value>) -> Value { episode[keyPath: member] }

    public subscript<Value>(dynamicMember member: WritableKeyPath<Episode, Value>) -> Value {
        get { episode[keyPath: member] }
        set { episode[keyPath: member] = newValue }
    }
}

extension EpisodeDetails {
    /// Returns the episode with missing texts filled from the translations, field by field, best language first.
    package func fillingGaps(for audience: Audience) -> EpisodeDetails {
        var texts = Fallbacks(translations ?? [], for: audience)
        var filled = self
        texts.fill(name: &filled.episode.name, number: episode.episodeNumber)
        texts.fill(&filled.episode.overview, .overview, from: .overview)
        filled.episode.textLanguages = texts.languages
        return filled
    }
}

extension EpisodeUseCases {
    /// Reads an episode with its cast, crew, guest stars, videos and still images, or with other parts
    /// (<https://developer.themoviedb.org/reference/tv-episode-details>).
    public var details: GetDetails<EpisodeReference, EpisodePart, EpisodeDetails> { GetDetails(series.episode) }
}

extension Get where Input == EpisodeReference {
    /// Reads an episode of a series by its season and number.
    public func callAsFunction(
        _ series: TVSeries.ID, season: Int, episode number: Int, policy: ReadPolicy = .cached, language: LanguageChain? = nil
    ) async throws(MarqueeError) -> Fetched<Value> {
        try await read(EpisodeReference(series: series, season: season, number: number))(policy: policy, language: language)
    }
}

extension GetDetails where Input == EpisodeReference {
    /// Reads an episode of a series by its season and number.
    public func callAsFunction(
        _ series: TVSeries.ID, season: Int, episode number: Int, policy: ReadPolicy = .cached, language: LanguageChain? = nil
    ) async throws(MarqueeError) -> Fetched<Value> {
        try await read(EpisodeReference(series: series, season: season, number: number))(policy: policy, language: language)
    }

    /// Reads an episode of a series by its season and number, with these parts instead of the standard ones.
    public func callAsFunction(
        _ series: TVSeries.ID, season: Int, episode number: Int, including parts: Set<Part>, policy: ReadPolicy = .cached,
        language: LanguageChain? = nil
    ) async throws(MarqueeError) -> Fetched<Value> {
        try await read(EpisodeReference(series: series, season: season, number: number), including: parts)(
            policy: policy, language: language)
    }
}
