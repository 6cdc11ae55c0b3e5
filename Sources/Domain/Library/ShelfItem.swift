/// What can stand on a shelf: movies, TV series, and whatever is rated.
///
/// An entry is the form that the items of all shelves have in common, so that one function serves every shelf.
public protocol ShelfItem: Sendable {
    /// The item as an entry.
    var shelfEntry: ShelfEntry { get }
    /// The item that an entry stands for; nil for an entry of another kind.
    init?(_ entry: ShelfEntry)
}

/// What stands in one place of a shelf, whichever shelf it is.
public struct ShelfEntry: Sendable, Hashable {
    /// What can be marked, with its texts.
    public enum Subject: Sendable, Hashable {
        /// A movie.
        case movie(Movie)
        /// A TV series.
        case tv(TVSeries)
        /// An episode.
        case episode(SeriesEpisode)
    }

    /// What is marked.
    public var subject: Subject
    /// How it is rated, on a shelf of ratings.
    public var rating: Rating?

    /// Creates an entry.
    public init(_ subject: Subject, rating: Rating? = nil) {
        self.subject = subject
        self.rating = rating
    }

    /// By which it is marked; nil for an episode whose place TMDb has lost.
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

    /// The movie that an entry stands for; nil for any other entry.
    public init?(_ entry: ShelfEntry) {
        guard case .movie(let movie) = entry.subject else { return nil }
        self = movie
    }
}

extension TVSeries: ShelfItem {
    /// The series as an entry without a rating.
    public var shelfEntry: ShelfEntry { ShelfEntry(.tv(self)) }

    /// The series that an entry stands for; nil for any other entry.
    public init?(_ entry: ShelfEntry) {
        guard case .tv(let series) = entry.subject else { return nil }
        self = series
    }
}

extension SeriesEpisode: ShelfItem {
    /// The episode as an entry without a rating.
    public var shelfEntry: ShelfEntry { ShelfEntry(.episode(self)) }

    /// The episode that an entry stands for; nil for any other entry.
    public init?(_ entry: ShelfEntry) {
        guard case .episode(let episode) = entry.subject else { return nil }
        self = episode
    }
}

extension Rated: ShelfItem where Item: ShelfItem {
    /// The item as an entry with its rating.
    public var shelfEntry: ShelfEntry { ShelfEntry(item.shelfEntry.subject, rating: rating) }

    /// The item that an entry stands for; nil without a rating, and for an entry of another kind.
    public init?(_ entry: ShelfEntry) {
        guard let item = Item(entry), let rating = entry.rating else { return nil }
        self.init(item, rating: rating)
    }
}
