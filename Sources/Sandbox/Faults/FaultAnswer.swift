extension Sandbox.Fault {
    /// The outcome of a request that meets the fault; `usual` is its answer without the fault.
    func outcome(of request: Request, usual: Reply, baseURL: String) -> Outcome {
        switch self {
        case .emptyReply: .dropped
        case .reset: .reset
        case .truncated: .reply(usual, .half)
        case .retryAfterSeconds, .retryAfterDate, .retryAfterRFC850, .retryAfterAsctime, .retryAfterNegative, .retryAfterHuge,
            .retryAfterGarbage, .retryAfterMissing:
            .reply(.rateLimited(retryAfter: retryAfter))
        case .unauthorized: .reply(.outage(401))
        case .challenge: .reply(.challenge)
        case .redirect, .redirectElsewhere, .redirectLoop: .reply(redirect(of: request, baseURL: baseURL))
        case .notModified: .reply(Reply(status: 304, maxAge: 3_600, body: []))
        case .wrongCharset: .reply(Reply(contentType: "application/json; charset=iso-8859-1", maxAge: 3_600, body: usual.body))
        case .oldAnswer, .partialContent, .edgeBadGateway, .edgeUnavailable, .edgeTimeout: .reply(cacheReply(usual.body))
        default:
            body(in: usual.body).map { .reply(Reply(contentType: contentType, maxAge: 3_600, body: $0)) }
                ?? .steps(steps(around: usual.body))
        }
    }

    /// The body of those that are a well-formed answer with status 200.
    private func body(in usual: [UInt8]) -> [UInt8]? {
        switch self {
        case .emptyBody: []
        case .html, .htmlAsJSON: Reply.portal
        // The payload of a packet of 1,500 bytes, or less of a short answer: the answer always lacks its end.
        case .cutAtPacket: Array(usual.prefix(min(1_448, usual.count / 2)))
        case .garbage: Reply.garbage
        case .otherJSON: Array(#"{"station":"Uccle","forecast":[{"rain":0.2},{"rain":1.5}]}"#.utf8)
        case .otherAnswer: Self.other(usual)
        case .wrongTypes:
            Array(#"{"id":"five hundred and fifty","title":[550],"page":{},"results":"none","genres":7,"total_pages":"many"}"#.utf8)
        case .nullBody: Array("null".utf8)
        case .invalidText: Array(#"{"caf"#.utf8) + [0xE9] + Array(#"":"caf"#.utf8) + [0xE9] + Array(#"","#.utf8) + usual.dropFirst()
        case .byteOrderMark: [0xEF, 0xBB, 0xBF] + usual
        case .duplicateKeys: Array(#"{"id":"twice","title":["twice"],"page":"twice","results":{},"#.utf8) + usual.dropFirst()
        case .deepJSON: [UInt8](repeating: UInt8(ascii: "["), count: 512) + [UInt8](repeating: UInt8(ascii: "]"), count: 512)
        case .errorBody: Refusal.notFound.body.bytes
        default: nil
        }
    }

    /// The answer of a cache in front of the server.
    private func cacheReply(_ usual: [UInt8]) -> Reply {
        switch self {
        case .edgeBadGateway: Reply.edge(502, "text/html", "Server: edge-a", "<html><h1>502</h1><p>The edge got no answer.</p></html>\r\n")
        case .edgeUnavailable: Reply.edge(503, "text/plain", "Via: 1.1 edge-b", "no sound backend (503)\n")
        case .edgeTimeout: Reply.edge(522, "text/html; charset=UTF-8", "Server: edge-c", "<!doctype html><title>522</title>\n")
        case .partialContent: Reply.part(usual)
        default: Reply.old(usual)
        }
    }

    /// The answer with other numbers of its subject; one without such numbers stays as it is.
    private static func other(_ usual: [UInt8]) -> [UInt8] {
        guard case .object(let members) = JSONReader.value(of: usual) else { return usual }
        let numbers = ["id", "season_number", "episode_number", "page"]
        return JSON.object(
            members.map { name, value in
                guard numbers.contains(name), case .integer(let number) = value else { return (name, value) }
                return (name, .integer(number + 1))
            }
        ).bytes
    }

    private var contentType: String { self == .html ? "text/html; charset=utf-8" : "application/json;charset=utf-8" }

    private func retryAfter(_ now: Int) -> String? {
        switch self {
        case .retryAfterSeconds: "30"
        case .retryAfterDate: HTTPDate.text(of: now + 30)
        case .retryAfterRFC850: HTTPDate.text(of: now + 30, .rfc850)
        case .retryAfterAsctime: HTTPDate.text(of: now + 30, .asctime)
        case .retryAfterNegative: "-30"
        case .retryAfterHuge: "99999999999999999999"
        case .retryAfterGarbage: "after the film"
        default: nil
        }
    }

    /// The other origin is this server too, under another name: its log has the requests there, with their credentials.
    private func redirect(of request: Request, baseURL: String) -> Reply {
        if request.segments.first == "redirected" { return Reply(["success": true], maxAge: 3_600) }
        var reply = Reply(status: 302, maxAge: 3_600, body: [])
        let target =
            switch self {
            case .redirect: baseURL + "/redirected"
            case .redirectElsewhere: baseURL.replacingPrefix("http://127.0.0.1", by: "http://localhost") + "/redirected"
            default: baseURL + request.target
            }
        reply.extra = ["Location: \(target)"]
        return reply
    }
}

extension String {
    fileprivate func replacingPrefix(_ prefix: String, by other: String) -> String {
        hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
    }
}
