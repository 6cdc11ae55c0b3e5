import Foundation

/// An address that a form or a sign-in comes back to: a page of this site, whatever a field or a header says.
struct ReturnAddress: Sendable, Hashable {
    /// The path with its query.
    let path: String

    private static let pages: Set<Substring> = [
        "", "tv", "movies", "title", "person", "collection", "search", "discover", "trending", "library", "account", "device",
    ]

    /// Accepts a path with a query; nil for other servers, for addresses that change something, and for signs that no address has.
    init?(_ text: String?) {
        guard let text, text.utf8.count <= 1_000, text.hasPrefix("/"), !text.hasPrefix("//"),
            text.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != 0x5C && $0 != 0x22 && $0 != 0x3C && $0 != 0x3E })
        else { return nil }
        let parts = text.prefix { $0 != "?" && $0 != "#" }.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        guard let first = parts.first, Self.pages.contains(first), !parts.contains(where: { $0.contains("..") || $0.contains("%") }) else {
            return nil
        }
        path = text
    }

    /// The path of a `Referer` field, which may be of another site: only its path is used.
    init?(referer: String?) {
        guard let referer, referer.utf8.count <= 2_000, let url = URLComponents(string: referer) else { return nil }
        self.init((url.percentEncodedPath.isEmpty ? "/" : url.percentEncodedPath) + (url.percentEncodedQuery.map { "?" + $0 } ?? ""))
    }

    /// As the value of a query.
    var encoded: String { path.addingPercentEncoding(withAllowedCharacters: Self.plain) ?? "" }

    private static let plain = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "/-_."))
}
