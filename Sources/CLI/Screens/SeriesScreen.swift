import Marquee

extension Screens {
    static func series(_ details: TVSeriesDetails, heading: String, poster: String?, width: Int) -> [String] {
        var lines = [heading]
        if details.originalName != details.name { lines.append("(" + Harmless.line(details.originalName) + ")") }
        lines.append("")
        var facts: [String] = []
        if let first = details.firstAirDate { facts.append(first.description + (details.lastAirDate.map { " to \($0)" } ?? "")) }
        if details.voteCount > 0 { facts.append(rating(details.voteAverage).filter { $0 != " " } + " of 10, \(details.voteCount) votes") }
        if !facts.isEmpty { lines.append(facts.joined(separator: " · ")) }
        if !details.genres.isEmpty { lines.append(details.genres.map { Harmless.line($0.name) }.joined(separator: ", ")) }
        lines += [""] + overview(details.overview, width)
        lines += people(details.credits)
        if !details.seasons.isEmpty { lines += ["", "Seasons"] + details.seasons.map(line) }
        for (label, episode) in [("Last", details.lastEpisode), ("Next", details.nextEpisode)] {
            if let episode { lines += ["", label + " episode", line(episode)] }
        }
        lines += titles("Similar", details.similar.items) + titles("Recommended", details.recommendations.items)
        if let poster { lines += ["", "Poster: " + Harmless.line(poster)] }
        return lines
    }

    static func season(_ details: SeasonDetails, heading: String, width: Int) -> [String] {
        [heading, ""] + overview(details.season.overview, width)
            + (details.episodes.isEmpty ? [] : ["", "Episodes"] + details.episodes.map(line))
    }

    static func episode(_ details: EpisodeDetails, heading: String, width: Int) -> [String] {
        let episode = details.episode
        var facts: [String] = []
        if let number = episode.number { facts.append("episode \(number)" + (episode.seasonNumber.map { " of season \($0)" } ?? "")) }
        if let day = episode.airDate { facts.append(day.description) }
        if let runtime = episode.runtime { facts.append("\(runtime) min") }
        return [heading, "", facts.joined(separator: " · "), ""] + overview(episode.overview, width) + people(details.credits)
    }

    static func person(_ details: PersonDetails, heading: String, width: Int) -> [String] {
        var lines = [heading, ""]
        var facts = [details.person.department]
        if let day = details.birthday { facts.append("born \(day)" + (details.placeOfBirth.isEmpty ? "" : " in " + details.placeOfBirth)) }
        if let day = details.deathday { facts.append("died \(day)") }
        lines.append(Harmless.line(facts.filter { !$0.isEmpty }.joined(separator: " · ")))
        if !details.biography.isEmpty { lines += [""] + wrapped(Harmless.line(details.biography), to: width) }
        lines += credits("As cast", details.cast) + credits("As crew", details.crew)
        return lines
    }

    private static func credits(_ heading: String, _ credits: [PersonCredit]) -> [String] {
        credits.isEmpty
            ? [] : ["", heading] + credits.prefix(10).map { $0.item.line + ($0.part.isEmpty ? "" : ": " + Harmless.line($0.part)) }
    }

    private static func line(_ season: Season) -> String {
        "  " + padded(season.number.map(String.init) ?? "-", 4) + Harmless.line(season.name)
            + (season.episodeCount.map { ", \($0) episodes" } ?? "")
    }

    private static func line(_ episode: Episode) -> String {
        "  " + padded(episode.number.map(String.init) ?? "-", 4)
            + (episode.airDate?.description ?? "          ") + "  " + Harmless.line(episode.name)
    }

    static func overview(_ text: String, _ width: Int) -> [String] {
        text.isEmpty ? ["No overview in this language."] : wrapped(Harmless.line(text), to: width)
    }
}
