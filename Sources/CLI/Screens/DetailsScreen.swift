import Marquee

extension Screens {
    static func movie(_ details: MovieDetails, heading: Line, poster: String?, region: String?, _ marking: Marking, width: Int) -> [Line] {
        let (similar, recommended) = (details.similar?.items ?? [], details.recommendations?.items ?? [])
        let listed = marking.on((similar.prefix(most) + recommended.prefix(most)).map(\.markable))
        var lines = title(heading, details.title, original: details.originalTitle) + marked(marking.marks(on: .movie(details.id)))
        if !details.tagline.isEmpty { lines.append(Line(details.tagline)) }
        lines += facts(
            [
                details.releaseDate(in: region)?.description, details.runtime.map { "\($0) min" },
                votes(details.voteAverage, of: details.voteCount),
            ], genres: details.genres)
        lines += overview(details.overview) + people(details.credits ?? .empty)
        lines += section("Similar", similar, listed, width: width)
        lines += section("Recommended", recommended, listed, width: width)
        return lines + legend(listed) + picture(poster)
    }

    /// The heading, and the title in the language it was made in, where that is another.
    static func title(_ heading: Line, _ title: String, original: String) -> [Line] {
        [heading] + (original == title ? [] : [Line("(\(original))")])
    }

    static func facts(_ facts: [String?], genres: [Genre] = []) -> [Line] {
        let lines = [
            Line(facts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " · "), .faint),
            genres.map { Line($0.name, .faint) }.joined(separator: Line(", ", .faint)),
        ].filter { !$0.isEmpty }
        return lines.isEmpty ? [] : [.empty] + lines
    }

    static func overview(_ text: String) -> [Line] {
        [.empty] + (text.isEmpty ? [Line("No overview in this language.", .faint)] : [Line(text)])
    }

    static func people(_ credits: Credits) -> [Line] {
        let directors = credits.directors.map { Line($0.name) }
        return (directors.isEmpty ? [] : [.empty, Line("Directed by ") + directors.joined(separator: ", ")])
            + cast("Cast", credits.cast)
    }

    static func cast(_ heading: String, _ cast: [CastMember]) -> [Line] {
        cast.isEmpty
            ? []
            : [.empty, Line(heading, .heading)]
                + cast.prefix(8).map { member in
                    let part = member.character.isEmpty ? .empty : Line(" as ", .faint) + Line(member.character)
                    return (Line("  ") + Line(member.name) + part).hanging(at: 4)
                }
    }

    static func picture(_ address: String?) -> [Line] {
        address.map { [.empty, Line("Poster: \($0)", .faint)] } ?? []
    }
}
