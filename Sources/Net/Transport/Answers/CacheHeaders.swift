/// What the headers of an answer say about caching it.
struct CacheHeaders: Sendable, Hashable {
    /// The validator for the next conditional request, if there is a usable one.
    let validator: String?
    /// How long the answer is fresh; nil if the server does not say.
    let freshFor: Duration?

    init(_ headers: TransportHeaders) {
        // The validator is sent back in a header, so it must consist of visible ASCII characters.
        validator = headers["ETag"].flatMap { tag in
            !tag.isEmpty && tag.utf8.count <= 256 && tag.utf8.allSatisfy { (0x20...0x7E).contains($0) } ? tag : nil
        }
        freshFor = Self.freshness(headers)
    }

    private static func freshness(_ headers: TransportHeaders) -> Duration? {
        var maxAge: Int?
        for value in headers.values(of: "Cache-Control") {
            for directive in value.utf8.split(separator: UInt8(ascii: ",")) {
                let parts = directive.split(separator: UInt8(ascii: "="), maxSplits: 1).map {
                    String(decoding: $0.filter(isMeant), as: UTF8.self)
                }
                switch parts.first?.lowercased() {
                case "no-store", "no-cache": return .zero
                case "max-age" where parts.count == 2: maxAge = seconds(parts[1])
                default: break
                }
            }
        }
        guard let maxAge else { return nil }
        // The answer has already spent this time in a cache between the server and this program.
        let age = headers["Age"].flatMap(seconds) ?? 0
        return .seconds(max(0, maxAge - age))
    }

    /// Blanks and quotation marks around names and values have no meaning.
    private static func isMeant(_ byte: UInt8) -> Bool {
        byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\t")
    }

    /// A whole number of seconds in decimal digits, as `max-age`, `Age` and `Retry-After` have it, at most ten years.
    static func seconds(_ text: String) -> Int? {
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return min(Int(text) ?? .max, 10 * 365 * 86_400)
    }
}
