/// An item of a shelf: a movie, a TV series, or a rated title or episode.
///
/// An entry is a form that is the same for the items of all shelves, so that one function serves every shelf.
public protocol ShelfItem: Sendable {
    /// The item as an entry.
    var shelfEntry: ShelfEntry { get }
    /// The item of an entry; nil for an entry of another kind.
    init?(_ entry: ShelfEntry)
}

/// One entry of a shelf, in a form that is the same for all shelves.
public struct ShelfEntry: Sendable, Hashable {
    /// The title or episode.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Subject: Sendable, Hashable {
        /// A movie.
        case movie(Movie)
        /// A TV series.
        case tv(TVSeries)
        /// An episode.
        case episode(SeriesEpisode)
    }

    /// The title or episode.
    public var subject: Subject
    /// The rating, on a shelf of ratings.
    public var rating: Rating?

    /// Creates an entry.
    public init(_ subject: Subject, rating: Rating? = nil) {
        self.subject = subject
        self.rating = rating
    }

    /// The key of its marks; nil for an episode whose place TMDb does not give.
    public var markable: Markable? {
        switch subject {
        case .movie(let movie): .movie(movie.id)
        case .tv(let series): .tv(series.id)
        case .episode(let episode): episode.reference.map(Markable.episode)
        }
    }
}

extension Movie: ShelfItem {
    /// The movie as an entry without a rating.
    public var shelfEntry: ShelfEntry { ShelfEntry(.movie(self)) }

    /// The movie of an entry; nil for any other entry.
    public init?(_ entry: ShelfEntry) {
        guard case .movie(let movie) = entry.subject else { return nil }
        self = movie
    }
}

extension TVSeries: ShelfItem {
    /// The series as an entry without a rating.
    public var shelfEntry: ShelfEntry { ShelfEntry(.tv(self)) }

    /// The series of an entry; nil for any other entry.
    public init?(_ entry: ShelfEntry) {
        guard case .tv(let series) = entry.subject else { return nil }
        self = series
    }
}

extension SeriesEpisode: ShelfItem {
    /// The episode as an entry without a rating.
    public var shelfEntry: ShelfEntry { ShelfEntry(.episode(self)) }

    /// The episode of an entry; nil for any other entry.
    public init?(_ entry: ShelfEntry) {
        guard case .episode(let episode) = entry.subject else { return nil }
        self = episode
    }
}

extension Rated: ShelfItem where Item: ShelfItem {
    /// The item as an entry with its rating.
    public var shelfEntry: ShelfEntry { ShelfEntry(item.shelfEntry.subject, rating: rating) }

    /// The item of an entry; nil without a rating, and for an entry of another kind.
    public init?(_ entry: ShelfEntry) {
        guard let item = Item(entry), let rating = entry.rating else { return nil }
        self.init(item, rating: rating)
    }
}
