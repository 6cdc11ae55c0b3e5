import Marquee

extension Screens {
    static func person(_ details: PersonDetails, heading: Line, width: Int) -> [Line] {
        let place = details.placeOfBirth.isEmpty ? "" : " in " + details.placeOfBirth
        var lines = [heading]
        lines += facts([
            details.person.department, details.birthday.map { "born \($0)" + place }, details.deathday.map { "died \($0)" },
        ])
        if !details.biography.isEmpty { lines += [.empty, Line(details.biography)] }
        return lines + credits("As cast", details.cast, width: width) + credits("As crew", details.crew, width: width)
    }

    private static func credits(_ heading: String, _ credits: [PersonCredit], width: Int) -> [Line] {
        guard !credits.isEmpty else { return [] }
        let rows = credits.prefix(10).map { credit in
            var cells = credit.item.cells
            cells[cells.count - 1] += credit.part.isEmpty ? .empty : Line(": ", .faint) + Line(credit.part)
            return cells
        }
        return [.empty, Line(heading, .heading)] + Table(columns: MediaItem.columns, rows: rows).lines(width: width)
    }
}
