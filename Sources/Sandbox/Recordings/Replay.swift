import Synchronization

/// Answers requests with recorded answers.
final class Replay: RequestHandler {
    /// The answers to one request, in the order of the recording.
    private struct Series {
        let body: RequestBody?
        var replies: [Reply] = []
        var etags: [String?] = []
        var next = 0
    }

    private let state: Mutex<[RequestShape: [Series]]>
    private let nearest: NearestRequest
    /// A sentence about exchanges that the recording has lost.
    private let losses: String
    private let baseURL: String

    init(_ recordings: Recordings, baseURL: String) {
        var table: [RequestShape: [Series]] = [:]
        var shapes: [RequestShape] = []
        var (withoutBody, unusual) = (0, 0)
        for exchange in recordings.exchanges {
            guard let shape = RequestShape(method: exchange.method, url: exchange.url) else { continue }
            guard (200...599).contains(exchange.status) else {
                unusual += 1
                continue
            }
            // The client that was recorded had the body already; the next one has not.
            guard exchange.status != 304 else {
                withoutBody += 1
                continue
            }
            if table[shape] == nil { shapes.append(shape) }
            let body = exchange.requestBody.map { RequestBody(Array($0)) }
            var series = table[shape] ?? []
            if !series.contains(where: { $0.body == body }) { series.append(Series(body: body)) }
            for index in series.indices where series[index].body == body {
                series[index].replies.append(Reply(exchange))
                series[index].etags.append(exchange.headers["etag"])
            }
            table[shape] = series
        }
        state = Mutex(table)
        nearest = NearestRequest(shapes: shapes)
        self.baseURL = baseURL
        let unread = recordings.problems.first.map { first in
            " \(recordings.problems.count) exchanges of the recording cannot be read, the first: \(first)"
        }
        losses =
            (unread ?? "") + (withoutBody > 0 ? " \(withoutBody) answers with status 304 have no body and are not replayed." : "")
            + (unusual > 0 ? " \(unusual) answers have a status below 200 or above 599 and are not replayed." : "")
    }

    func answer(_ request: Request, unless isDropped: () -> Bool) -> Reply? {
        if request.isPreflight { return .preflight }
        let shape = RequestShape(request)
        let body = RequestBody(request.body)
        let (found, bodies) = state.withLock { table -> (Reply?, [RequestBody]) in
            guard let series = table[shape] else { return (nil, []) }
            let index =
                series.firstIndex { $0.body == body } ?? series.firstIndex { $0.body == nil }
                ?? (body == .none ? series.firstIndex { $0.body == RequestBody.none } : nil)
            guard let index else { return (nil, series.compactMap(\.body)) }
            let number = min(series[index].next, series[index].replies.count - 1)
            table[shape]?[index].next = number + 1
            return (series[index].replies[number].unlessHeld(request, etag: series[index].etags[number]), [])
        }
        return found ?? miss(nearest.explanation(of: shape, body: body, recordedBodies: bodies) + losses)
    }

    func outcome(of request: Request, meeting fault: Sandbox.Fault, usual: Reply) -> Outcome {
        fault.outcome(of: request, usual: usual, baseURL: baseURL)
    }

    private func miss(_ text: String) -> Reply {
        var refusal = Refusal.notFound
        refusal.explanation = text
        var reply = Reply.failure(refusal)
        reply.miss = text
        return reply
    }
}

extension Reply {
    /// The header fields of a recording that a client reads; lengths, encodings, dates and cookies are not those of this answer.
    private static let replayed = [
        ("cache-control", "Cache-Control"), ("etag", "ETag"), ("age", "Age"), ("last-modified", "Last-Modified"),
        ("retry-after", "Retry-After"),
        ("authentication-callback", "authentication-callback"), ("www-authenticate", "WWW-Authenticate"), ("allow", "Allow"),
    ]

    fileprivate init(_ exchange: RecordedExchange) {
        let body = exchange.status == 204 ? [] : Array(exchange.body)
        let type = exchange.headers["content-type"].flatMap { Self.isValue($0) ? $0 : nil }
        self.init(status: exchange.status, contentType: type ?? Self.type(of: body), body: body)
        extra = Self.replayed.compactMap { name, shown in
            guard let value = exchange.headers[name], Self.isValue(value) else { return nil }
            return "\(shown): \(value)"
        }
    }

    /// A line break in a value would begin another header field.
    static func isValue(_ text: String) -> Bool { !text.utf8.contains { ($0 < 32 && $0 != 9) || $0 == 127 } }

    private static func type(of body: [UInt8]) -> String {
        if body.starts(with: [0xFF, 0xD8]) { return "image/jpeg" }
        if body.starts(with: [0x89, 0x50]) { return "image/png" }
        return "application/json;charset=utf-8"
    }

    /// The answer without its body if the client has the recorded one.
    fileprivate func unlessHeld(_ request: Request, etag: String?) -> Reply {
        guard status == 200, let etag, let held = request.headers["if-none-match"] else { return self }
        func plain(_ tag: some StringProtocol) -> String { String(tag.hasPrefix("W/") ? String(tag.dropFirst(2)) : String(tag)) }
        let tags = held.split(separator: ",").map { plain($0.filter { $0 != " " }) }
        guard tags.contains(plain(etag)) else { return self }
        var reply = self
        (reply.status, reply.body) = (304, [])
        return reply
    }
}
