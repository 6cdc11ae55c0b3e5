import Marquee

extension Screens {
    static func details(_ details: MovieDetails, heading: String, poster: String?, region: String?, width: Int) -> [String] {
        var lines = [heading]
        if details.originalTitle != details.title { lines.append("(" + Harmless.line(details.originalTitle) + ")") }
        if !details.tagline.isEmpty { lines.append(Harmless.line(details.tagline)) }
        lines.append("")
        lines += facts(details, region: region)
        lines.append("")
        lines += overview(details.overview, width)
        lines += people(details.credits)
        lines += titles("Similar", details.similar.items)
        lines += titles("Recommended", details.recommendations.items)
        if let poster { lines += ["", "Poster: " + Harmless.line(poster)] }
        return lines
    }

    private static func facts(_ details: MovieDetails, region: String?) -> [String] {
        var parts: [String] = []
        if let day = details.releaseDate(in: region) { parts.append(day.description) }
        if let runtime = details.runtime { parts.append("\(runtime) min") }
        if details.voteCount > 0 { parts.append(rating(details.voteAverage).filter { $0 != " " } + " of 10, \(details.voteCount) votes") }
        let genres = details.genres.map { Harmless.line($0.name) }.joined(separator: ", ")
        return [parts.joined(separator: " · "), genres].filter { !$0.isEmpty }
    }

    static func people(_ credits: Credits) -> [String] {
        var lines: [String] = []
        let directors = credits.directors.map { Harmless.line($0.name) }
        if !directors.isEmpty { lines += ["", "Directed by " + directors.joined(separator: ", ")] }
        let cast = credits.cast.prefix(8)
        if !cast.isEmpty { lines += ["", "Cast"] }
        lines += cast.map { "  " + Harmless.line($0.name) + ($0.character.isEmpty ? "" : " as " + Harmless.line($0.character)) }
        return lines
    }

    static func titles(_ heading: String, _ items: [some Listed]) -> [String] {
        items.isEmpty ? [] : ["", heading] + items.prefix(5).map(\.line)
    }

    static func wrapped(_ text: String, to width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, line.count + 1 + word.count > max(width, 20) {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return line.isEmpty ? lines : lines + [line]
    }
}
