import Marquee

extension Screens {
    static func series(_ details: TVSeriesDetails, heading: Line, _ view: DetailsView, _ amount: ShownAmount) -> [Line] {
        let (last, next) = (details.lastEpisode, details.nextEpisode)
        let episodesShown = [last, next].map { $0?.markable(in: details.id) }
        var lines = title(heading, details.name, original: details.originalName) + marked(view.marking.marks(on: .tv(details.id)))
        if !details.tagline.isEmpty { lines.append(Line(details.tagline)) }
        lines += facts(of: details, in: view.country) + overview(details.overview)
        if !details.creators.isEmpty {
            lines += [.empty, Line("Created by ") + details.creators.map { Line($0.name) }.joined(separator: ", ")]
        }
        lines += people(details.credits ?? .empty, amount)
        lines += table(
            "Seasons", seasons(Array(details.seasons.prefix(amount.rows ?? .max))), of: details.seasons.count, width: view.width)
        for (label, episode) in [("Last episode", last), ("Next episode", next)] {
            guard let episode else { continue }
            lines += table(label, episodes([episode], of: details.id, view.marking.on(episodesShown)), of: 1, width: view.width)
        }
        lines += trailers(details.videos ?? []) + offers(details.watchProviders, in: view.country)
        lines += related(details.similar, details.recommendations, and: episodesShown, view, amount)
        lines += reviews(details.reviews, amount)
        return lines + links(.tv(details.id), imdb: details.externalIDs?.imdb, homepage: details.homepage, poster: view.poster)
    }

    private static func facts(of details: TVSeriesDetails, in country: String?) -> [Line] {
        let days = details.firstAirDate.map { first in first.description + (details.lastAirDate.map { " to \($0)" } ?? "") }
        let counts = [
            details.seasonCount.map { $0 == 1 ? "1 season" : "\($0) seasons" },
            details.episodeCount.map { $0 == 1 ? "1 episode" : "\($0) episodes" },
        ]
        let rating = country.flatMap { country in
            details.contentRatings?.first { $0.country == country && !$0.rating.isEmpty }.map { "\($0.rating) in \(country)" }
        }
        return facts([days, details.status?.rawValue, rating, votes(details.voteAverage, of: details.voteCount)])
            + [
                Line(
                    (details.networks.map(\.name) + [counts.compactMap { $0 }.joined(separator: ", ")]).filter { !$0.isEmpty }.joined(
                        separator: " · "), .faint),
                details.genres.map { Line($0.name, .faint) }.joined(separator: Line(", ", .faint)),
            ].filter { !$0.isEmpty }
    }

    static func season(
        _ details: SeasonDetails, of series: TVSeries.ID, heading: Line, _ view: DetailsView, _ amount: ShownAmount
    ) -> [Line] {
        let shown = Array(details.episodes.prefix(amount.rows ?? .max))
        let listed = view.marking.on(shown.map { $0.markable(in: series) })
        let subject = details.number.map { Subject.season(SeasonReference(series: series, number: $0)) } ?? .tv(series)
        return [heading] + facts([details.airDate?.description, details.networks.map(\.name).joined(separator: ", ")])
            + overview(details.overview)
            + table("Episodes", episodes(shown, of: series, listed), of: details.episodes.count, width: view.width)
            + trailers(details.videos ?? []) + offers(details.watchProviders, in: view.country) + legend(listed)
            + links(subject, poster: view.poster)
    }

    static func episode(_ details: EpisodeDetails, heading: Line, _ marks: Marks, _ amount: ShownAmount) -> [Line] {
        let episode = details.episode
        let place = episode.number.map { "episode \($0)" + (episode.seasonNumber.map { " of season \($0)" } ?? "") }
        let facts = [
            place, episode.airDate?.description, episode.runtime.map { "\($0) min" }, votes(episode.voteAverage, of: episode.voteCount),
        ]
        return [heading] + marked(marks) + self.facts(facts) + overview(episode.overview) + people(details.credits ?? .empty, amount)
            + cast("Guests", details.guestStars, amount)
    }

    private static func table(_ title: String, _ table: Table, of total: Int, width: Int) -> [Line] {
        table.rows.isEmpty ? [] : [.empty, heading(title, shown: table.rows.count, of: total)] + table.lines(width: width)
    }

    private static func seasons(_ seasons: [Season]) -> Table {
        Table(
            columns: [.number, .text],
            rows: seasons.map { season in
                [
                    Line(season.number.map(String.init) ?? "-"),
                    Line(season.name) + Line(season.episodeCount.map { ", \($0) episodes" } ?? "", .faint),
                ]
            })
    }

    private static func episodes(_ episodes: [Episode], of series: TVSeries.ID, _ marking: Marking) -> Table {
        let rows = episodes.map { episode in
            let cells = [Line(episode.number.map(String.init) ?? "-"), Line(episode.airDate?.description ?? ""), Line(episode.name)]
            return (cells: cells, item: episode.markable(in: series))
        }
        return Table(columns: [.number, .day, .text], rows: rows, marking)
    }
}

extension Table.Column {
    fileprivate static let number = Table.Column(isNumber: true, least: 2)
    fileprivate static let day = Table.Column(least: 10, isDispensable: true)
}
