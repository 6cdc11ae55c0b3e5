#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Addresses of pages on other sites. Ids from outside hold nothing but letters, digits, `_` and `-`, or give no address.
enum WebPage {
    /// The page of a movie, a series or a person on TMDb.
    static func tmdb(_ path: String, _ id: Int) -> URL { tmdb.appending(path: path + "/" + String(id), directoryHint: .notDirectory) }

    /// The page of a title or a person on IMDb; nil for other ids.
    static func imdb(_ id: String?) -> URL? {
        guard let id, isSafe(id) else { return nil }
        switch id.prefix(2) {
        case "tt": return URL(string: "https://www.imdb.com/title/" + id + "/")
        case "nm": return URL(string: "https://www.imdb.com/name/" + id + "/")
        default: return nil
        }
    }

    /// The page of an account with a name on a site; nil for a name that is none of theirs. Names may have dots.
    static func profile(_ site: String, _ name: String?) -> URL? {
        guard let name, isSafe(name.filter { $0 != "." }), name.utf8.count <= 64 else { return nil }
        return URL(string: "https://" + site + name)
    }

    /// The fallback is never used, because the constant is a valid URL; it avoids a forced unwrap.
    private static let tmdb = URL(string: "https://www.themoviedb.org/") ?? URL(filePath: "/")

    static func isSafe(_ id: String) -> Bool {
        (1...64).contains(id.utf8.count) && id.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
    }
}
