public import MarqueeDomain

/// A row of a shelf: a title or an episode, with the rating on a shelf of ratings.
public struct LibraryItem: Sendable, Equatable, Identifiable {
    /// The title or episode, and its rating.
    public let entry: ShelfEntry

    public init(entry: ShelfEntry) { self.entry = entry }

    /// The identity of a row: the kind and the id of its item.
    public enum ID: Sendable, Hashable {
        /// A movie or a TV series.
        case title(MediaReference)
        /// An episode, by TMDb's id among episodes.
        case episode(Episode.ID)
    }

    /// Kind and id.
    public var id: ID {
        switch entry.subject {
        case .movie(let movie): .title(movie.reference)
        case .tv(let series): .title(series.reference)
        case .episode(let episode): .episode(episode.id)
        }
    }
}
