/// The source of the parts of episodes of TV series. ``EpisodeUseCases`` documents the requirements that it publishes. The protocol may
/// gain requirements in a minor version.
public protocol EpisodeRepository: Sendable {
    func credits(of episode: EpisodeReference) -> Read<EpisodeCredits>
    func externalIDs(of episode: EpisodeReference) -> Read<ExternalIDs>
    func images(of episode: EpisodeReference) -> Read<ImageSet>
    func translations(of episode: EpisodeReference) -> Read<[Translation]>
    func videos(of episode: EpisodeReference) -> Read<[Video]>
}

/// All use cases of episodes of TV series.
///
/// ```swift
/// let pictures = try await marquee.tvEpisodes.images(1399, season: 1, episode: 2)
/// print(pictures.stills.count)
/// ```
public struct EpisodeUseCases: Sendable {
    let episodes: any EpisodeRepository
    let series: any TVSeriesRepository

    public init(episodes: any EpisodeRepository, series: any TVSeriesRepository) {
        self.episodes = episodes
        self.series = series
    }
}
