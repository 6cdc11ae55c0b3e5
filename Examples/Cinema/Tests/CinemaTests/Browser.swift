import Foundation
import Marquee

/// A browser without JavaScript: it keeps a cookie, and sends forms with the hidden fields of the last page.
final class Browser {
    struct Page {
        let status: Int
        let headers: TransportHeaders
        let text: String

        var location: String { headers["location"] ?? "" }

        /// The piece of the text between two others.
        func between(_ start: String, _ end: String) -> String? { text.piece(from: start, to: end) }
    }

    let address: URL
    var cookie: String?
    /// The token in the forms of the last page.
    var token: String?
    private let language: String?
    private let transport = CurlTransport()

    init(address: URL, language: String?) { (self.address, self.language) = (address, language) }

    func get(_ path: String, accept: String = "text/html") async throws -> Page {
        try await send(TransportRequest(.get, path, headers: ["Accept": accept]))
    }

    /// Sends a form, with the token of the last page unless another is given, from a page if one is named.
    func post(
        _ path: String, _ fields: [String: String] = [:], token other: String? = nil, from page: String? = nil, accept: String = "text/html"
    ) async throws -> Page {
        var fields = fields
        fields["token"] = other ?? token
        let body = fields.map { "\($0)=\($1.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")" }.joined(separator: "&")
        var headers: TransportHeaders = ["Accept": accept, "Content-Type": "application/x-www-form-urlencoded"]
        headers["Referer"] = page.map { address.absoluteString + $0 }
        return try await send(TransportRequest(.post, path, headers: headers, body: Data(body.utf8)))
    }

    /// Sends a request, of which the address is a path.
    func send(_ request: TransportRequest) async throws -> Page {
        var request = request
        request.url = address.absoluteString + request.url
        // On a busy machine, an answer takes as long as it takes: the limit of the suite ends a test that hangs.
        request.limits = TransportLimits(total: .seconds(600), connect: .seconds(60), firstByte: .seconds(600))
        if let cookie { request.headers["Cookie"] = "cinema=\(cookie)" }
        if let language { request.headers["Accept-Language"] = language }
        let answer = try await transport.send(request)
        if let set = answer.headers["set-cookie"] { cookie = set.split(separator: ";").first.map { String($0.dropFirst("cinema=".count)) } }
        let page = Page(status: answer.status, headers: answer.headers, text: String(decoding: answer.body, as: UTF8.self))
        token = page.between("name=\"token\" value=\"", "\"") ?? token
        return page
    }

    /// Sends the changes of the signed-in person until none waits: the background worker may send a change at the same moment, or the circuit
    /// breaker may be open.
    func syncAll() async throws {
        repeat {
            _ = try await post("/library/sync")
            try await Task.sleep(for: .milliseconds(20))
        } while try await !get("/library").text.contains("Everything is sent")
    }
}

extension String {
    /// The piece between two others.
    func piece(from start: String, to end: String) -> String? {
        guard let first = range(of: start), let last = range(of: end, range: first.upperBound..<endIndex) else { return nil }
        return String(self[first.upperBound..<last.lowerBound])
    }
}
