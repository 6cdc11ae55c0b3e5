/// Rates a movie, a TV series or an episode. Guests may, too. It is durable when this returns, with or without a network, and sent when
/// that is possible.
///
/// See <https://developer.themoviedb.org/reference/movie-add-rating>.
public struct Rate: Executable {
    private let library: any LibraryRepository

    /// Creates the use case.
    public init(library: any LibraryRepository) { self.library = library }

    /// Rates something with 0.5 to 10, in steps of 0.5, and returns all its marks as they are then.
    ///
    /// - Throws: ``MarqueeError/Code/invalidInput`` for any other number, ``MarqueeError/Code/unauthorized`` when nobody is signed in,
    ///   ``MarqueeError/Code/storage`` or ``MarqueeError/Code/storageFull`` if it cannot be kept.
    @discardableResult
    public func execute(_ change: (item: Markable, rating: Double)) async throws(MarqueeError) -> Marks {
        try await library.set(.rating(try Rating(change.rating)), on: change.item)
    }

    /// Rates something with 0.5 to 10, in steps of 0.5, and returns all its marks as they are then.
    @discardableResult
    public func callAsFunction(_ item: Markable, _ rating: Double) async throws(MarqueeError) -> Marks {
        try await execute((item, rating))
    }
}

/// Takes a rating back.
///
/// See <https://developer.themoviedb.org/reference/movie-delete-rating>.
public struct RemoveRating: Executable {
    private let library: any LibraryRepository

    /// Creates the use case.
    public init(library: any LibraryRepository) { self.library = library }

    /// Takes the rating back, and returns all marks as they are then; one that was never given is no error.
    @discardableResult
    public func execute(_ item: Markable) async throws(MarqueeError) -> Marks { try await library.set(.rating(nil), on: item) }

    /// Takes the rating back, and returns all marks as they are then.
    @discardableResult
    public func callAsFunction(_ item: Markable) async throws(MarqueeError) -> Marks { try await execute(item) }
}

/// Something and how the person rated it.
///
/// It is encoded as `{"item": {…}, "rating": 8.5}`.
public struct Rated<Item: Sendable>: Sendable {
    /// What was rated.
    public var item: Item
    /// How it was rated.
    public var rating: Rating

    /// Creates a rated item.
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
    /// The id of what was rated, so that ratings can be paged through.
    public var id: Item.ID { item.id }
}

/// An episode, with the series that it belongs to.
public struct SeriesEpisode: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's id of the series.
    public var series: TVSeries.ID
    /// The episode.
    public var episode: Episode

    /// Creates an episode of a series.
    public init(series: TVSeries.ID, episode: Episode) {
        self.series = series
        self.episode = episode
    }

    /// TMDb's id among episodes.
    public var id: Episode.ID { episode.id }

    /// Its place; nil where TMDb has lost it.
    public var reference: EpisodeReference? { episode.reference(in: series) }
}

extension LibraryUseCases {
    /// Rates a movie, a TV series or an episode.
    public var rate: Rate { Rate(library: library) }
    /// Takes a rating back.
    public var removeRating: RemoveRating { RemoveRating(library: library) }
    /// Reads the movies that the person rated, a page at a time, with what has not been sent yet.
    ///
    /// See <https://developer.themoviedb.org/reference/account-rated-movies>.
    public var ratedMovies: Get<ShelfPage, Page<Rated<Movie>>> { shelf(.ratedMovies) }
    /// Reads the TV series that the person rated, a page at a time, with what has not been sent yet.
    ///
    /// See <https://developer.themoviedb.org/reference/account-rated-tv>.
    public var ratedTV: Get<ShelfPage, Page<Rated<TVSeries>>> { shelf(.ratedTV) }
    /// Reads the episodes that the person rated, a page at a time, without those whose removal has not been sent yet.
    ///
    /// See <https://developer.themoviedb.org/reference/account-rated-tv-episodes>.
    public var ratedEpisodes: Get<ShelfPage, Page<Rated<SeriesEpisode>>> { shelf(.ratedEpisodes) }
}
