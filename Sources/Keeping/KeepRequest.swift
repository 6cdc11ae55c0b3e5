public import Marquee

/// Titles to keep on this device, and the parts of them that are wanted.
///
/// ```swift
/// var request = KeepRequest(.library)
/// request.seasons = .all
/// request.pictures = [KeptPicture(.poster, width: 342)]
/// let job = try await marquee.keep(request)
/// ```
public struct KeepRequest: Sendable, Hashable {
    /// Which titles, people and collections are kept.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Items: Sendable, Hashable, Codable {
        /// These items, at most 100,000. Of a collection, its movies are kept, too.
        case titles([MediaReference])
        /// The favorites and the watchlist of the account, as they are at each run.
        case library
        /// The movies of a list of TMDb, as they are at each run.
        case list(MediaList.ID)
        /// The most popular movies or TV series, at most 10,000, as they are at each run.
        case popular(MediaKind, count: Int)
        /// The first movies that meet a filter, at most 10,000, in the order of the filter, as they are at each run. Its page has no effect.
        case discoverMovies(MovieFilter, count: Int)
        /// The first TV series that meet a filter, at most 10,000, in the order of the filter, as they are at each run. Its page has no effect.
        case discoverTV(TVFilter, count: Int)
    }

    /// Which seasons of a TV series are kept.
    public enum Seasons: String, Sendable, Hashable, Codable, CaseIterable {
        /// None, only the list of the seasons.
        case none
        /// The latest season with its episodes.
        case latest
        /// All seasons with their episodes, specials included.
        case all
    }

    /// The titles.
    public var items: Items
    /// The seasons of each TV series.
    public var seasons = Seasons.none
    /// The pictures of each title; none are loaded if it is empty.
    public var pictures: Set<KeptPicture> = []
    /// The parts of a movie's details. Without a server, a read of more parts is served from these, so ask for those that your screens show.
    public var movieParts = MoviePart.standard
    /// The parts of a TV series' details.
    public var seriesParts = TVSeriesPart.standard
    /// The parts of a person's details.
    public var personParts = PersonPart.standard
    /// The parts of a collection's details.
    public var collectionParts = MovieCollectionPart.standard
    /// The languages, as BCP 47 tags such as `fr-FR`; the language of the client if it is empty.
    public var languages: [String] = []
    /// The maximum size of the answers and pictures in bytes; nil is limited by the cache only.
    public var maxBytes: Int?
    /// The maximum number of requests for answers in one run; nil has no limit.
    public var maxRequests: Int?

    /// Creates a request for titles with the standard parts, without seasons and pictures.
    public init(_ items: Items) { self.items = items }
}

/// A picture of each kept title.
public struct KeptPicture: Sendable, Hashable, Codable {
    /// The kind: a poster, a backdrop or the profile of a person. Others are not kept.
    public var kind: ImageKind
    /// The width on the screen in pixels; nil keeps the original.
    public var width: Int?

    /// Creates a picture of a kind.
    public init(_ kind: ImageKind, width: Int? = nil) { (self.kind, self.width) = (kind, width) }
}

/// A request that is stored on this device until it is released.
public struct KeepJob: Sendable, Hashable, Identifiable {
    /// A number of 32 hexadecimal digits.
    public let id: String
    /// The request.
    public let request: KeepRequest
    /// The day of the request, in UTC.
    public let created: Day
}
