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

    private static let formatName = "marquee-library"

    /// Reads a document; nil for other JSON, and for a version that this one does not know.
    public init?(json: Data) {
        struct Head: Decodable {
            var format: String
            var version: Int
        }
        guard let head = try? JSONDecoder().decode(Head.self, from: json), head.format == Self.formatName, head.version == 1,
            let document = try? JSONDecoder().decode(Self.self, from: json)
        else { return nil }
        self = document
    }

    /// The document as JSON, with the same bytes for the same content.
    public var json: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Texts, numbers and lists can always be encoded.
        return (try? encoder.encode(self)) ?? Data()
    }
}
