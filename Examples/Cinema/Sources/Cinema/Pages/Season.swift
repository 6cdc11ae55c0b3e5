import Marquee
import MarqueePresentation

extension Visit {
    /// A season with its episodes.
    func seasonPage() async throws -> Answer {
        let season = try season()
        async let series = series(season.series)
        let presenter = SeasonPresenter(season, tv: marquee.tv, tvSeasons: marquee.tvSeasons, library: marquee.library)
        let fetched = try await presenter.shown(refreshTimeLimit: refreshTimeLimit)
        let (details, about) = (fetched.value, await series)
        let facts = [
            details.airDate.map { "<li>\(day($0))</li>" as HTML },
            "<li>\(texts.episodeCount) \(details.episodes.count)</li>" as HTML,
        ]
        let episodes = details.episodes.map { episode in
            let reference = episode.episodeNumber.map { EpisodeReference(series: season.series, season: season.number, number: $0) }
            return card(episode, of: reference, series: season.series, marks: reference.map { fetched.marks(on: $0) } ?? .none)
        }
        let list: HTML =
            episodes.isEmpty
            ? "<p class=\"empty\">\(texts.nothingHere)</p>"
            : "<section aria-labelledby=\"episodes\"><h2 id=\"episodes\">\(texts.episodes)</h2><ul class=\"episodes\">\(episodes)</ul></section>"
        var words = PageFacts()
        (words.description, words.kind) = (details.overview, "video.tv_show")
        words.picture = details.posterPath.map { "/pictures/poster/500" + $0.description }
        return .page(
            [details.name, about.name].filter { !$0.isEmpty }.joined(separator: " – "),
            """
            <article class="details"><div class="details-head">\
            \(picture(details.posterPath, .poster, width: 240, isFirst: true, blank: Blank(id: details.id, title: details.name)))
            <div>\(trail([(Markable.tv(season.series).path, about.name)]))<h1 dir="auto">\(details.name)</h1>
            <ul class="facts">\(facts.compactMap { $0 })</ul>\(freshness(fetched))</div>
            <p class="overview about" dir="auto">\(details.overview)</p></div>
            \(list)\(neighbors(about.before(season.number).map { ($0.path, $1) }, about.after(season.number).map { ($0.path, $1) }))</article>
            """, facts: words, data: fetched)
    }

    /// An episode in a list: its still, name, day and votes, and the person's marks.
    ///
    /// - Parameter seriesName: The series, in a list of episodes of several ones.
    func card(
        _ episode: Episode, of reference: EpisodeReference?, series: TVSeries.ID, seriesName: String? = nil, marks: Marks
    ) -> HTML {
        let number = episode.episodeNumber.map { "\($0). " } ?? ""
        let place: HTML? = seriesName.map { name in
            let season = reference.map { "\(language.comma)\(texts.season) \($0.season)" } ?? ""
            return "<span class=\"card-facts\" dir=\"auto\">\(name)\(season)</span>"
        }
        let name = episode.name.isEmpty ? "\(texts.episode) \(episode.episodeNumber ?? 0)" : episode.name
        let own = reference.map { ownMarks(on: .episode($0), title: name, marks) }
        return """
            <li class="episode"><a href="\(reference?.path ?? Markable.tv(series).path)">\
            \(picture(episode.stillPath, .backdrop, as: .still, width: 150, blank: Blank(id: episode.id, title: name)))\
            <span class="card-text">\(place)<span class="card-title" dir="auto">\(number)\(name)</span>\
            <span class="card-facts">\(episodeFacts(episode))</span>\
            \(episode.overview.isEmpty ? .empty : "<span class=\"card-overview\" dir=\"auto\">\(episode.overview)</span>")</span></a>\(own)</li>
            """
    }

    /// Day, runtime and votes of an episode.
    func episodeFacts(_ episode: Episode) -> HTML {
        var facts: [HTML] = []
        if let date = episode.airDate { facts.append(day(date)) }
        if let minutes = episode.runtime, minutes > 0 { facts.append("\(runtime(minutes))") }
        let text = facts.enumerated().map { index, fact in index == 0 ? fact : " · \(fact)" as HTML }
        return "<bdi>\(text)</bdi>\(episode.voteCount > 0 ? votes(episode.voteAverage) : .empty)"
    }

    /// The seasons from the page of a series; none if it cannot be read, because a season has a page without it.
    func series(_ id: TVSeries.ID) async -> SeriesOutline {
        let tv = marquee.tv
        // With the parts of its own page, which is cached where the reader comes from.
        let details = await part { (policy) async throws(MarqueeError) in
            try await tv.details(id, including: TVSeriesPart.standard.union([.watchProviders]), policy: policy)
        }
        if let details {
            return SeriesOutline(id: id, name: details.name, seasons: details.seasons)
        }
        return SeriesOutline(id: id, name: (try? await marquee.preview(.tv(id)))?.title ?? "", seasons: [])
    }

    /// The pages above this one.
    func trail(_ pages: [(path: String, name: String)]) -> HTML {
        let links = pages.map { "<li><a href=\"\($0.path)\" dir=\"auto\">\($0.name.isEmpty ? texts.series : $0.name)</a></li>" as HTML }
        return "<nav class=\"trail\" aria-label=\"\(texts.series)\"><ul class=\"names\">\(links)</ul></nav>"
    }

    /// The pages before and after this one.
    func neighbors(_ previous: (path: String, name: String)?, _ next: (path: String, name: String)?) -> HTML {
        if previous == nil && next == nil { return .empty }
        let before = previous.map { link in
            "<a rel=\"prev\" href=\"\(link.path)\">\(texts.previous)\(language.colon)<bdi>\(link.name)</bdi></a>" as HTML
        }
        let after = next.map { link in
            "<a rel=\"next\" href=\"\(link.path)\">\(texts.next)\(language.colon)<bdi>\(link.name)</bdi></a>" as HTML
        }
        return "<nav class=\"pager\" aria-label=\"\(texts.pages)\">\(before)\(after)</nav>"
    }
}

/// The name of a series and its seasons.
struct SeriesOutline: Sendable {
    let id: TVSeries.ID
    let name: String
    let seasons: [Season]

    /// The season before another one, with its name. Specials have no place in the order of the seasons.
    func before(_ number: Int) -> (SeasonReference, String)? {
        seasons.filter { $0.seasonNumber.map { $0 > 0 && $0 < number } ?? false }.max { ($0.seasonNumber ?? 0) < ($1.seasonNumber ?? 0) }
            .flatMap(named)
    }

    /// The season after another one, with its name.
    func after(_ number: Int) -> (SeasonReference, String)? {
        if number == 0 { return nil }
        return seasons.filter { $0.seasonNumber.map { $0 > number } ?? false }.min { ($0.seasonNumber ?? 0) < ($1.seasonNumber ?? 0) }
            .flatMap(named)
    }

    /// The name of a season; empty if it is unknown.
    func name(of number: Int) -> String { seasons.first { $0.seasonNumber == number }?.name ?? "" }

    private func named(_ season: Season) -> (SeasonReference, String)? {
        season.seasonNumber.map { (SeasonReference(series: id, number: $0), season.name) }
    }
}
