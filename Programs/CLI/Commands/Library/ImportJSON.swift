import Marquee
import MarqueeTransfer

/// The output of `--json` about an import.
struct ImportJSON: Encodable {
    struct Summary: Encodable {
        let matched: Int
        let ambiguous: Int
        let notFound: Int
        let failed: Int
        let set: Int
        let replaced: Int
        let same: Int
        let conflicts: Int
        let repeated: Int
        let unsupported: Int
    }

    struct Problem: Encodable {
        let file: String
        /// Absent for a whole file.
        let line: Int?
        let reason: String
        let text: String
    }

    struct Row: Encodable {
        let file: String
        let line: Int?
        let title: String
        let year: Int?
        /// `matched`, `ambiguous`, `notFound` or `failed`.
        let match: String
        /// Absent without a title.
        let item: Markable?
        let candidates: [Markable]
        /// The marks, such as `rating 8.5`, `favorite`, `watchlist`, `list Rainy days` and `watched`.
        let marks: [String]
        /// For each mark: `set`, `replace`, `same`, `conflict`, `repeated` or `unsupported`.
        let actions: [String]
    }

    /// The result of setting the marks; absent for a plan.
    struct Report: Encodable {
        let stored: Int
        let createdLists: [String]
        let addedToLists: Int
        let leftForLists: Int
        let failures: Int
    }

    let summary: Summary
    let problems: [Problem]
    let rows: [Row]
    let unusedFiles: [String]
    let lacksRatingDays: Bool
    let report: Report?

    init(_ plan: ImportPlan, _ report: ImportReport?) {
        let all = plan.summary
        summary = Summary(
            matched: all.matched, ambiguous: all.ambiguous, notFound: all.notFound, failed: all.failed, set: all.set,
            replaced: all.replaced, same: all.same, conflicts: all.conflicts, repeated: all.repeated, unsupported: all.unsupported)
        problems = plan.problems.map {
            Problem(file: $0.place.file, line: $0.place.line, reason: $0.reason.rawValue, text: $0.text)
        }
        rows = plan.entries.map { entry in
            var (match, candidates) = ("matched", [Markable]())
            switch entry.match {
            case .matched: break
            case .ambiguous(let all): (match, candidates) = ("ambiguous", all.map(\.item))
            case .notFound: match = "notFound"
            case .failed: match = "failed"
            }
            return Row(
                file: entry.row.place.file, line: entry.row.place.line, title: entry.row.title.name, year: entry.row.title.year,
                match: match,
                item: entry.item, candidates: candidates, marks: entry.row.marks.map(\.word), actions: entry.actions.map(\.word))
        }
        (unusedFiles, lacksRatingDays) = (plan.unusedFiles, plan.lacksRatingDays)
        self.report = report.map {
            Report(
                stored: $0.stored, createdLists: $0.createdLists, addedToLists: $0.addedToLists, leftForLists: $0.leftForLists,
                failures: $0.failures.count)
        }
    }
}

extension ImportedMark {
    fileprivate var word: String {
        switch self {
        case .rating(let rating, _): "rating \(rating)"
        case .favorite: "favorite"
        case .watchlist: "watchlist"
        case .list(let name, _): "list \(name)"
        case .watched: "watched"
        }
    }
}

extension ImportAction {
    fileprivate var word: String {
        switch self {
        case .set: "set"
        case .replace(let mine): "replace \(mine)"
        case .same: "same"
        case .conflict(let mine): "conflict \(mine)"
        case .repeated: "repeated"
        case .unsupported: "unsupported"
        }
    }
}
