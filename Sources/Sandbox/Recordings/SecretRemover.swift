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

    private var placeholders = Placeholders()

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
        let isSensitive = ["account", "auth", "authentication", "guest_session"].contains(path.dropFirst().first)
        learn(from: request.headers)
        learn(from: exchange.headers)
        let isPicture = exchange.headers["content-type"]?.lowercased().hasPrefix("image/") == true
        let limit = isPicture ? Self.mostPictureBytes : Self.mostTextBytes
        guard exchange.body.count <= limit else { throw Refused(reason: "its body is larger than \(limit) bytes") }
        // The address is read twice: it names secrets that the bodies repeat, and the bodies name secrets that it repeats.
        _ = cleanedURL(exchange.url, of: request, path)
        let requestBody = cleanedRequestBody(request, path)
        var body = isPicture ? nil : cleaned(exchange.body, of: path)
        if body == nil, !isPicture, !exchange.body.isEmpty {
            guard !isSensitive else { throw Refused(reason: "its body is not JSON and may contain a secret") }
            guard let text = String(validating: exchange.body, as: UTF8.self) else {
                throw Refused(reason: "its body is neither JSON, text nor a picture")
            }
            body = .string(placeholders.removed(from: text))
        }
        if isPicture, placeholders.areIn(exchange.body) { throw Refused(reason: "its picture contains a secret") }

        var members: [(name: String, value: JSON)] = [
            ("method", .string(request.method)), ("url", .string(cleanedURL(exchange.url, of: request, path))),
            ("status", .integer(exchange.status)),
        ]
        let headers = Self.recorded.compactMap { name in exchange.headers[name].map { (name: name, value: JSON.string(cleanedHeader($0))) }
        }
        members.append(("headers", .object(headers)))
        if let requestBody { members.append(("requestBody", requestBody)) }
        if let body { members.append(("body", body)) }
        let line = JSON.object(members)
        // The last defense: an unexpected place costs the exchange and not the secret.
        guard !placeholders.areIn(line.bytes) else { throw Refused(reason: "a secret stands in an unexpected place") }
        return (isPicture ? line.adding([("bodyBase64", .string(Data(exchange.body).base64EncodedString()))]) : line).bytes + [10]
    }

    // MARK: Places

    private mutating func learn(from headers: [String: String]) {
        for name in ["authorization", "proxy-authorization", "x-api-key"] {
            for word in (headers[name] ?? "").split(whereSeparator: { $0 == " " || $0 == "," }) where word.count > 10 {
                _ = placeholders.text(for: String(word), .accessToken)
            }
        }
        for name in ["cookie", "set-cookie"] {
            for pair in (headers[name] ?? "").split(whereSeparator: { $0 == ";" || $0 == "," }) {
                guard let sides = Optional(pair.split(separator: "=", maxSplits: 1)), sides.count == 2 else { continue }
                _ = placeholders.text(for: String(sides[1]), .cookie)
            }
        }
    }

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
        let query = request.query.map { name, value in
            PercentText.encoded(name) + "="
                + PercentText.encoded(SecretNames.kind(of: name).map { cleaned(value, $0) } ?? placeholders.removed(from: value))
        }
        return placeholders.removed(from: segments.joined(separator: "/")) + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
    }

    private mutating func cleaned(_ text: String, _ kind: SecretNames.Kind) -> String {
        if kind == .account, let number = Int(digits: text) { return "\(placeholders.number(for: number))" }
        // The id of version 4 and the number of version 3 have the same name in some answers.
        return placeholders.text(for: text, kind == .account ? .object : kind)
    }

    /// The address of the approval page has the request token in its path or in its query.
    private mutating func cleanedHeader(_ value: String) -> String {
        var value = placeholders.removed(from: value)
        for mark in ["/authenticate/", "request_token="] {
            guard let start = value.firstRange(of: mark)?.upperBound else { continue }
            let end = value[start...].firstIndex { "?&#/ ".contains($0) } ?? value.endIndex
            value.replaceSubrange(start..<end, with: placeholders.text(for: String(value[start..<end]), .requestToken))
        }
        return value
    }

    private mutating func cleanedRequestBody(_ request: Request, _ path: [String]) -> JSON? {
        if request.body.isEmpty { return nil }
        if let json = JSONReader.value(of: request.body) { return cleaned(json, of: path, isAnswer: false) }
        guard request.contentType == "application/x-www-form-urlencoded",
            let pairs = PercentText.pairs(String(decoding: request.body, as: UTF8.self))
        else { return nil }
        let cleaned = pairs.map { name, value in
            PercentText.encoded(name) + "="
                + PercentText.encoded(SecretNames.kind(of: name).map { self.cleaned(value, $0) } ?? placeholders.removed(from: value))
        }
        return .string(cleaned.joined(separator: "&"))
    }

    /// The body of an answer; nil if it is not JSON. Without secrets it keeps its bytes.
    private mutating func cleaned(_ body: [UInt8], of path: [String]) -> JSON? {
        guard !body.isEmpty, let json = JSONReader.value(of: body) else { return nil }
        let cleaned = cleaned(json, of: path, isAnswer: true)
        return cleaned.bytes == json.bytes ? .string(String(decoding: body, as: UTF8.self)) : cleaned
    }

    // MARK: JSON

    private mutating func cleaned(_ json: JSON, of path: [String], isAnswer: Bool) -> JSON {
        var json = json
        if isAnswer, path.dropFirst().first == "account", path.count <= 3 { json = cleanedAccount(json) }
        let isOwn = ["account", "list"].contains(path.dropFirst().first)
        // Named places first: they make the secrets known that may be anywhere.
        json = named(json, isOwn: isOwn)
        return scrubbed(json)
    }

    /// Replaces the values whose names say that they are secrets.
    private mutating func named(_ json: JSON, isOwn: Bool) -> JSON {
        switch json {
        case .object(let members):
            let isGrant = members.contains { ["request_token", "guest_session_id"].contains($0.name) }
            return .object(
                members.map { name, value in
                    // A replay of tokens that have expired would fail; the day of the recording does not matter to it.
                    if isGrant, name == "expires_at" { return (name, "2099-12-31 23:59:59 UTC") }
                    // The names of reviewers are public.
                    if name == "author_details" { return (name, value) }
                    if isOwn, name == "created_by" { return (name, cleanedCreator(value)) }
                    if name == "gravatar" { return (name, replaced(value, .hash)) }
                    return (name, SecretNames.kind(of: name).map { replaced(value, $0) } ?? named(value, isOwn: isOwn))
                })
        case .array(let items): return .array(items.map { named($0, isOwn: isOwn) })
        default: return json
        }
    }

    /// Replaces every text and number in a value.
    private mutating func replaced(_ json: JSON, _ kind: SecretNames.Kind) -> JSON {
        switch json {
        case .object(let members): .object(members.map { ($0.name, replaced($0.value, kind)) })
        case .array(let items): .array(items.map { replaced($0, kind) })
        case .string(let text): .string(cleaned(text, kind))
        case .integer(let number): .integer(kind == .account || kind == .object ? placeholders.number(for: number) : 0)
        case .number: .integer(0)
        case .boolean, .null: json
        }
    }

    private mutating func cleanedAccount(_ json: JSON) -> JSON {
        guard case .object(let members) = json else { return json }
        return .object(
            members.map { name, value in
                switch name {
                case "id": (name, replaced(value, .account))
                case "username": (name, replaced(value, .username))
                case "name": (name, replaced(value, .name))
                case "include_adult": (name, .boolean(false))
                case "avatar":
                    (name, ["gravatar": ["hash": replaced(value["gravatar"]?["hash"] ?? .null, .hash)], "tmdb": ["avatar_path": nil]])
                default: (name, value)
                }
            })
    }

    /// The account that created a list: its name, or an object of several members.
    private mutating func cleanedCreator(_ json: JSON) -> JSON {
        guard case .object(let members) = json else { return replaced(json, .username) }
        return .object(
            members.map { name, value in
                switch name {
                case "id": (name, replaced(value, .account))
                case "name": (name, replaced(value, .name))
                case "avatar_path": (name, .null)
                default: (name, SecretNames.kind(of: name).map { replaced(value, $0) } ?? value)
                }
            })
    }

    /// Replaces known secrets within texts and names.
    private func scrubbed(_ json: JSON) -> JSON {
        // Few answers contain any, and looking into each text takes long.
        placeholders.areIn(json.bytes) ? scrubbedTexts(json) : json
    }

    private func scrubbedTexts(_ json: JSON) -> JSON {
        switch json {
        case .object(let members): .object(members.map { (placeholders.removed(from: $0.name), scrubbedTexts($0.value)) })
        case .array(let items): .array(items.map { scrubbedTexts($0) })
        case .string(let text): .string(placeholders.known(text) ?? placeholders.removed(from: text))
        default: json
        }
    }
}
