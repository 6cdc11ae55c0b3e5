import Marquee
import MarqueePresentation
import MarqueeTransfer

extension Screens {
    /// So many rows of a section are shown.
    private static let mostRows = 20

    /// The plan of an import: its numbers, and the rows that need a person.
    static func plan(_ plan: ImportPlan, isApplied: Bool = false) -> [Line] {
        let summary = plan.summary
        func number(_ count: Int) -> String { Texts.screens.number(count) }
        func titles(_ isWanted: @escaping (ImportMatch) -> Bool) -> String {
            number(Set(plan.entries.lazy.filter { isWanted($0.match) }.map(\.row.title)).count)
        }
        let found = Texts.importFound(
            number(plan.entries.count), titles { _ in true }, titles { if case .matched = $0 { true } else { false } },
            titles { if case .ambiguous = $0 { true } else { false } }, titles { if case .notFound = $0 { true } else { false } })
        let counts =
            settings(of: plan) + [
                (summary.replaced, Texts.importReplaced), (summary.same, Texts.importSame), (summary.conflicts, Texts.importConflicts),
                (summary.repeated, Texts.importRepeated), (plan.watched, Texts.importWatched),
                (summary.unsupported - plan.watched, Texts.importUnsupported), (plan.skippedRows, Texts.importSkipped),
                (plan.unusedFiles.count, Texts.importUnused),
            ]
        var lines = [Line(found, .heading)]
        lines += counts.filter { $0.0 > 0 }.map { Line("  " + Texts.labeled($0.1) + number($0.0)) }
        if !isApplied { lines += section(Texts.importToSet, plan.marks { action, _ in action.isChange }.map { $0.0 }) }
        lines += section(
            Texts.importDiffering,
            plan.marks { action, _ in if case .conflict = action { true } else { false } }.map { $0.0 })
        lines += section(
            Texts.importToChoose,
            plan.rows { entry in
                guard case .ambiguous(let all) = entry.match else { return nil }
                let candidates = all.map { $0.item.path + " " + $0.title + ($0.year.map { " (\($0))" } ?? "") }
                return Line(entry.words) + Line(" ← " + candidates.joined(separator: " | "), .faint)
            })
        lines += section(
            Texts.importNotFound, plan.rows { entry in if case .notFound = entry.match { Line(entry.words) } else { nil } })
        lines += section(Texts.importRepeatedRows, plan.repetitions)
        let (losses, remarks) = (plan.problems.filter(\.isLoss), plan.problems.filter { !$0.isLoss })
        lines += section(Texts.importUnread, losses.map(\.line), of: plan.problemCount - remarks.count)
        lines += section(Texts.importRemarks, remarks.map(\.line))
        lines += section(Texts.importLeftOut, plan.unusedFiles.map { Line($0) })
        return lines
    }

    /// The marks to set by their kinds, and the lists by their names.
    private static func settings(of plan: ImportPlan) -> [(Int, String)] {
        var (ratings, favorites, watchlist, names, lists) = (0, 0, 0, [String](), [String: Int]())
        for entry in plan.entries {
            for (mark, action) in zip(entry.row.marks, entry.actions) where action == .set {
                switch mark {
                case .rating: ratings += 1
                case .favorite: favorites += 1
                case .watchlist: watchlist += 1
                case .list, .watched:
                    guard let name = plan.listName(of: mark) else { continue }
                    if lists[name] == nil { names.append(name) }
                    lists[name, default: 0] += 1
                }
            }
        }
        return [(ratings, Texts.importRatings), (favorites, Texts.importFavorites), (watchlist, Texts.importWatchlist)]
            + names.map { (lists[$0] ?? 0, Texts.importOnList($0)) }
    }

    /// The result of an import.
    static func report(_ report: ImportReport) -> [Line] {
        var lines = [Line(Texts.importStored(Texts.screens.number(report.stored)))]
        if !report.createdLists.isEmpty { lines.append(Line(Texts.importCreated(report.createdLists.joined(separator: Texts.comma)))) }
        if report.addedToLists > 0 { lines.append(Line(Texts.importListed(Texts.screens.number(report.addedToLists)))) }
        if report.leftForLists > 0 { lines.append(Line(Texts.importLeft(Texts.screens.number(report.leftForLists)))) }
        return lines
    }

    private static func section(_ heading: String, _ lines: [Line], of count: Int? = nil) -> [Line] {
        if lines.isEmpty { return [] }
        let more = (count ?? lines.count) - mostRows
        let rest = more > 0 ? [Line(Texts.importMore(Texts.screens.number(more)), .faint)] : []
        return [.empty, Line(heading, .heading)] + lines.prefix(mostRows) + rest
    }
}

