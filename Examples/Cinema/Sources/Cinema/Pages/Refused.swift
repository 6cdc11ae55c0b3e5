import Logging
import Marquee

extension Visit {
    /// The page of an error: the reason, and the possible next steps.
    func refused(_ refusal: Refusal) -> Answer {
        if let error = refusal.error, refusal.canBeRetried { site.logger.debug("\(error)") }
        let retry: HTML? = refusal.canBeRetried ? "<p><a class=\"button\" href=\"\(path)\">\(texts.retry)</a></p>" : nil
        let signIn: HTML? = refusal.reason == .signInNeeded ? "<p><a class=\"button\" href=\"\(signInPath)\">\(texts.signIn)</a></p>" : nil
        let others: HTML? = refusal.canBeRetried ? "<p><a href=\"/device\">\(texts.keptHere)</a></p>" : nil
        var (title, text) = texts.refusal(refusal.reason)
        // A slow TMDb, one that asks to wait, and a network that answers in its place are not away.
        if refusal.reason == .unavailable, let error = refusal.error {
            let reason = reason(of: error)
            if reason != texts.tmdbAway { (title, text) = (texts.notRead, reason) }
        }
        var answer = Answer.page(
            title,
            """
            <section class="refused"><h1>\(title)</h1><p>\(text)</p>\(retry)\(signIn)\(others)
            <p><a href="/">\(texts.toHome)</a></p></section>
            """, data: RefusalJSON(reason: refusal.reason, error: refusal.error))
        answer.status = refusal.status
        if let wait = refusal.error?.retryAfter { answer.retryAfter = Int(min(max((wait / .seconds(1)).rounded(.up), 1), 86_400)) }
        return answer
    }
}

/// A refusal for programs.
private struct RefusalJSON: Encodable, Sendable {
    let reason: Refusal.Reason
    let error: MarqueeError?
}
