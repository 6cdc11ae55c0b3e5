public import MarqueeDomain

/// Lists of titles in a language, best known first. It may gain requirements in a minor version.
public protocol CatalogListAPI: Sendable {
    /// Returns the read of a page of a list, in a language.
    func titles(in list: CatalogList, page: Int, language: String) -> Remote<Page<IndexedTitle>>
}

/// A list of titles that most people know.
public enum CatalogList: Int, Sendable, Hashable, CaseIterable {
    /// Movies by popularity.
    case popularMovies
    /// Series by popularity.
    case popularSeries
    /// Movies by their number of votes.
    case votedMovies
    /// Series by their number of votes.
    case votedSeries
}
