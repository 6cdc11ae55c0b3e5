extension Reply {
    /// The answer of the server of the exports for a missing file.
    static var accessDenied: Reply {
        let text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>"
        return Reply(status: 403, contentType: "application/xml", body: Array(text.utf8))
    }

    /// A file, or the range of it that a request asks for.
    static func file(_ bytes: [UInt8], to request: Request, _ flaws: Set<SandboxExports.Flaw>) -> Reply {
        let tag = "\"\(Fingerprint.hex(of: bytes))\""
        var reply = Reply(contentType: "application/gzip", body: bytes)
        reply.extra = ["ETag: \(tag)", "Accept-Ranges: bytes"]
        // A file that has changed is sent as a whole.
        let condition = request.headers["if-range"]
        guard !flaws.contains(.noRanges), condition == nil || condition == tag, let text = request.headers["range"],
            let range = text.wholeMatch(of: #/bytes=([0-9]+)-([0-9]*)/#), var start = Int(range.1)
        else { return reply }
        if flaws.contains(.wrongRange) { start += 1 }
        guard start < bytes.count else {
            reply.status = 416
            reply.body = []
            reply.extra.append("Content-Range: bytes */\(bytes.count)")
            return reply
        }
        let end = max(start, min(bytes.count, (Int(range.2) ?? bytes.count - 1) + 1))
        reply.status = 206
        reply.body = Array(bytes[start..<end])
        reply.extra.append("Content-Range: bytes \(start)-\(end - 1)/\(bytes.count)")
        return reply
    }
}
