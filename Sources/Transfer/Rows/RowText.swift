import MarqueeDomain

/// Numbers, ids and dates in the fields of exports.
enum RowText {
    /// The letters and digits, small: `Your Rating` is `yourrating`.
    static func letters(of text: String) -> String {
        String(String.UnicodeScalarView(text.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || ("0"..."9").contains($0) }))
    }

    /// A year such as `1999`, or that of a date such as `1999-10-15`; nil for other texts. TV Time writes the year 1 for an unknown one.
    static func year(_ text: String) -> Int? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        guard digits.count == 4, let year = Int(digits), (1870...2200).contains(year) else { return nil }
        return text.count == 4 || "-/ T–".contains(text.dropFirst(4).first ?? "x") ? year : nil
    }

    /// A positive number of at most nine digits.
    static func id(_ text: String) -> Int? {
        guard (1...9).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) }), let id = Int(text), id > 0 else {
            return nil
        }
        return id
    }

    /// A number from 0, such as that of a season.
    static func number(_ text: String) -> Int? { text == "0" ? 0 : id(text) }

    /// The id of IMDb in a text such as `tt0137523` or the address of its page.
    static func imdbID(_ text: String) -> String? {
        let id = text.split(separator: "/").last { $0.hasPrefix("tt") || $0.hasPrefix("TT") } ?? Substring(text)
        guard id.utf8.count <= 15, id.lowercased().hasPrefix("tt"), Self.isDigits(id.dropFirst(2)) else { return nil }
        return id.lowercased()
    }

    private static func isDigits(_ text: Substring) -> Bool { !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) } }

    /// A day, with or without a time: `2024-03-05`, `2024/03/05`, `05.03.2024`, `25/12/2024`, `2024-03-05 10:00:00`. Nil for other texts, and
    /// for one that can be two days, such as `05/03/2024`.
    static func day(_ text: String) -> Day? {
        let date = text.prefix { $0 != "T" && $0 != " " }
        guard let mark = date.first(where: { "-/.".contains($0) }) else { return nil }
        let parts = date.split(separator: mark, omittingEmptySubsequences: false)
        guard parts.count == 3, parts.allSatisfy({ isDigits($0) && $0.count <= 4 }) else { return nil }
        let numbers = parts.compactMap { Int($0) }
        if parts[0].count == 4 { return Day(year: numbers[0], month: numbers[1], day: numbers[2]) }
        guard parts[2].count == 4 else { return nil }
        // A point is between a day and a month. Between slashes, the order depends on the country.
        if mark == "." || numbers[0] > 12 { return Day(year: numbers[2], month: numbers[1], day: numbers[0]) }
        if numbers[1] > 12 || numbers[0] == numbers[1] { return Day(year: numbers[2], month: numbers[0], day: numbers[1]) }
        return nil
    }

    /// The kind that a word names in the exports: `movie`, `tvSeries`, `TV Mini Series`, `show`, `episode`.
    static func kind(_ text: String) -> Kind {
        switch letters(of: text) {
        case "": .unknown
        case "movie", "film", "movies", "films", "short", "shortfilm", "tvmovie", "tvspecial", "video", "tvshort", "musicvideo",
            "documentary":
            .movie
        case "tv", "tvseries", "tvminiseries", "series", "miniseries", "show", "shows", "tvshow", "anime", "tvshows": .tv
        case "episode", "tvepisode", "tvepisodes", "episodes": .episode
        case "videogame", "game", "podcast", "podcastseries", "podcastepisode", "season", "tvseason", "person", "people": .unsupported
        default: .unknown
        }
    }

    enum Kind {
        case movie, tv, episode, unsupported, unknown

        var media: MediaKind? {
            switch self {
            case .movie: .movie
            case .tv, .episode: .tv
            case .unsupported, .unknown: nil
            }
        }
    }

    /// Whether a field says yes.
    static func isTrue(_ text: String) -> Bool {
        ["1", "true", "yes", "y", "x", "ja", "oui", "sí", "так", "はい", "✓", "✔"].contains(text.lowercased())
    }
}
