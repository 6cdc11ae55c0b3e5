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
    let bodyBytes: Int
    /// Empty until all of it has arrived.
    var body: [UInt8] = []

    var path: String { "/" + segments.joined(separator: "/") }

    /// The path without what must not be seen.
    var shownPath: String { "/" + PercentText.redacted(segments: segments).joined(separator: "/") }

    /// Whether it asks the API for more than an answer.
    var isWrite: Bool {
        guard ["GET", "HEAD"].contains(method) else { return ["3", "4"].contains(segments.first) }
        // The one write whose method only reads.
        return segments.count == 4 && segments.starts(with: ["4", "list"]) && segments.last == "clear"
    }

    /// What stands behind `Bearer` in the header for credentials.
    var bearer: String? {
        let parts = (headers["authorization"] ?? "").split(separator: " ")
        return parts.count == 2 && parts[0].lowercased() == "bearer" ? String(parts[1]) : nil
    }

    /// The kind of the body, without its parameters and in lowercase.
    var contentType: String? {
        headers["content-type"].map { $0.prefix { $0 != ";" }.filter { $0 != " " }.lowercased() }
    }

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
        guard headers["transfer-encoding"] == nil, let bodyBytes = Self.length(headers["content-length"]) else { return nil }

        let pieces = parts[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts[1].hasPrefix("/"), let path = PercentText.decoded(pieces[0]), !path.contains("\0") else { return nil }
        guard let query = PercentText.pairs(pieces.count > 1 ? pieces[1] : "") else { return nil }

        method = parts[0]
        target = parts[1]
        segments = PercentText.resolved(path.split(separator: "/").map(String.init))
        self.query = query
        self.headers = headers
        self.bodyBytes = bodyBytes
        let connection = headers["connection"]?.lowercased() ?? ""
        let mayStay = parts[2] == "HTTP/1.1" ? !connection.contains("close") : connection.contains("keep-alive")
        keepsAlive = mayStay && headers["expect"] == nil
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
    init(_ request: Request, status: Int) {
        let shown = ["accept", "accept-encoding", "accept-language", "host", "if-none-match", "user-agent"]
        var headers = request.headers.filter { shown.contains($0.key) }
        if request.headers["authorization"] != nil { headers["authorization"] = "<redacted>" }
        self.init(method: request.method, path: PercentText.redacted(request.target), status: status, headers: headers)
    }
}
