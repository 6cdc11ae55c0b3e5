/// A request as a replay compares it: without its host, the path before the version, and credentials.
struct RequestShape: Hashable, Sendable {
    struct Parameter: Hashable, Comparable, Sendable {
        let name: String
        let value: String

        static func < (a: Self, b: Self) -> Bool { (a.name, a.value) < (b.name, b.value) }
    }

    let method: String
    let path: [String]
    /// Sorted, because their order has no meaning, and without those that change no answer.
    let parameters: [Parameter]

    init(_ request: Request) { self.init(request.method, request.segments, request.query) }

    /// Nil if the address cannot be decoded.
    init?(method: String, url: String) {
        var rest = url.prefix { $0 != "#" }
        if let host = rest.firstRange(of: "://") {
            rest = rest[host.upperBound...]
            rest = rest[(rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex)...]
        }
        let halves = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard let path = PercentText.decoded(halves[0]), let query = PercentText.pairs(halves.count > 1 ? String(halves[1]) : "") else {
            return nil
        }
        self.init(method, PercentText.resolved(path.split(separator: "/").map(String.init)), query)
    }

    private init(_ method: String, _ segments: [String], _ query: [(name: String, value: String)]) {
        // The answer to HEAD is that to GET without its body.
        self.method = method == "HEAD" ? "GET" : method
        let path = Self.withoutBase(segments)
        self.path = path.indices.map { SecretNames.kind(ofSegment: $0, in: path) == nil ? path[$0] : "*" }
        parameters = query.filter { SecretNames.kind(of: $0.name) == nil }.compactMap(Self.parameter).sorted()
    }

    /// Nil for one that has no meaning: page 1 is the answer to a request without a page. The order of appended parts has none either.
    private static func parameter(_ name: String, _ value: String) -> Parameter? {
        switch name {
        case "page": value == "1" ? nil : Parameter(name: name, value: value)
        case "append_to_response": Parameter(name: name, value: value.split(separator: ",").sorted().joined(separator: ","))
        default: Parameter(name: name, value: value)
        }
    }

    /// The path from the version on, or from `t/p` on: a program may reach TMDb through a proxy under a path of its own.
    static func withoutBase(_ segments: [String]) -> [String] {
        let start = segments.indices.first { index in
            let next = index + 1 < segments.count ? segments[index + 1] : ""
            return ["3", "4"].contains(segments[index]) ? index == 0 || roots.contains(next) : segments[index] == "t" && next == "p"
        }
        return Array(segments[(start ?? 0)...])
    }

    /// A number in another place of a path is not a version.
    private static let roots: Set = [
        "account", "auth", "authentication", "certification", "collection", "company", "configuration", "credit", "discover", "find",
        "genre", "guest_session", "keyword", "list", "movie", "network", "person", "review", "search", "trending", "tv", "watch",
    ]

    /// The method, path and query, without credentials.
    var shown: String {
        let query = parameters.map { PercentText.encoded($0.name) + "=" + PercentText.encoded($0.value) }.joined(separator: "&")
        return method + " /" + path.map { $0 == "*" ? $0 : PercentText.encoded($0) }.joined(separator: "/")
            + (query.isEmpty ? "" : "?" + query)
    }
}
