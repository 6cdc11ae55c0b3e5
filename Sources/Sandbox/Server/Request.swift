/// A request as it was understood: the path decoded once, the query as pairs, header names in lowercase.
struct Request: Sendable {
    let method: String
    /// The path and query as they were sent.
    let target: String
    /// The segments of the path, decoded once and then freed of dot segments, as TMDb's edge does it.
    let segments: [String]
    let query: [(name: String, value: String)]
    let headers: [String: String]
    let keepsAlive: Bool
    /// Whether the body comes in chunks, so that its length is known when it has arrived.
    let isChunked: Bool
    /// Whether the client waits to be asked for its body.
    let awaitsContinue: Bool
    var bodyBytes: Int
    /// Empty until all of it has arrived.
    var body: [UInt8] = []

    var path: String { "/" + segments.joined(separator: "/") }

    /// The path without secrets.
    var shownPath: String { "/" + PercentText.redacted(segments: segments).joined(separator: "/") }

    /// Whether it is about the API, and not about an image or a page.
    var isForAPI: Bool { ["3", "4"].contains(segments.first) }

    /// Whether it asks the API for more than an answer.
    var isWrite: Bool {
        guard ["GET", "HEAD", "OPTIONS"].contains(method) else { return isForAPI }
        // The one write whose method only reads.
        return segments.count == 4 && segments.starts(with: ["4", "list"]) && segments.last == "clear"
    }

    /// The token after `Bearer` in the `Authorization` header.
    var bearer: String? {
        let parts = (headers["authorization"] ?? "").split(separator: " ")
        return parts.count == 2 && parts[0].lowercased() == "bearer" ? String(parts[1]) : nil
    }

    /// The kind of the body, without its parameters and in lowercase.
    var contentType: String? {
        headers["content-type"].map { $0.prefix { $0 != ";" }.filter { $0 != " " }.lowercased() }
    }

    /// Whether the client takes JSON; one that says nothing takes anything.
    var takesJSON: Bool {
        guard let accept = headers["accept"] else { return true }
        return accept.lowercased().split(separator: ",").contains { item in
            ["*/*", "application/*", "application/json"].contains(item.prefix { $0 != ";" }.filter { $0 != " " && $0 != "\t" })
        }
    }

    /// Whether a browser asks if a page from elsewhere may send a request.
    var isPreflight: Bool { method == "OPTIONS" && headers["access-control-request-method"] != nil }

    func value(_ name: String) -> String? { query.last { $0.name == name }?.value }

    /// Reads the bytes before the empty line, or returns nil when they break a rule of HTTP/1.1.
    init?(head: ArraySlice<UInt8>) {
        guard let text = String(validating: head, as: UTF8.self), let lines = Self.lines(of: text), let first = lines.first else {
            return nil
        }
        let parts = first.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3, parts[0].utf8.allSatisfy(Self.isToken), !parts[0].isEmpty else { return nil }
        guard parts[2] == "HTTP/1.1" || parts[2] == "HTTP/1.0" else { return nil }
        guard let headers = Self.headers(in: lines.dropFirst()), headers["host"] != nil || parts[2] == "HTTP/1.0" else { return nil }
        guard let bodyBytes = Self.length(headers["content-length"]), let isChunked = Self.isChunked(headers, parts[2]) else { return nil }

        let pieces = Self.local(parts[1]).split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard pieces[0].hasPrefix("/"), let path = PercentText.decoded(pieces[0]), !path.contains("\0") else { return nil }
        guard let query = PercentText.pairs(pieces.count > 1 ? pieces[1] : "") else { return nil }

        method = parts[0]
        target = parts[1]
        segments = PercentText.resolved(path.split(separator: "/").map(String.init))
        self.query = query
        self.headers = headers
        self.bodyBytes = bodyBytes
        self.isChunked = isChunked
        awaitsContinue = headers["expect"]?.lowercased() == "100-continue" && parts[2] == "HTTP/1.1" && (isChunked || bodyBytes > 0)
        let connection = headers["connection"]?.lowercased() ?? ""
        keepsAlive = parts[2] == "HTTP/1.1" ? !connection.contains("close") : connection.contains("keep-alive")
    }

    private static func lines(of text: String) -> [String]? {
        var lines: [String] = []
        var line = String.UnicodeScalarView()
        var sawReturn = false
        for scalar in text.unicodeScalars {
            switch (sawReturn, scalar) {
            case (false, "\r"): sawReturn = true
            case (true, "\n"):
                lines.append(String(line))
                line = String.UnicodeScalarView()
                sawReturn = false
            // A line end of half its length is the usual way to smuggle one request inside another.
            case (true, _), (false, "\n"): return nil
            default: line.append(scalar)
            }
        }
        return sawReturn ? nil : lines + [String(line)]
    }

    private static func headers(in lines: ArraySlice<String>) -> [String: String]? {
        var headers: [String: String] = [:]
        for line in lines {
            guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")), colon != line.startIndex else { return nil }
            let name = line[..<colon]
            guard name.utf8.allSatisfy(isToken) else { return nil }
            let raw = line[line.utf8.index(after: colon)...]
            guard raw.unicodeScalars.allSatisfy({ $0 == "\t" || ($0.value >= 32 && $0.value != 127) }) else { return nil }
            let value = trimmed(raw)
            let key = name.lowercased()
            if let earlier = headers[key] {
                guard key != "host", key != "content-length" else { return nil }
                headers[key] = earlier + ", " + value
            } else {
                headers[key] = value
            }
        }
        return headers
    }

    private static func trimmed(_ text: Substring) -> String {
        var rest = text
        while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
        return String(rest.drop { $0 == " " || $0 == "\t" })
    }

    /// The target without the scheme and the host before it in a request to a proxy.
    private static func local(_ target: String) -> Substring {
        guard target.hasPrefix("http://") || target.hasPrefix("https://") else { return target[...] }
        let rest = target.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[1]
        return rest[(rest.firstIndex(of: "/") ?? rest.endIndex)...]
    }

    /// Whether the body comes in chunks; nil where its end could be understood in two ways.
    private static func isChunked(_ headers: [String: String], _ version: String) -> Bool? {
        guard let encoding = headers["transfer-encoding"] else { return false }
        return encoding.lowercased() == "chunked" && headers["content-length"] == nil && version == "HTTP/1.1" ? true : nil
    }

    private static func length(_ value: String?) -> Int? {
        guard let value else { return 0 }
        guard !value.isEmpty, value.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return Int(value)
    }

    private static func isToken(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }
}

extension Sandbox.Exchange {
    init(_ request: Request, status: Int, miss: String?) {
        let shown = ["accept", "accept-encoding", "accept-language", "host", "if-none-match", "if-range", "range", "user-agent"]
        var headers = request.headers.filter { shown.contains($0.key) }
        if request.headers["authorization"] != nil { headers["authorization"] = "<redacted>" }
        self.init(method: request.method, path: PercentText.redacted(request.target), status: status, headers: headers, miss: miss)
    }
}
