import Marquee

extension Screens {
    static func series(_ details: TVSeriesDetails, heading: Line, poster: String?, width: Int) -> [Line] {
        let days = details.firstAirDate.map { first in first.description + (details.lastAirDate.map { " to \($0)" } ?? "") }
        var lines = title(heading, details.name, original: details.originalName)
        lines += facts([days, votes(details.voteAverage, of: details.voteCount)], genres: details.genres)
        lines += overview(details.overview) + people(details.credits)
        lines += table("Seasons", seasons(details.seasons), width: width)
        for (label, episode) in [("Last episode", details.lastEpisode), ("Next episode", details.nextEpisode)] {
            if let episode { lines += table(label, episodes([episode]), width: width) }
        }
        lines += section("Similar", details.similar.items, width: width)
        lines += section("Recommended", details.recommendations.items, width: width)
        return lines + picture(poster)
    }

    static func season(_ details: SeasonDetails, heading: Line, width: Int) -> [Line] {
        [heading] + overview(details.season.overview) + table("Episodes", episodes(details.episodes), width: width)
    }

    static func episode(_ details: EpisodeDetails, heading: Line) -> [Line] {
        let episode = details.episode
        let place = episode.number.map { "episode \($0)" + (episode.seasonNumber.map { " of season \($0)" } ?? "") }
        return [heading] + facts([place, episode.airDate?.description, episode.runtime.map { "\($0) min" }])
            + overview(episode.overview) + people(details.credits) + cast("Guests", details.guestStars)
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

    private static func episodes(_ episodes: [Episode]) -> Table {
        Table(
            columns: [.number, .day, .text],
            rows: episodes.map { [Line($0.number.map(String.init) ?? "-"), Line($0.airDate?.description ?? ""), Line($0.name)] })
    }
}

extension Table.Column {
    fileprivate static let number = Table.Column(isNumber: true, least: 2)
    fileprivate static let day = Table.Column(least: 10, isDispensable: true)
}
