import Marquee
import MarqueeTransfer

extension Visit {
    /// What an import would do. Every text of the file and of TMDb is a value, which is escaped.
    func page(of plan: ImportPlan, _ id: String) -> Answer {
        let summary = plan.summary
        let numbers = [
            (transfer.toSet, summary.set), (transfer.same, summary.same), (transfer.differ, summary.conflicts),
            (transfer.toChoose, summary.ambiguous), (transfer.notFound, summary.notFound), (transfer.failed, summary.failed),
            (transfer.noPlace, summary.unsupported), (transfer.notRead, plan.problemCount),
        ].filter { $0.1 > 0 }.map { "<li>\($0.0): \($0.1)</li>" as HTML }
        let none: HTML? = numbers.isEmpty ? "<p>\(transfer.nothing)</p>" : nil
        let later: HTML? = summary.failed > 0 ? "<p class=\"badge away\">\(transfer.later)</p>" : nil
        let form: HTML? =
            summary.set + summary.replaced > 0
            ? """
            <form method="post" action="\(Self.transferPath)/apply">\(token)<input type="hidden" name="plan" value="\(id)">\
            <button class="button">\(transfer.set)</button></form>
            """ : nil
        return .page(
            transfer.plan,
            """
            <h1>\(transfer.plan)</h1><ul>\(numbers)</ul>\(none)\(later)\(form)
            \(section(plan, transfer.toSet) { $0.isChange }) \(section(plan, transfer.differ) { if case .conflict = $0 { true } else { false } })
            \(choices(of: plan)) \(rows(of: plan, transfer.notFound) { $0 == .notFound }) \(problems(of: plan))
            <p><a href="\(Self.transferPath)">\(transfer.title)</a></p>
            """)
    }

    /// The rows with an action of a kind, and the marks that have it.
    private func section(_ plan: ImportPlan, _ title: String, _ isShown: (ImportAction) -> Bool) -> HTML? {
        let found = plan.entries.filter { $0.actions.contains(where: isShown) }
        let lines = found.prefix(Self.mostLines).map { entry -> HTML in
            let marks = zip(entry.row.marks, entry.actions).filter { isShown($1) }.map { mark, action -> String in
                guard case .conflict(let own) = action else { return text(of: mark) }
                return "\(text(of: mark)) (\(texts.yourRating)\(language.colon)★ \(own))"
            }
            return "<li>\(link(entry.match, entry.row)) \(marks.joined(separator: " · "))</li>"
        }
        return transferSection(title, found.count, lines)
    }

    private func choices(of plan: ImportPlan) -> HTML? {
        let found = plan.entries.compactMap { entry in if case .ambiguous(let all) = entry.match { (entry.row, all) } else { nil } }
        let lines = found.prefix(Self.mostLines).map { row, all -> HTML in
            "<li>\(name(of: row)) <ul>\(all.prefix(Self.mostCandidates).map { "<li>\(link($0, row))</li>" as HTML })</ul></li>"
        }
        return transferSection(transfer.toChoose, found.count, lines)
    }

    private static let mostCandidates = 10

    private func rows(of plan: ImportPlan, _ title: String, _ isShown: (ImportMatch) -> Bool) -> HTML? {
        let found = plan.entries.filter { isShown($0.match) }
        return transferSection(title, found.count, found.prefix(Self.mostLines).map { "<li>\(name(of: $0.row))</li>" as HTML })
    }

    private func problems(of plan: ImportPlan) -> HTML? {
        let lines = plan.problems.prefix(Self.mostLines).map { problem -> HTML in
            "<li>\(place(problem.place)) \(transfer.problem(problem.reason)) <bdi>\(problem.text)</bdi></li>"
        }
        return transferSection(transfer.notRead, plan.problemCount, lines)
    }

    private func link(_ match: ImportMatch, _ row: ImportRow) -> HTML {
        if case .matched(let candidate) = match { link(candidate, row) } else { name(of: row) }
    }

    private func link(_ candidate: ImportCandidate, _ row: ImportRow) -> HTML {
        let year = candidate.year.map { " (\($0))" } ?? ""
        return "<a href=\"\(candidate.item.path)\"><bdi>\((candidate.title.isEmpty ? row.title.name : candidate.title) + year)</bdi></a>"
    }

    /// A title as the file has it, with its place.
    private func name(of row: ImportRow) -> HTML {
        "<bdi>\(row.title.name + (row.title.year.map { " (\($0))" } ?? ""))</bdi> \(place(row.place))"
    }

    private func place(_ place: ImportPlace) -> HTML {
        "<bdi class=\"remarks\">\(place.file + (place.line.map { ":\($0)" } ?? ""))</bdi>"
    }

    private func text(of mark: ImportedMark) -> String {
        switch mark {
        case .rating(let rating, _): "★ \(rating)"
        case .favorite: texts.favorite
        case .watchlist: texts.watchlist
        case .list(let name, _): name
        default: ""
        }
    }
}
