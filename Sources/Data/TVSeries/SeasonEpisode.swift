import MarqueeDomain

/// An episode as the cached season describes it, for when the server gives no answer and the episode itself is not cached.
struct SeasonEpisode: Sendable {
    let api: any TVSeriesAPI
    let reader: Reader
    let episode: EpisodeReference

    func filling(_ read: Read<EpisodeDetails>) -> Read<EpisodeDetails> {
        read.recovering { (error, policy, language) async throws(MarqueeError) in
            guard error.meansUnreachable, policy.cache != .never, var answer = await cached(in: language) else { throw error }
            answer.isStale = true
            if policy.network != .never { answer.refreshError = error }
            return answer
        }
    }

    private func cached(in language: LanguageChain?) async -> Fetched<EpisodeDetails>? {
        let season = api.season(SeasonReference(series: episode.series, number: episode.season), including: [], as: nil)
        let fetched = try? await reader.read(season)(policy: .offline, language: language)
        guard let fetched, let found = fetched.value.episodes.first(where: { $0.episodeNumber == episode.number }) else { return nil }
        return fetched.map { _ in EpisodeDetails(episode: found) }
    }
}
