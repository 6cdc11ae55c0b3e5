extension Reply {
    /// Too many requests, with the time after which the next may come.
    static func rateLimited(retryAfter seconds: Int) -> Reply {
        rateLimited { _ in "\(max(0, seconds))" }
    }

    /// Too many requests, with words about when to come back, or none, that may depend on when the answer says it was made.
    static func rateLimited(retryAfter: (_ now: Int) -> String?) -> Reply {
        var reply = Reply.failure(Refusal(outage: 429))
        let now = HTTPDate.now
        reply.date = now
        reply.extra = retryAfter(now).map { ["Retry-After: \($0)"] } ?? []
        return reply
    }

    /// Not authorized, with a challenge that TMDb does not send.
    static var challenge: Reply {
        var reply = outage(401)
        reply.extra = ["WWW-Authenticate: Basic realm=\"films\""]
        return reply
    }

    /// Bytes that are neither JSON nor UTF-8.
    static let garbage = (0..<1_024).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ 128) }

    /// The page of a captive portal.
    static let portal = Array("<!doctype html><html><title>Sign in</title><p>This network wants you to sign in first.</p></html>\n".utf8)
}
