import Marquee
import MarqueeDrift

extension Screens {
    /// The report for people: the sums, and a section for each kind of finding.
    static func drift(_ report: DriftReport, problems: [String]) -> [Line] {
        let sums = report.operations.reduce(into: (rows: 0, fields: 0, listed: 0)) { sums, counts in
            sums = (sums.rows + counts.droppedRows, sums.fields + counts.droppedFields, sums.listed + counts.listed)
        }
        var lines = [
            sum([
                Texts.driftExchanges(report.exchanges), Texts.driftMatched(report.matched), Texts.driftOperations(report.operations.count),
            ]),
            sum([Texts.driftRows(sums.rows), Texts.driftFields(sums.fields), Texts.driftListed(sums.listed)]),
        ]
        for kind in DriftFinding.Kind.allCases {
            lines += section(Texts.driftHeading(kind), report.findings.filter { $0.kind == kind }.map { $0.parts })
        }
        lines += section(Texts.driftUnmatched, report.unmatched.map { ["\($0.method) \($0.path)", times($0.count)] })
        lines += section(Texts.driftAbsent, report.absentKeys.map { [$0.operation, $0.places.joined(separator: ", ")] })
        let errors = report.operations.flatMap { counts in
            counts.errors.map { [counts.operation, "\($0.status)", $0.code.map(Texts.driftCode) ?? "", times($0.count)] }
        }
        lines += section(Texts.driftErrors, errors)
        lines += section(Texts.driftProblems, problems.map { [$0] })
        if report.omitted > 0 { lines += [.empty, Line(Texts.driftOmitted(report.omitted))] }
        if report.findings.isEmpty, report.unmatched.isEmpty, problems.isEmpty { lines += [.empty, Line(Texts.driftNone)] }
        return lines
    }

    private static func sum(_ parts: [String]) -> Line { Line(parts.joined(separator: " · ")) }

    private static func section(_ heading: String, _ rows: [[String]]) -> [Line] {
        guard !rows.isEmpty else { return [] }
        return [.empty, Line(heading, .heading)]
            + rows.map { parts in Line("  " + parts.filter { !$0.isEmpty }.joined(separator: " · ")).hanging(at: 4) }
    }

    fileprivate static func times(_ count: Int) -> String { count == 1 ? "" : "×\(count)" }
}

extension DriftFinding {
    /// The operation, the place, the difference, and how often.
    fileprivate var parts: [String] { [operation, place, detail, Screens.times(count)] }

    private var detail: String {
        if let reason { return reason.words }
        return switch kind {
        case .otherAnswer: Texts.driftAsked(asked ?? "", value)
        case .pageBeyondEnd: Texts.driftLastPage(asked ?? "", value)
        case .changedType: Texts.driftType(value)
        default: value
        }
    }
}
