/// The line of one scenario, and the broken promises below it.
struct Report {
    enum Verdict {
        case pass(String)
        case fail(String, [String])
        case skip(String)
    }

    let scenario: String
    let verdict: Verdict
    let time: Duration

    var holds: Bool { if case .fail = verdict { false } else { true } }

    var text: String {
        let (word, figures, complaints): (String, String, [String]) =
            switch verdict {
            case .pass(let figures): ("PASS", figures, [])
            case .fail(let figures, let complaints): ("FAIL", figures, complaints)
            case .skip(let reason): ("SKIP", reason, [])
            }
        let shown = complaints.prefix(Report.mostComplaints).map { "\n        \($0)" }.joined()
        let rest = complaints.count - Report.mostComplaints
        let more = rest > 0 ? "\n        and \(rest) more" : ""
        return "\(word)  \(scenario.padded(to: 14))\(figures) (\(time.seconds) s)\(shown)\(more)"
    }

    private static let mostComplaints = 8
}
