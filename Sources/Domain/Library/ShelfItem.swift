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
public struct ShelfEntry: Sendable, Equatable {
    /// The title or episode.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Subject: Sendable, Equatable {
        /// A movie.
        case movie(Movie)
        /// A TV series.
        case tv(TVSeries)
        /// An episode.
        case episode(SeriesEpisode)
    }

    /// The title or episode.
    public var subject: Subject
    /// The rating; nil but on a shelf of ratings.
    public var rating: Rating?

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
    public var shelfEntry: ShelfEntry { ShelfEntry(.movie(self)) }

    public init?(_ entry: ShelfEntry) {
        guard case .movie(let movie) = entry.subject else { return nil }
        self = movie
    }
}

extension TVSeries: ShelfItem {
    public var shelfEntry: ShelfEntry { ShelfEntry(.tv(self)) }

    public init?(_ entry: ShelfEntry) {
        guard case .tv(let series) = entry.subject else { return nil }
        self = series
    }
}

extension SeriesEpisode: ShelfItem {
    public var shelfEntry: ShelfEntry { ShelfEntry(.episode(self)) }

    public init?(_ entry: ShelfEntry) {
        guard case .episode(let episode) = entry.subject else { return nil }
        self = episode
    }
}

extension Rated: ShelfItem where Item: ShelfItem {
    public var shelfEntry: ShelfEntry { ShelfEntry(item.shelfEntry.subject, rating: rating) }

    // Nil for an entry without a rating.
    public init?(_ entry: ShelfEntry) {
        guard let item = Item(entry), let rating = entry.rating else { return nil }
        self.init(item, rating: rating)
    }
}
