import Marquee

extension Screens {
    static func series(_ details: TVSeriesDetails, heading: Line, poster: String?, _ marking: Marking, width: Int) -> [Line] {
        let (similar, recommended) = (details.similar?.items ?? [], details.recommendations?.items ?? [])
        let (last, next) = (details.lastEpisode, details.nextEpisode)
        let shown = (similar.prefix(most) + recommended.prefix(most)).map(\.markable)
        let listed = marking.on(shown + [last, next].map { $0?.markable(in: details.id) })
        let days = details.firstAirDate.map { first in first.description + (details.lastAirDate.map { " to \($0)" } ?? "") }
        var lines = title(heading, details.name, original: details.originalName) + marked(marking.marks(on: .tv(details.id)))
        lines += facts([days, votes(details.voteAverage, of: details.voteCount)], genres: details.genres)
        lines += overview(details.overview) + people(details.credits ?? .empty)
        lines += table("Seasons", seasons(details.seasons), width: width)
        for (label, episode) in [("Last episode", last), ("Next episode", next)] {
            if let episode { lines += table(label, episodes([episode], of: details.id, listed), width: width) }
        }
        lines += section("Similar", similar, listed, width: width)
        lines += section("Recommended", recommended, listed, width: width)
        return lines + legend(listed) + picture(poster)
    }

    static func season(
        _ details: SeasonDetails, of series: TVSeries.ID, heading: Line, _ marking: Marking, width: Int
    ) -> [Line] {
        [heading] + overview(details.season.overview)
            + table("Episodes", episodes(details.episodes, of: series, marking), width: width) + legend(marking)
    }

    static func episode(_ details: EpisodeDetails, heading: Line, _ marks: Marks) -> [Line] {
        let episode = details.episode
        let place = episode.number.map { "episode \($0)" + (episode.seasonNumber.map { " of season \($0)" } ?? "") }
        return [heading] + marked(marks) + facts([place, episode.airDate?.description, episode.runtime.map { "\($0) min" }])
            + overview(episode.overview) + people(details.credits ?? .empty) + cast("Guests", details.guestStars)
    }

    private static func table(_ heading: String, _ table: Table, width: Int) -> [Line] {
        table.rows.isEmpty ? [] : [.empty, Line(heading, .heading)] + table.lines(width: width)
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
