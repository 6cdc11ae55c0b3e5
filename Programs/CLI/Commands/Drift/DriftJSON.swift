import Marquee
import MarqueeDrift

/// The report for programs.
struct DriftJSON: Encodable {
    private let exchanges: Int
    private let matched: Int
    private let operations: [OperationJSON]
    private let unmatched: [UnmatchedJSON]
    private let findings: [FindingJSON]
    private let absentKeys: [AbsentKeysJSON]
    private let omitted: Int
    private let problems: [String]

    init(_ report: DriftReport, problems: [String]) {
        (exchanges, matched, omitted, self.problems) = (report.exchanges, report.matched, report.omitted, problems)
        operations = report.operations.map(OperationJSON.init)
        unmatched = report.unmatched.map { UnmatchedJSON(method: $0.method, path: $0.path, count: $0.count) }
        absentKeys = report.absentKeys.map { AbsentKeysJSON(operation: $0.operation, places: $0.places) }
        findings = report.findings.map(FindingJSON.init)
    }

    private struct OperationJSON: Encodable {
        let operation: String
        let answers: Int
        let failed: Int
        let droppedRows: Int
        let droppedFields: Int
        let listed: Int
        let errors: [ErrorJSON]

        init(_ counts: DriftReport.Counts) {
            (operation, answers, failed) = (counts.operation, counts.answers, counts.failed)
            (droppedRows, droppedFields, listed) = (counts.droppedRows, counts.droppedFields, counts.listed)
            errors = counts.errors.map { ErrorJSON(status: $0.status, code: $0.code, count: $0.count) }
        }
    }

    private struct ErrorJSON: Encodable {
        let status: Int
        let code: Int?
        let count: Int
    }

    private struct AbsentKeysJSON: Encodable {
        let operation: String
        let places: [String]
    }

    private struct UnmatchedJSON: Encodable {
        let method: String
        let path: String
        let count: Int
    }

    private struct FindingJSON: Encodable {
        let kind: String
        let operation: String
        let place: String
        let value: String
        let asked: String?
        let reason: MarqueeError.Reason?
        let count: Int
        let first: Int

        init(_ finding: DriftFinding) {
            (kind, operation, place, value) = (finding.kind.rawValue, finding.operation, finding.place, finding.value)
            (asked, reason, count, first) = (finding.asked, finding.reason, finding.count, finding.first)
        }
    }
}
