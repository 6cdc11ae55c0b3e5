package import MarqueeDomain

/// The episodes of this device. They are in no index, so they are found in the seasons and episodes that were read, with any parts.
package struct StoredEpisodes: Sendable {
    private let series: any TVSeriesRepository

    /// - Parameter series: Reads seasons and episodes.
    package init(_ series: any TVSeriesRepository) { self.series = series }

    /// Returns an episode; nil if none of its answers is stored.
    func episode(_ reference: EpisodeReference, in language: LanguageChain?) async -> Episode? {
        let season = SeasonReference(series: reference.series, number: reference.season)
        let found = try? await series.season(season, including: SeasonPart.standard)(policy: .offline, language: language)
        if let episode = found?.value.episodes.first(where: { $0.episodeNumber == reference.number }) { return episode }
        return try? await series.episode(reference, including: EpisodePart.standard)(policy: .offline, language: language).value.episode
    }
}
