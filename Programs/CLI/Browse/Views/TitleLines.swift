import Marquee
import MarqueePresentation

/// A title in a list, as one or two lines.
enum TitleLines {
    /// A title needs so many columns to be recognized.
    private static let narrowestTitle = 8

    /// Title, year, vote average and marks. In a narrow list a long title is cut, and not the values behind it.
    static func heading(_ item: MediaItem, _ marks: Marks, width: Int = .max) -> Line {
        let glyphs = Glyphs.line(marks)
        let values =
            Screens.mark(item.titleLanguage) + Line(facts(item).isEmpty ? "" : "  " + facts(item), .faint)
            + (glyphs.isEmpty ? "" : "  " + glyphs)
        let title = Line(item.title, .heading)
        let rest = width - values.columns
        return (title.columns > rest && rest >= narrowestTitle ? title.cut(to: rest) : title) + values
    }

    /// Year, vote average, and the kind of the item unless it is a movie.
    static func facts(_ item: MediaItem) -> String {
        var facts: [String] = []
        if let year = item.year { facts.append(String(year)) }
        // The star is the sign of the user's own ratings.
        if let vote = item.voteAverage { facts.append(average(vote)) }
        switch item {
        case .tv: facts.append(Texts.screens.tvSeries)
        case .collection: facts.append(Texts.screens.collection)
        case .person(let person):
            if !person.knownForDepartment.isEmpty { facts.append(Texts.screens.name(ofDepartment: person.knownForDepartment)) }
        case .movie: break
        }
        return facts.joined(separator: " · ")
    }

    /// TMDb's average vote, such as `8.4/10`.
    static func average(_ vote: Double) -> String { Texts.screens.decimal(vote) + "/10" }

    /// The line under the title: overview, or the titles that a person is known for. The language of an overview is in front of it, because
    /// the end of the line is cut off.
    static func detail(_ item: MediaItem) -> String {
        if case .person(let person) = item { return person.knownFor.map(\.title).joined(separator: ", ") }
        guard !item.overview.isEmpty else { return item.originalTitle ?? "" }
        return (item.overviewLanguage.map { "[\($0)] " } ?? "") + item.overview
    }

    /// The number of lines of a title.
    static func height(_ layout: Canvas.Layout, _ density: Canvas.Density) -> Int {
        (layout == .compact ? 1 : 2) + (density == .spacious ? 1 : 0)
    }
}
