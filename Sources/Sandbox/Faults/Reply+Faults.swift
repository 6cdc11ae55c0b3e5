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

    /// The page of a cache without a server behind it.
    static func edge(_ status: Int, _ contentType: String, _ field: String, _ page: String) -> Reply {
        var reply = Reply(status: status, contentType: contentType, body: Array(page.utf8))
        reply.extra = [field, "X-Cache: Error"]
        return reply
    }

    /// The first half, as if a range had been requested.
    static func part(_ usual: [UInt8]) -> Reply {
        let half = Array(usual.prefix(usual.count / 2))
        var reply = Reply(status: 206, maxAge: 3_600, body: half)
        reply.extra = ["Content-Range: bytes 0-\(half.count - 1)/\(usual.count)"]
        return reply
    }

    /// The answer after two days in a cache, longer than it is fresh.
    static func old(_ usual: [UInt8]) -> Reply {
        var reply = Reply(maxAge: 3_600, body: usual)
        (reply.age, reply.extra) = (172_800, ["X-Cache: HIT"])
        return reply
    }

    /// Bytes that are neither JSON nor UTF-8.
    static let garbage = (0..<1_024).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ 128) }

    /// The page of a captive portal.
    static let portal = Array("<!doctype html><html><title>Sign in</title><p>This network wants you to sign in first.</p></html>\n".utf8)
}
