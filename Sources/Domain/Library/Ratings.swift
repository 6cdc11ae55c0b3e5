#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Rates a movie, a TV series or an episode; guests may do this too. The change is stored when this returns, with or without a network, and
/// sent as soon as possible.
///
/// Throws ``MarqueeError/Code/invalidInput`` for any number but 0.5 to 10 in steps of 0.5, ``MarqueeError/Code/unauthorized`` if no user is
/// signed in, ``MarqueeError/Code/storage`` or ``MarqueeError/Code/storageFull`` if the change cannot be stored.
///
/// See <https://developer.themoviedb.org/reference/movie-add-rating>.
public struct Rate: Executable {
    private let library: any LibraryRepository

    public init(library: any LibraryRepository) { self.library = library }

    @discardableResult
    public func execute(_ change: (item: Markable, rating: Double)) async throws(MarqueeError) -> Marks {
        try await library.set(.rating(try Rating(change.rating)), on: change.item)
    }

    /// Rates a title or an episode with 0.5 to 10, in steps of 0.5, and returns all its marks after the change.
    @discardableResult
    public func callAsFunction(_ item: Markable, _ rating: Double) async throws(MarqueeError) -> Marks {
        try await execute((item, rating))
    }
}

/// Removes a rating. Removing a rating that does not exist is no error.
///
/// See <https://developer.themoviedb.org/reference/movie-delete-rating>.
public struct RemoveRating: Executable {
    private let library: any LibraryRepository

    public init(library: any LibraryRepository) { self.library = library }

    @discardableResult
    public func execute(_ item: Markable) async throws(MarqueeError) -> Marks { try await library.set(.rating(nil), on: item) }

    /// Removes the rating, and returns all marks after the change.
    @discardableResult
    public func callAsFunction(_ item: Markable) async throws(MarqueeError) -> Marks { try await execute(item) }
}

/// An item with the account's rating.
///
/// It is encoded as `{"item": {…}, "rating": 8.5}`, with `ratedAt` where that is known.
public struct Rated<Item: Sendable>: Sendable {
    /// The rated item.
    public var item: Item
    /// The rating.
    public var rating: Rating
    /// When it was rated; nil but on the shelves in any order.
    public var ratedAt: Date?

    public init(_ item: Item, rating: Rating) {
        self.item = item
        self.rating = rating
    }
}

extension Rated: Equatable where Item: Equatable {}
extension Rated: Hashable where Item: Hashable {}
extension Rated: Decodable where Item: Decodable {}
extension Rated: Encodable where Item: Encodable {}

extension Rated: Identifiable where Item: Identifiable {
    /// The id of the rated item, so that ratings can be read page by page.
    public var id: Item.ID { item.id }
}

extension LibraryUseCases {
    /// Rates a movie, a TV series or an episode.
    public var rate: Rate { Rate(library: library) }
    /// Removes a rating.
    public var removeRating: RemoveRating { RemoveRating(library: library) }
    /// Reads a page of the rated movies, including unsent changes.
    ///
    /// See <https://developer.themoviedb.org/reference/account-rated-movies>.
    public var ratedMovies: Get<ShelfPage, Page<Rated<Movie>>> { shelf(.ratedMovies) }
    /// Reads a page of the rated TV series, including unsent changes.
    ///
    /// See <https://developer.themoviedb.org/reference/account-rated-tv>.
    public var ratedTV: Get<ShelfPage, Page<Rated<TVSeries>>> { shelf(.ratedTV) }
    /// Reads a page of the rated episodes, without those whose removal is unsent.
    ///
    /// See <https://developer.themoviedb.org/reference/account-rated-tv-episodes>.
    public var ratedEpisodes: Get<ShelfPage, Page<Rated<SeriesEpisode>>> { shelf(.ratedEpisodes) }
}
