extension Reply {
    /// Too many requests, with the time after which the next may come.
    static func rateLimited(retryAfter seconds: Int) -> Reply {
        var reply = outage(429)
        reply.retryAfter = max(0, seconds)
        return reply
    }

    /// Bytes that are neither JSON nor UTF-8, in every header an answer like any other.
    static let garbage = Reply(maxAge: 3_600, body: (0..<1_024).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ 128) })

    /// The page of a captive portal; like most of them it does not forbid to be kept.
    static let portal = Reply(
        contentType: "text/html; charset=utf-8", maxAge: 3_600,
        body: Array("<!doctype html><html><title>Sign in</title><p>This network wants you to sign in first.</p></html>\n".utf8))
}
