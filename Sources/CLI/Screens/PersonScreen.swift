import Marquee

extension Screens {
    static func person(_ details: PersonDetails, heading: Line, _ marking: Marking, width: Int) -> [Line] {
        let place = details.placeOfBirth.isEmpty ? "" : " in " + details.placeOfBirth
        var lines = [heading]
        lines += facts([
            details.person.department, details.birthday.map { "born \($0)" + place }, details.deathday.map { "died \($0)" },
        ])
        if !details.biography.isEmpty { lines += [.empty, Line(details.biography)] }
        let known = details.credits ?? .empty
        let listed = marking.on((known.cast.prefix(mostCredits) + known.crew.prefix(mostCredits)).map(\.item.markable))
        return lines + credits("As cast", known.cast, listed, width: width) + credits("As crew", known.crew, listed, width: width)
            + legend(listed)
    }

    private static let mostCredits = 10

    private static func credits(_ heading: String, _ credits: [PersonCredit], _ marking: Marking, width: Int) -> [Line] {
        guard !credits.isEmpty else { return [] }
        let rows = credits.prefix(mostCredits).map { credit in
            var cells = credit.item.cells
            cells[cells.count - 1] += credit.part.isEmpty ? .empty : Line(": ", .faint) + Line(credit.part)
            return (cells: cells, item: credit.item.markable)
        }
        return [.empty, Line(heading, .heading)] + Table(columns: MediaItem.columns, rows: rows, marking).lines(width: width)
    }
}
