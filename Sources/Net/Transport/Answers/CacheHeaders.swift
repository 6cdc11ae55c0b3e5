/// What the headers of an answer say about caching it.
struct CacheHeaders: Sendable, Hashable {
    /// The validator for the next conditional request, if there is a usable one.
    let validator: String?
    /// How long the answer is fresh; nil if the server does not say.
    let freshFor: Duration?
    /// Whether the server does not want the answer to be stored.
    let forbidsStoring: Bool

    init(_ headers: TransportHeaders) {
        validator = headers["ETag"].flatMap { Self.isValidator($0) ? $0 : nil }
        let directives = Self.directives(headers)
        freshFor = Self.freshness(directives, headers)
        forbidsStoring = directives.contains { $0.name == "no-store" }
    }

    /// Whether a text is one entity tag (RFC 9110): an honest server answers "not modified" to `*` for ever, and so it may to a list.
    static func isValidator(_ text: String) -> Bool {
        let tag = text.utf8.dropFirst(text.hasPrefix("W/") ? 2 : 0)
        let quote = UInt8(ascii: "\"")
        guard tag.count >= 2, text.utf8.count <= 256, tag.first == quote, tag.last == quote else { return false }
        return tag.dropFirst().dropLast().allSatisfy { (0x20...0x7E).contains($0) && $0 != quote }
    }

    /// The directives of all `Cache-Control` headers, in small letters; an absent argument is nil.
    private static func directives(_ headers: TransportHeaders) -> [(name: String, argument: String?)] {
        headers.values(of: "Cache-Control").flatMap { value in
            value.utf8.split(separator: UInt8(ascii: ",")).compactMap { directive in
                let parts = directive.split(separator: UInt8(ascii: "="), maxSplits: 1).map {
                    String(decoding: $0.filter(isMeant), as: UTF8.self)
                }
                return parts.first.map { ($0.lowercased(), parts.count == 2 ? parts[1] : nil) }
            }
        }
    }

    private static func freshness(_ directives: [(name: String, argument: String?)], _ headers: TransportHeaders) -> Duration? {
        if directives.contains(where: { ["no-store", "no-cache"].contains($0.name) }) { return .zero }
        guard let stated = directives.last(where: { $0.name == "max-age" }) else { return nil }
        // An invalid age means stale (RFC 9111).
        let maxAge = stated.argument.flatMap(seconds) ?? 0
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
