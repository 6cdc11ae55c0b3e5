import Hummingbird
import Marquee

extension Visit {
    /// Whether a balancer should send requests to this process, for the operator, and the failing parts. A TMDb or a shared database that
    /// cannot be reached does not count: public pages are served meanwhile.
    func health() async throws(CinemaError) -> Answer {
        guard isOperator else { throw .noSuchPage }
        let health = site.marquee.health()
        var parts = health.storeFailures.map { part, error in "\(part) \(error.reason.key)" }
        parts += health.servers.merging(health.operations) { $1 }.filter { $1 != .closed }.map { "\($0) \($1)" }
        parts = (health.hasCredential ? [] : ["no credential"]) + parts.sorted()
        var answer = Answer.text("\(health.state)\(parts.isEmpty ? "" : ": \(parts.joined(separator: ", "))")\n")
        if !health.isReady { answer.status = .serviceUnavailable }
        return answer
    }
}
