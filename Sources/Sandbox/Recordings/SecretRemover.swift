import Foundation

/// Removes the secrets of an exchange before it is recorded.
///
/// It first learns the secrets by their places, then replaces them there and wherever else they occur.
struct SecretRemover {
    /// A reason not to record an exchange.
    struct Refused: Error {
        let reason: String
    }

    struct Exchange {
        let request: Request
        /// The absolute address at the server.
        let url: String
        let status: Int
        /// By lowercase name.
        let headers: [String: String]
        let body: [UInt8]
    }

    var placeholders = Placeholders()
    /// How many secrets the texts of this exchange contained.
    private var found = 0

    /// Looking for secrets takes many times the memory of a text.
    private static let mostTextBytes = 4 << 20
    /// Base64 makes a picture longer by a third, and a reader takes lines up to 64 MiB.
    private static let mostPictureBytes = 32 << 20

    init(knowing secrets: [String]) {
        for secret in secrets { _ = placeholders.text(for: secret, secret.contains(".") ? .accessToken : .key) }
    }

    /// The header fields of an answer that are recorded; all others are left out, whatever they contain.
    private static let recorded = [
        "content-type", "cache-control", "etag", "age", "last-modified", "retry-after", "authentication-callback", "allow",
    ]

    /// The line for a recording, with a line break at its end.
    mutating func line(for exchange: Exchange) throws(Refused) -> [UInt8] {
        let (request, path) = (exchange.request, RequestShape.withoutBase(exchange.request.segments))
        found = 0
        learn(from: request.headers)
        learn(from: exchange.headers)
        let isPicture =
            request.segments.starts(with: ["t", "p"]) && exchange.headers["content-type"]?.lowercased().hasPrefix("image/") == true
        let limit = isPicture ? Self.mostPictureBytes : Self.mostTextBytes
        guard exchange.body.count <= limit else { throw Refused(reason: "its body is larger than \(limit) bytes") }
        // The request is read twice: it names secrets that the answer repeats, and the answer names secrets that it repeats.
        _ = cleanedURL(exchange.url, of: request, path)
        _ = cleanedRequestBody(request, path)
        let body = isPicture || exchange.body.isEmpty ? nil : cleaned(exchange.body, of: path)
        guard isPicture || exchange.body.isEmpty || body != nil else { throw Refused(reason: "its body is not one JSON value") }
        if isPicture, placeholders.areIn(exchange.body) { throw Refused(reason: "its picture contains a secret") }

        var members: [(name: String, value: JSON)] = [
            ("method", .string(request.method)), ("url", .string(cleanedURL(exchange.url, of: request, path))),
            ("status", .integer(exchange.status)),
        ]
        let headers = Self.recorded.compactMap { name in
            exchange.headers[name].map { (name: name, value: JSON.string(cleanedHeader(name, $0))) }
        }
        members.append(("headers", .object(headers)))
        if let requestBody = cleanedRequestBody(request, path) { members.append(("requestBody", requestBody)) }
        if let body { members.append(("body", body)) }
        guard found <= SecretForms.most else { throw Refused(reason: "it contains more than \(SecretForms.most) secrets") }
        let line = JSON.object(members)
        // The last defense: an unexpected place costs the exchange and not the secret.
        guard !placeholders.areIn(line.bytes) else { throw Refused(reason: "a secret stands in an unexpected place") }
        return (isPicture ? line.adding([("bodyBase64", .string(Data(exchange.body).base64EncodedString()))]) : line).bytes + [10]
    }

    // MARK: Places

    private mutating func cleanedURL(_ url: String, of request: Request, _ path: [String]) -> String {
        let front = url.prefix { $0 != "?" }
        let base = request.segments.count - path.count
        var segments = front.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        for index in path.indices {
            guard let kind = SecretNames.kind(ofSegment: index, in: path) else { continue }
            // The address ends with the path of the request.
            let place = segments.count - request.segments.count + base + index
            if segments.indices.contains(place) { segments[place] = PercentText.encoded(cleaned(path[index], kind)) }
        }
        let query = cleaned(request.query)
        return cleaned(segments.joined(separator: "/")) + (query.isEmpty ? "" : "?" + query)
    }

    /// The placeholder of a secret.
    mutating func cleaned(_ text: String, _ kind: SecretNames.Kind) -> String {
        if kind == .account, let number = Int(digits: text) { return "\(placeholders.number(for: number))" }
        // A token may follow its scheme, and occur without it elsewhere.
        if kind == .accessToken { learn(wordsOf: text) }
        // The id of version 4 and the number of version 3 have the same name in some answers.
        return placeholders.text(for: text, kind == .account ? .object : kind)
    }

    private mutating func cleaned(_ pairs: [(name: String, value: String)]) -> String {
        pairs.map { name, value in
            let value = SecretNames.kind(of: name).map { cleaned(value, $0) } ?? cleaned(value)
            return PercentText.encoded(cleaned(name)) + "=" + PercentText.encoded(value)
        }.joined(separator: "&")
    }

    private mutating func cleanedHeader(_ name: String, _ value: String) -> String {
        // TMDb's tags are long hexadecimal numbers.
        placeholders.removed(from: withoutForms(value, areTags: name == "etag"))
    }

    /// The text without secrets that its form shows and without known ones.
    private mutating func cleaned(_ text: String) -> String { placeholders.removed(from: withoutForms(text)) }

    /// The text without secrets that its form shows. They are known from now on.
    mutating func withoutForms(_ text: String, areTags: Bool = false) -> String {
        guard found <= SecretForms.most, SecretForms.mayBeIn(text) else { return text }
        var bytes = Array(text.utf8)
        let matches = SecretForms.matches(in: bytes, areTags: areTags).map { (range: $0.range, text: cleaned($0.text, $0.kind)) }
        if matches.isEmpty { return text }
        found += matches.count
        for match in matches.reversed() { bytes.replaceSubrange(match.range, with: Array(match.text.utf8)) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func cleanedRequestBody(_ request: Request, _ path: [String]) -> JSON? {
        if request.body.isEmpty { return nil }
        if let json = JSONReader.value(of: request.body) { return cleaned(json, of: path, isAnswer: false) }
        guard request.contentType == "application/x-www-form-urlencoded",
            let pairs = PercentText.pairs(String(decoding: request.body, as: UTF8.self))
        else { return nil }
        return .string(cleaned(pairs))
    }

    /// The body of an answer; nil if it is not one JSON value. Without secrets it keeps its bytes.
    private mutating func cleaned(_ body: [UInt8], of path: [String]) -> JSON? {
        guard let json = JSONReader.value(of: body) else { return nil }
        let cleaned = cleaned(json, of: path, isAnswer: true)
        return cleaned.bytes == json.bytes ? .string(String(decoding: body, as: UTF8.self)) : cleaned
    }
}
