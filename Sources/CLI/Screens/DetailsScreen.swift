import Marquee

extension Screens {
    static func details(_ details: MovieDetails, heading: String, poster: String?, width: Int) -> [String] {
        var lines = [heading]
        if details.originalTitle != details.title { lines.append("(" + Harmless.line(details.originalTitle) + ")") }
        if !details.tagline.isEmpty { lines.append(Harmless.line(details.tagline)) }
        lines.append("")
        lines += facts(details)
        lines.append("")
        lines += details.overview.isEmpty ? ["No overview in this language."] : wrapped(Harmless.line(details.overview), to: width)
        lines += people(details.credits)
        lines += titles("Similar", details.similar.items)
        lines += titles("Recommended", details.recommendations.items)
        if let poster { lines += ["", "Poster: " + Harmless.line(poster)] }
        return lines
    }

    private static func facts(_ details: MovieDetails) -> [String] {
        var parts: [String] = []
        if let day = details.releaseDate { parts.append(day.description) }
        if let runtime = details.runtime { parts.append("\(runtime) min") }
        if details.voteCount > 0 { parts.append(rating(details.movie).filter { $0 != " " } + " of 10, \(details.voteCount) votes") }
        let genres = details.genres.map { Harmless.line($0.name) }.joined(separator: ", ")
        return [parts.joined(separator: " · "), genres].filter { !$0.isEmpty }
    }

    private static func people(_ credits: Credits) -> [String] {
        var lines: [String] = []
        let directors = credits.directors.map { Harmless.line($0.name) }
        if !directors.isEmpty { lines += ["", "Directed by " + directors.joined(separator: ", ")] }
        let cast = credits.cast.prefix(8)
        if !cast.isEmpty { lines += ["", "Cast"] }
        lines += cast.map { "  " + Harmless.line($0.name) + ($0.character.isEmpty ? "" : " as " + Harmless.line($0.character)) }
        return lines
    }

    private static func titles(_ heading: String, _ movies: [Movie]) -> [String] {
        movies.isEmpty ? [] : ["", heading] + movies.prefix(5).map(line)
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
