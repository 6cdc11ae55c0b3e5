import Marquee

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
    static func video(_ video: Video) -> String? {
        guard isSafe(video.key) else { return nil }
        switch video.site {
        case .youTube: return "https://www.youtube.com/watch?v=\(video.key)"
        case .vimeo: return "https://vimeo.com/\(video.key)"
        default: return nil
        }
    }

    private static func isSafe(_ id: String) -> Bool {
        (1...64).contains(id.utf8.count) && id.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
    }
}
