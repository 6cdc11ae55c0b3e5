import Marquee
import MarqueePresentation

extension Visit {
    /// An episode, with its rating and the ways to the episodes around it. If TMDb does not answer, the client has it from its season.
    func episodePage() async throws -> Answer {
        let reference = try episode()
        async let outline = series(reference.series)
        async let siblings = episodes(of: SeasonReference(series: reference.series, number: reference.season))
        let presenter = EpisodePresenter(
            reference, tv: marquee.tv, tvSeasons: marquee.tvSeasons, tvEpisodes: marquee.tvEpisodes, library: marquee.library)
        let fetched = try await presenter.shown(refreshTimeLimit: refreshTimeLimit)
        return await page(
            reference, fetched.value.episode, fetched.marks(on: reference), await outline, await siblings ?? [],
            note: freshness(fetched), data: fetched)
    }

    private func page(
        _ reference: EpisodeReference, _ episode: Episode, _ marks: Marks, _ series: SeriesOutline, _ siblings: [Episode], note: HTML,
        data: any Encodable & Sendable
    ) async -> Answer {
        let season = SeasonReference(series: reference.series, number: reference.season)
        let name = episode.name.isEmpty ? "\(texts.episode) \(reference.number)" : episode.name
        var about = PageFacts()
        (about.description, about.kind) = (episode.overview, "video.episode")
        about.picture = episode.stillPath.map { "/pictures/still/300" + $0.description }
        let seasonName = series.name(of: season.number)
        let guests = episode.guestStars.prefix(12).map { card($0, in: .tv(reference.series)) }
        let (previous, next) = await around(reference, siblings, series)
        return .page(
            [name, series.name].filter { !$0.isEmpty }.joined(separator: " – "),
            """
            <article class="details episode-page"><div class="details-head">\
            \(picture(episode.stillPath, .backdrop, as: .still, width: 300, isFirst: true, blank: Blank(id: episode.id, title: name)))
            <div>\(trail([
                (Markable.tv(reference.series).path, series.name),
                (season.path, seasonName.isEmpty ? "\(texts.season) \(season.number)" : seasonName),
            ]))
            <h1 dir="auto">\(reference.number). \(name)</h1><p class="card-facts">\(episodeFacts(episode))</p>
            \(marksBar(on: .episode(reference), title: name, marks))\(note)</div>
            <p class="overview about" dir="auto">\(episode.overview.isEmpty ? texts.noOverview : episode.overview)</p></div>
            \(guests.isEmpty ? .empty : row(texts.guests, id: "guests", guests))\(neighbors(previous, next))</article>
            """, facts: about, data: data)
    }

    /// The episodes before and after one, across seasons.
    private func around(
        _ episode: EpisodeReference, _ siblings: [Episode], _ series: SeriesOutline
    ) async -> (previous: (path: String, name: String)?, next: (path: String, name: String)?) {
        guard let place = siblings.firstIndex(where: { $0.episodeNumber == episode.number }) else { return (nil, nil) }
        var (previous, next) = (
            place > 0 ? link(siblings[place - 1], in: episode.season, of: series.id) : nil,
            place + 1 < siblings.count ? link(siblings[place + 1], in: episode.season, of: series.id) : nil
        )
        if previous == nil, let (season, _) = series.before(episode.season), let last = await episodes(of: season)?.last {
            previous = link(last, in: season.number, of: series.id)
        }
        if next == nil, let (season, _) = series.after(episode.season), let first = await episodes(of: season)?.first {
            next = link(first, in: season.number, of: series.id)
        }
        return (previous, next)
    }

    private func link(_ episode: Episode, in season: Int, of series: TVSeries.ID) -> (path: String, name: String)? {
        episode.episodeNumber.map { number in
            (EpisodeReference(series: series, season: season, number: number).path, "\(number). \(episode.name)")
        }
    }

    /// The episodes of a season that have a number; nil if the season cannot be read.
    private func episodes(of season: SeasonReference) async -> [Episode]? {
        let tvSeasons = marquee.tvSeasons
        let details = await part { (policy) async throws(MarqueeError) in
            try await tvSeasons.details(season.series, season: season.number, policy: policy)
        }
        return details?.episodes.filter { $0.episodeNumber != nil }
    }
}
