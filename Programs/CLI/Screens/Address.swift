import Marquee

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Addresses made of ids from outside, which hold nothing but letters, digits, `_` and `-`.
enum Address {
    /// The page of a title or a person on IMDb.
    static func imdb(_ id: String?) -> String? {
        guard let id, isSafe(id) else { return nil }
        switch id.prefix(2) {
        case "tt": return "https://www.imdb.com/title/\(id)/"
        case "nm": return "https://www.imdb.com/name/\(id)/"
        default: return nil
        }
    }

    /// The page of a video.
    static func video(_ video: Video) -> String? { video.url?.absoluteString }

    private static func isSafe(_ id: String) -> Bool {
        (1...64).contains(id.utf8.count) && id.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
    }
}
