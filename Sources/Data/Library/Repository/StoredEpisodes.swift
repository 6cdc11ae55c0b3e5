package import MarqueeDomain

/// The episodes of this device. They are in no index, so they are found in the seasons and episodes that were read.
package struct StoredEpisodes: Sendable {
    private let series: any TVSeriesRepository
    private let seasonParts: [Set<SeasonPart>]
    private let episodeParts: [Set<EpisodePart>]

    /// - Parameters:
    ///   - series: Reads seasons and episodes.
    ///   - seasonParts: The sets of parts with which seasons are read: each is an answer of its own in the store.
    ///   - episodeParts: The sets of parts with which episodes are read.
    package init(_ series: any TVSeriesRepository, seasonParts: [Set<SeasonPart>], episodeParts: [Set<EpisodePart>]) {
        (self.series, self.seasonParts, self.episodeParts) = (series, seasonParts, episodeParts)
    }

    /// Returns an episode; nil if none of its answers is stored.
    func episode(_ reference: EpisodeReference, in language: LanguageChain?) async -> Episode? {
        let season = SeasonReference(series: reference.series, number: reference.season)
        for parts in seasonParts {
            guard let found = try? await series.season(season, including: parts)(policy: .offline, language: language) else { continue }
            if let episode = found.value.episodes.first(where: { $0.episodeNumber == reference.number }) { return episode }
        }
        for parts in episodeParts {
            let found = try? await series.episode(reference, including: parts)(policy: .offline, language: language)
            if let found { return found.value.episode }
        }
        return nil
    }
}