extension ImportPlan {
    /// The number of watched titles without a list for them.
    fileprivate var watched: Int {
        entries.reduce(0) { sum, entry in sum + zip(entry.row.marks, entry.actions).count { $0 == .watched && $1 == .unsupported } }
    }

    /// A line for each mark for which another row decides, with that row.
    fileprivate var repetitions: [Line] {
        struct Slot: Hashable {
            let item: Markable
            let mark: String
        }
        func slot(_ mark: ImportedMark, _ item: Markable) -> Slot {
            if let list = listName(of: mark) { return Slot(item: item, mark: "list " + list) }
            switch mark {
            case .rating: return Slot(item: item, mark: "rating")
            default: return Slot(item: item, mark: "\(mark)")
            }
        }
        let all = entries.flatMap { entry in
            zip(entry.row.marks, entry.actions).compactMap { mark, action in entry.item.map { (entry, mark, action, slot(mark, $0)) } }
        }
        var winners: [Slot: (row: ImportRow, mark: ImportedMark)] = [:]
        for (entry, mark, action, slot) in all where action != .repeated && action != .unsupported { winners[slot] = (entry.row, mark) }
        return all.compactMap { entry, mark, action, slot in
            guard action == .repeated else { return nil }
            let line = Line(entry.words + ": " + mark.words(action, in: self))
            guard let winner = winners[slot] else { return line }
            return line + Line(" ← " + winner.row.place.words + "  " + winner.mark.words(.repeated, in: self), .faint)
        }
    }

    /// A line for each row of some kind; a title that several rows have is there once.
    fileprivate func rows(_ line: (Entry) -> Line?) -> [Line] {
        var seen: Set<ImportTitle> = []
        return entries.compactMap { entry in
            guard let line = line(entry), seen.insert(entry.row.title).inserted else { return nil }
            return line
        }
    }

    /// The lines of the marks with some actions.
    fileprivate func marks(_ isWanted: (ImportAction, ImportedMark) -> Bool) -> [(Line, ImportAction)] {
        entries.flatMap { entry in
            zip(entry.row.marks, entry.actions).compactMap { mark, action in
                guard isWanted(action, mark), case .matched(let candidate) = entry.match else { return nil }
                let title = candidate.title + (candidate.year.map { " (\($0))" } ?? "") + candidate.item.episodeWords
                return (Line(title + ": " + mark.words(action, in: self)), action)
            }
        }
    }
}

extension ImportedMark {
    /// The mark in words: a rating with the other one, or the place.
    fileprivate func words(_ action: ImportAction, in plan: ImportPlan) -> String {
        switch (self, action) {
        case (.rating(let rating, _), .conflict(let mine)), (.rating(let rating, _), .replace(let mine)):
            Texts.importMine(mine.description, rating.description)
        case (.rating(let rating, _), _): "★" + rating.description
        case (.favorite, _): Texts.screens.favorite
        case (.watchlist, _): Texts.screens.onWatchlist
        case (.list, _), (.watched, _): plan.listName(of: self) ?? ""
        }
    }
}

extension ImportPlace {
    /// The file and the line.
    fileprivate var words: String {
        // The number of an entry of JSON is no line.
        file + (line.map { (file.lowercased().hasSuffix(".json") ? "#" : ":") + "\($0)" } ?? "")
    }
}

extension ImportPlan.Entry {
    /// The place and the title, with the numbers of an episode, and the id that the file has for a title that a person has chosen.
    fileprivate var words: String {
        let title = row.title
        let chosen = title.hasVerifiedID ? title.tmdbID.map { "  " + (title.kind == .tv ? "tv" : "movie") + "/\($0)" } ?? "" : ""
        let year = title.year.map { " (\($0))" } ?? ""
        return row.place.words + "  " + title.name.shortened + year + (item?.episodeWords ?? title.episodeWords) + chosen
    }
}

extension ImportProblem {
    fileprivate var line: Line {
        Line(place.words + "  " + Texts.problem(reason)) + Line(text.isEmpty ? "" : "  " + text.shortened, .faint)
    }
}

extension String {
    /// The text, cut to 80 letters.
    fileprivate var shortened: String { count > 80 ? prefix(79) + "…" : self }
}

extension ImportTitle {
    /// The season and the number of an episode, behind a space; empty for a movie and a series.
    fileprivate var episodeWords: String {
        guard let season, let episode else { return "" }
        return Markable.episode(of: 0, season: season, number: episode).episodeWords
    }
}

extension Markable {
    /// The season and the number of an episode, behind a space; empty for a movie and a series.
    fileprivate var episodeWords: String { if case .episode(let episode) = self { " " + episode.words } else { "" } }

    fileprivate var path: String {
        switch self {
        case .movie(let id): "movie/\(id)"
        case .tv(let id): "tv/\(id)"
        case .episode(let episode): "tv/\(episode.series)/season/\(episode.season)/episode/\(episode.number)"
        }
    }
}
