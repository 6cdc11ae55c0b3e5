public import MarqueeDomain

/// An episode of a series.
public typealias EpisodePresenter = Presenter<EpisodeState>

extension Presenter where State == EpisodeState {
    /// Creates the screen of an episode, with the episode as its season described it, which is shown until the details are loaded.
    public convenience init(
        _ episode: EpisodeReference, preview: Episode? = nil, tv: TVSeriesUseCases, tvSeasons: SeasonUseCases, tvEpisodes: EpisodeUseCases,
        library: LibraryUseCases, context: PresentationContext = PresentationContext()
    ) {
        self.init(EpisodeState(episode, preview: preview), context: context) { effect, deliver in
            switch effect {
            case .load(let episode, let loading):
                await loading.load { (policy) async throws(MarqueeError) in
                    try await tvEpisodes.details(
                        episode.series, season: episode.season, episode: episode.number, including: ScreenParts.episode, policy: policy)
                } deliver: {
                    deliver(.episode($0))
                }
            case .lookAtNeighbors(let episode):
                if let neighbors = await tvSeasons.neighbors(of: episode, in: tv) { deliver(.neighbors(neighbors)) }
            case .set(let value, on: let episode):
                do throws(MarqueeError) {
                    deliver(.set(value, episode, try await library.set(value, on: .episode(episode))))
                } catch {
                    deliver(.notSet(value, episode, error))
                }
            case .followMarks:
                for await change in library.changes { deliver(.marked(change)) }
            }
        }
    }
}

extension SeasonUseCases {
    /// Returns the episodes before and after an episode; nil if its season cannot be read. At an end of the season, the season beside it is
    /// read. If that is not possible, the screen only lacks the way there.
    fileprivate func neighbors(of episode: EpisodeReference, in tv: TVSeriesUseCases) async -> EpisodeState.Neighbors? {
        guard let episodes = await episodes(of: episode.series, episode.season) else { return nil }
        let place = episodes.firstIndex { $0.episodeNumber == episode.number }
        var neighbors = EpisodeState.Neighbors()
        neighbors.episode = place.map { episodes[$0] }
        func reference(_ other: Episode?, _ season: Int) -> EpisodeReference? {
            other?.episodeNumber.map { EpisodeReference(series: episode.series, season: season, number: $0) }
        }
        guard let place else { return neighbors }
        neighbors.previous = place > 0 ? reference(episodes[place - 1], episode.season) : nil
        neighbors.next = place + 1 < episodes.count ? reference(episodes[place + 1], episode.season) : nil
        guard neighbors.previous == nil || neighbors.next == nil,
            let series = try? await tv.details(episode.series, including: ScreenParts.series)
        else { return neighbors }
        // Specials have no place in the order of the seasons.
        guard episode.season > 0 else { return neighbors }
        let seasons = series.value.seasons.compactMap(\.seasonNumber).filter { $0 > 0 }.sorted()
        if neighbors.previous == nil, let season = seasons.last(where: { $0 < episode.season }) {
            neighbors.previous = reference(await self.episodes(of: episode.series, season)?.last, season)
        }
        if neighbors.next == nil, let season = seasons.first(where: { $0 > episode.season }) {
            neighbors.next = reference(await self.episodes(of: episode.series, season)?.first, season)
        }
        return neighbors
    }

    private func episodes(of series: TVSeries.ID, _ season: Int) async -> [Episode]? {
        (try? await details(series, season: season, including: ScreenParts.season))?.value.episodes.filter {
            $0.episodeNumber != nil
        }
    }
}
