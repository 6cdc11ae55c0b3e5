import Marquee
import MarqueePresentation

extension Screens {
    static func series(_ details: TVSeriesDetails, heading: Line, _ view: DetailsView, _ amount: ShownAmount) -> [Line] {
        let last = details.lastEpisodeToAir
        // Cached details are older than their next episode may be.
        let next = details.nextEpisodeToAir.flatMap { episode in episode.airDate.map { $0 < view.today } == true ? nil : episode }
        let episodesShown = [last, next].map { $0?.markable(in: details.id) }
        var lines = title(heading, details.name, original: details.originalName) + marked(view.marking.marks(on: .tv(details.id)))
        let languages = details.textLanguages
        if !details.tagline.isEmpty { lines.append(Line(details.tagline) + mark(languages?[.tagline])) }
        lines += facts(of: details, in: view.countries) + overview(details.overview, in: languages?[.overview])
        if !details.createdBy.isEmpty {
            lines += [.empty, Line(Texts.created(by: ScreenTexts.names(details.createdBy.map(\.name)).joined(separator: Texts.comma)))]
        }
        lines += cast(Texts.screens.cast, details.mainCredits.cast, amount)
        lines += table(
            Texts.screens.seasons, seasons(Array(details.seasons.prefix(amount.rows ?? .max))), of: details.seasons.count, width: view.width
        )
        for (label, episode) in [(Texts.screens.lastEpisode, last), (Texts.screens.nextEpisode, next)] {
            guard let episode else { continue }
            let table = episodes([episode], of: details.id, view.marking.on(episodesShown), withSeason: true)
            lines += self.table(label, table, of: 1, width: view.width)
        }
        lines += trailers(details.videos ?? [], in: view.languages) + offers(details.watchProviders, in: view.countries)
        lines += related(details.similar, details.recommendations, and: episodesShown, view, amount)
        lines += reviews(details.reviews, amount)
        return lines
            + links(
                .tv(details.id), imdb: details.externalIDs?.imdbID, homepage: details.homepage, in: languages?[.homepage],
                poster: view.poster)
    }

    private static func facts(of details: TVSeriesDetails, in countries: [String]) -> [Line] {
        let counts = [
            details.numberOfSeasons.map(Texts.screens.seasons), details.numberOfEpisodes.map(Texts.screens.episodes),
        ]
        let rating = details.certification(in: countries).map(certification)
        return facts([
            Texts.screens.days(of: details), details.status.map(Texts.screens.name(of:)), rating,
            votes(details.voteAverage, of: details.voteCount),
        ])
            + [
                Line(
                    (ScreenTexts.names(details.networks.map(\.name)) + [counts.compactMap { $0 }.joined(separator: Texts.comma)]).filter {
                        !$0.isEmpty
                    }
                    .joined(
                        separator: " · "), .faint),
                details.genres.map { Line($0.name, .faint) }.joined(separator: Line(", ", .faint)),
            ].filter { !$0.isEmpty }
    }

    static func season(
        _ details: SeasonDetails, of series: TVSeries.ID, heading: Line, _ view: DetailsView, _ amount: ShownAmount
    ) -> [Line] {
        let shown = Array(details.episodes.prefix(amount.rows ?? .max))
        let listed = view.marking.on(shown.map { $0.markable(in: series) })
        let subject = details.seasonNumber.map { ItemReference.season(SeasonReference(series: series, number: $0)) } ?? .tv(series)
        return [heading]
            + facts([details.airDate.map(Texts.screens.day), ScreenTexts.names(details.networks.map(\.name)).joined(separator: ", ")])
            + overview(details.overview, in: details.textLanguages?[.overview])
            + table(Texts.screens.episodes, episodes(shown, of: series, listed), of: details.episodes.count, width: view.width)
            + trailers(details.videos ?? [], in: view.languages) + offers(details.watchProviders, in: view.countries) + legend(listed)
            + links(subject, poster: view.poster)
    }

    static func episode(
        _ details: EpisodeDetails, of series: String?, heading: Line, _ marks: Marks, _ amount: ShownAmount
    ) -> [Line] {
        let episode = details.episode
        let place = episode.episodeNumber.map { number in
            episode.seasonNumber.map { Texts.screens.place(season: $0, episode: number) } ?? Texts.screens.place(episode: number)
        }
        let facts = [
            series, place, episode.airDate.map(Texts.screens.day), episode.runtime.map(Texts.screens.minutes),
            votes(episode.voteAverage, of: episode.voteCount),
        ]
        let credits = details.credits.map { Credits(cast: $0.cast, crew: $0.crew) }
        return [heading] + marked(marks) + self.facts(facts) + overview(episode.overview, in: episode.textLanguages?[.overview])
            + people(credits ?? .empty, amount) + cast(Texts.screens.guests, details.guestStars, amount)
    }

    private static func table(_ title: String, _ table: Table, of total: Int, width: Int) -> [Line] {
        table.rows.isEmpty ? [] : [.empty, heading(title, shown: table.rows.count, of: total)] + table.lines(width: width)
    }

    private static func seasons(_ seasons: [Season]) -> Table {
        Table(
            columns: [.number, .text],
            rows: seasons.map { season in
                [
                    Line(season.seasonNumber.map(String.init) ?? "-"),
                    Line(season.name) + mark(season.textLanguages?[.name])
                        + Line(season.episodeCount.map { Texts.comma + Texts.screens.episodes($0) } ?? "", .faint),
                ]
            })
    }

    private static func episodes(
        _ episodes: [Episode], of series: TVSeries.ID, _ marking: Marking, withSeason: Bool = false
    ) -> Table {
        let rows = episodes.map { episode in
            let number = episode.episodeNumber.map(String.init) ?? "-"
            let season = withSeason ? episode.seasonNumber.map { "\($0) × " } ?? "" : ""
            // TMDb has no name for many episodes.
            let name = episode.name.isEmpty ? episode.episodeNumber.map(Texts.screens.place(episode:)) ?? "" : episode.name
            let minutes = episode.runtime.map { Texts.comma + Texts.screens.minutes($0) } ?? ""
            let cells = [
                Line(season + number), Line(episode.airDate?.description ?? ""),
                Line(name) + mark(episode.textLanguages?[.name]) + Line(minutes, .faint),
            ]
            return (cells: cells, item: episode.markable(in: series))
        }
        return Table(columns: [.number, .day, .text], rows: rows, marking)
    }
}

extension Table.Column {
    fileprivate static let number = Table.Column(isNumber: true, least: 2)
    fileprivate static let day = Table.Column(least: 10, isDispensable: true)
}
