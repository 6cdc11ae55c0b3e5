import Marquee
import MarqueePresentation

extension Screens {
    static func people(_ credits: Credits, _ amount: ShownAmount) -> [Line] {
        let directors = credits.directors.map(\.name).joined(separator: Texts.comma)
        return (directors.isEmpty ? [] : [.empty, Line(Texts.directed(by: directors))])
            + cast(Texts.screens.cast, credits.cast, amount)
    }

    static func cast(_ title: String, _ cast: [CastMember], _ amount: ShownAmount) -> [Line] {
        let most = amount.rows ?? 8
        return cast.isEmpty
            ? []
            : [.empty, heading(title, shown: min(most, cast.count), of: cast.count)]
                + cast.prefix(most).map { member in
                    let character = member.character
                    let name = character.isEmpty ? member.name : Texts.screens.part(member.name, as: character)
                    return Line("  " + name).hanging(at: 4)
                }
    }

    static func person(_ details: PersonDetails, heading: Line, _ view: DetailsView, _ amount: ShownAmount) -> [Line] {
        var lines = title(heading, details.name, original: details.originalName)
        lines += facts([
            Texts.screens.name(ofDepartment: details.person.knownForDepartment), birth(details),
            details.deathday.map(Texts.screens.died),
        ])
        if !details.biography.isEmpty { lines += [.empty] + paragraphs(details.biography, in: details.textLanguages?[.biography]) }
        let filmography = (details.combinedCredits ?? .empty).filmography(includesAdult: details.person.isAdult)
        let shown = filmography.prefix(amount.rows ?? 10)
        let listed = view.marking.on(shown.map(\.item.markable))
        lines += titles(Array(shown), of: filmography.count, listed, view)
        return lines + legend(listed) + links(.person(details.id), imdb: details.imdbID, homepage: details.homepage)
    }

    private static func birth(_ details: PersonDetails) -> String? {
        guard let day = details.birthday else { return nil }
        return details.placeOfBirth.isEmpty ? Texts.screens.born(day) : Texts.screens.born(day, in: details.placeOfBirth)
    }

    private static func titles(_ titles: [FilmographyEntry], of total: Int, _ marking: Marking, _ view: DetailsView) -> [Line] {
        guard !titles.isEmpty else { return [] }
        let rows = titles.map { title in
            var cells = title.item.cells
            let parts = title.parts.joined(separator: Texts.comma)
            cells[cells.count - 1] += parts.isEmpty ? .empty : Line(": ", .faint) + Line(parts)
            return (cells: cells, item: title.item.markable)
        }
        return [.empty, heading(Texts.filmography, shown: rows.count, of: total)]
            + Table(columns: MediaItem.columns, rows: rows, marking).lines(width: view.width)
    }
}

extension Screens {
    /// The members of a crew, each once and with all jobs: directors, and then the others in the order of their first jobs.
    static func jobs(_ crew: [CrewMember]) -> [(member: CrewMember, jobs: String)] {
        var places: [Int: Int] = [:]
        var people: [(member: CrewMember, jobs: [String])] = []
        for member in crew.filter({ $0.job == "Director" }) + crew.filter({ $0.job != "Director" }) {
            if let place = places[member.personID] {
                if !people[place].jobs.contains(member.job) { people[place].jobs.append(member.job) }
            } else {
                places[member.personID] = people.count
                people.append((member, [member.job]))
            }
        }
        return people.map { ($0.member, $0.jobs.joined(separator: Texts.comma)) }
    }
}
