import Hummingbird
import Marquee

extension Visit {
    /// Whether this process can do its work, for the operator. A TMDb that cannot be reached does not count: cached pages are served
    /// meanwhile.
    func health() async throws(CinemaError) -> Answer {
        guard isOperator else { throw .noSuchPage }
        let health = site.marquee.health()
        let failures = health.storeFailures.map { part, error in "\(part) \(error.code)" }.sorted().joined(separator: ", ")
        var answer = Answer.text(health.isReady ? "ready\n" : "not ready: \(health.hasCredential ? failures : "no credential")\n")
        if !health.isReady { answer.status = .serviceUnavailable }
        return answer
    }
}
