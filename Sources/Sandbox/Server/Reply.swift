/// One answer, before it is compressed and written out.
struct Reply: Sendable {
    var status = 200
    var contentType = "application/json;charset=utf-8"
    var maxAge: Int?
    /// How many seconds a cache on the way has had it; nil when it comes from the server itself.
    var age: Int?
    /// When it was made, in seconds since 1970; nil is when it is sent.
    var date: Int?
    /// Further header lines.
    var extra: [String] = []
    var body: [UInt8] = []
    /// The reason why this is not the answer that the client would get from TMDb, or why it was not recorded.
    var miss: String?

    private var etag: String?

    init(status: Int = 200, contentType: String = "application/json;charset=utf-8", maxAge: Int? = nil, body: [UInt8]) {
        self.status = status
        self.contentType = contentType
        self.maxAge = maxAge
        self.body = body
    }

    init(_ json: JSON, maxAge: Int) { self.init(maxAge: maxAge, body: json.bytes) }

    /// The same answer with its tag, or without its body when the client already holds it.
    func validated(against request: Request) -> Reply {
        guard status == 200, maxAge != nil else { return self }
        let tag = #"""# + Fingerprint.hex(of: body) + #"""#
        var reply = self
        reply.etag = "W/" + tag
        let held = (request.headers["if-none-match"] ?? "").split(separator: ",").map { $0.filter { $0 != " " } }
        // Weak comparison: whether either side says W/ makes no difference.
        if held.contains(where: { $0 == "*" || $0 == tag || $0 == "W/" + tag }) {
            reply.status = 304
            reply.body = []
        }
        return reply
    }

    /// The head and the body to send; without a request the connection is about to close.
    func parts(to request: Request?) -> (head: [UInt8], body: [UInt8]) {
        var body = body
        var lines = ["HTTP/1.1 \(status) \(Self.reason(status))", "Date: \(HTTPDate.text(of: date ?? HTTPDate.now))"]
        if status != 304, status != 204 { lines.append("Content-Type: \(contentType)") }
        if let maxAge { lines.append("Cache-Control: public, max-age=\(maxAge)") }
        if let age { lines.append("Age: \(age)") }
        if let etag { lines.append("ETag: \(etag)") }
        lines += extra
        if !contentType.hasPrefix("text/html") { lines += Self.crossOrigin }
        lines.append("Vary: accept-encoding, Origin")
        if contentType.hasPrefix("application/json"), body.count > 512, Self.takesGzip(request), let smaller = Deflate.gzip(body) {
            body = smaller
            lines.append("Content-Encoding: gzip")
        }
        if status != 304, status != 204 { lines.append("Content-Length: \(body.count)") }
        if request?.keepsAlive != true { lines.append("Connection: close") }
        let head = Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
        return (head, request?.method == "HEAD" ? [] : body)
    }

    /// Pages from anywhere may read the answers.
    private static let crossOrigin = [
        "Access-Control-Allow-Origin: *", "Access-Control-Expose-Headers: ETag, Age, Retry-After, authentication-callback",
    ]

    /// The answer to a browser that asks whether a page from elsewhere may send a request.
    static var preflight: Reply {
        var reply = Reply(status: 204, body: [])
        reply.extra = [
            "Access-Control-Allow-Methods: GET, HEAD, POST, PUT, DELETE", "Access-Control-Allow-Headers: Authorization, Content-Type",
            "Access-Control-Max-Age: 86400",
        ]
        return reply
    }

    private static func takesGzip(_ request: Request?) -> Bool {
        (request?.headers["accept-encoding"] ?? "").lowercased().split(separator: ",").contains { item in
            let parts = item.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
            let isRefused = parts.dropFirst().contains { $0.hasPrefix("q=") && Double($0.dropFirst(2)) == 0 }
            return parts.first == "gzip" && !isRefused
        }
    }

    private static func reason(_ status: Int) -> String {
        switch status {
        case 200: "OK"
        case 201: "Created"
        case 204: "No Content"
        case 206: "Partial Content"
        case 302: "Found"
        case 303: "See Other"
        case 304: "Not Modified"
        case 400: "Bad Request"
        case 401: "Unauthorized"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 406: "Not Acceptable"
        case 413: "Content Too Large"
        case 416: "Range Not Satisfiable"
        case 417: "Expectation Failed"
        case 422: "Unprocessable Content"
        case 429: "Too Many Requests"
        case 431: "Request Header Fields Too Large"
        case 500: "Internal Server Error"
        case 502: "Bad Gateway"
        case 503: "Service Unavailable"
        case 504: "Gateway Timeout"
        default: "Status"
        }
    }
}
