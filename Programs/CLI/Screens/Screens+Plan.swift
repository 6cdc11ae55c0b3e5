import Marquee
import MarqueePresentation
import MarqueeTransfer

extension Screens {
    /// So many rows of a section are shown.
    private static let mostRows = 20

    /// The plan of an import: its numbers, and the rows that need a person.
    static func plan(_ plan: ImportPlan, width: Int) -> [Line] {
        let summary = plan.summary
        func number(_ count: Int) -> String { Texts.screens.number(count) }
        let found = Texts.importFound(
            number(plan.entries.count), number(summary.matched), number(summary.ambiguous), number(summary.notFound))
        let counts = [
            (summary.set, Texts.importSet), (summary.replaced, Texts.importReplaced), (summary.same, Texts.importSame),
            (summary.conflicts, Texts.importConflicts), (summary.repeated, Texts.importRepeated),
            (summary.unsupported, Texts.importUnsupported),
        ].filter { $0.0 > 0 }
        var lines = [Line(found, .heading)]
        lines += Table(
            columns: [Table.Column(isNumber: true, least: 5), .text], rows: counts.map { [Line(number($0.0)), Line($0.1)] }
        ).lines(width: width)
        lines += section(
            Texts.importToChoose,
            plan.entries.compactMap { entry in
                guard case .ambiguous(let all) = entry.match else { return nil }
                let candidates = all.map { $0.item.path + " " + $0.title + ($0.year.map { " (\($0))" } ?? "") }
                return Line(entry.row.words) + Line(" ← " + candidates.joined(separator: " | "), .faint)
            })
        lines += section(
            Texts.importNotFound,
            plan.entries.compactMap { entry in if case .notFound = entry.match { Line(entry.row.words) } else { nil } })
        lines += section(
            Texts.importUnread,
            plan.problems.map { problem in
                Line(problem.place.words + "  " + Texts.problem(problem.reason))
                    + Line(problem.text.isEmpty ? "" : "  " + problem.text, .faint)
            }, of: plan.problemCount)
        return lines
    }

    /// The result of an import.
    static func report(_ report: ImportReport) -> [Line] {
        var lines = [Line(Texts.importStored(Texts.screens.number(report.stored)))]
        if !report.createdLists.isEmpty { lines.append(Line(Texts.importCreated(report.createdLists.joined(separator: Texts.comma)))) }
        if report.addedToLists > 0 { lines.append(Line(Texts.importListed(Texts.screens.number(report.addedToLists)))) }
        return lines
    }

    private static func section(_ heading: String, _ lines: [Line], of count: Int? = nil) -> [Line] {
        if lines.isEmpty { return [] }
        let more = (count ?? lines.count) - mostRows
        let rest = more > 0 ? [Line(Texts.importMore(Texts.screens.number(more)), .faint)] : []
        return [.empty, Line(heading, .heading)] + lines.prefix(mostRows) + rest
    }
}

extension ImportPlace {
    /// The file and the line.
    fileprivate var words: String { file + (line.map { ":\($0)" } ?? "") }
}

extension ImportRow {
    /// The place and the title.
    fileprivate var words: String { place.words + "  " + title.name + (title.year.map { " (\($0))" } ?? "") }
}

extension Markable {
    fileprivate var path: String {
        switch self {
        case .movie(let id): "movie/\(id)"
        case .tv(let id): "tv/\(id)"
        case .episode(let episode): "tv/\(episode.series)/season/\(episode.season)/episode/\(episode.number)"
        }
    }
}
