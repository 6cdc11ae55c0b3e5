public import MarqueeDomain

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Everything that an account has. As JSON, it can be imported again without loss.
public struct LibraryDocument: Sendable, Equatable, Codable {
    /// A title or an episode with its marks.
    public struct Title: Sendable, Equatable, Codable {
        /// The movie, the series or the episode.
        public var item: Markable
        /// Its title; empty if this device does not know it.
        public var title: String
        /// The year of its release.
        public var year: Int?
        /// Whether it is a favorite.
        public var isFavorite = false
        /// Whether it is on the watchlist.
        public var isOnWatchlist = false
        /// The rating.
        public var rating: Rating?
        /// The day of the rating, where TMDb says it.
        public var ratedOn: Day?

        public init(_ item: Markable, title: String = "", year: Int? = nil) {
            self.item = item
            self.title = title
            self.year = year
        }
    }

    /// A list of the account.
    public struct List: Sendable, Equatable, Codable {
        /// Its name.
        public var name: String
        /// Its description.
        public var description = ""
        /// Whether every user may read it.
        public var isPublic = true
        /// Its titles, in its order.
        public var items: [ListItem] = []

        public init(name: String) { self.name = name }
    }

    /// A title of a list.
    public struct ListItem: Sendable, Equatable, Codable {
        /// The movie or the series.
        public var item: Markable
        /// Its title.
        public var title: String
        /// The year of its release.
        public var year: Int?
        /// The comment; empty without one.
        public var comment = ""

        public init(_ item: Markable, title: String, year: Int? = nil) {
            self.item = item
            self.title = title
            self.year = year
        }
    }

    /// The name of the format.
    public private(set) var format = Self.formatName
    /// The version of the format.
    public private(set) var version = 1
    /// The day of the export.
    public var day: Day
    /// The titles and episodes that have a mark, movies first.
    public var titles: [Title] = []
    /// The lists.
    public var lists: [List] = []
    /// The changes that were not sent yet, or that TMDb rejected. The marks of the titles contain those that were not sent.
    public var pending: [PendingChange] = []

    public init(day: Day) { self.day = day }

    /// The name of the format, which is at the beginning of each document.
    public static let formatName = "marquee-library"

    /// Reads a document; nil for other JSON, and for a version that this one does not know.
    public init?(json: Data) {
        struct Head: Decodable {
            var format: String
            var version: Int
        }
        let decoder = JSONDecoder()
        // Earlier exports have seconds since 2001, which is the default of Foundation.
        decoder.dateDecodingStrategy = .custom { decoder in
            let container = try decoder.singleValueContainer()
            if let seconds = try? container.decode(Double.self) { return Date(timeIntervalSinceReferenceDate: seconds) }
            return try Date(written: container.decode(String.self))
        }
        guard let head = try? decoder.decode(Head.self, from: json), head.format == Self.formatName, head.version == 1,
            let document = try? decoder.decode(Self.self, from: json)
        else { return nil }
        self = document
    }

    /// The document as JSON, with the same bytes for the same content.
    public var json: Data {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .custom { date, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(date.written)
        }
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Texts, numbers and lists can always be encoded.
        return (try? encoder.encode(self)) ?? Data()
    }
}

extension Date {
    /// A time in ISO 8601, such as `2026-11-29T20:15:00Z`, with milliseconds if there are any.
    fileprivate var written: String {
        let milliseconds = (timeIntervalSince1970 * 1_000).rounded()
        let rest = milliseconds.truncatingRemainder(dividingBy: 1_000)
        let text = Date(timeIntervalSince1970: ((milliseconds - rest) / 1_000)).formatted(.iso8601)
        return rest == 0 ? text : text.dropLast() + "." + String(String(1_000 + Int(rest)).dropFirst()) + "Z"
    }

    /// Reads what ``written`` has written.
    fileprivate init(written text: String) throws {
        let parts = text.split(separator: ".", maxSplits: 1)
        guard parts.count == 2, parts[1].count == 4, parts[1].last == "Z", let rest = Int(parts[1].dropLast()) else {
            self = try Date(text, strategy: .iso8601)
            return
        }
        let whole = try Date(parts[0] + "Z", strategy: .iso8601)
        self = Date(timeIntervalSince1970: (whole.timeIntervalSince1970 * 1_000 + Double(rest)) / 1_000)
    }
}
