/// A kind of mark.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum MarkKind: String, Sendable, Hashable, Codable, CaseIterable {
    /// The title is a favorite.
    case favorite
    /// The title is on the watchlist.
    case watchlist
    /// The title or episode is rated.
    case rating
}

/// The value of a mark.
///
/// It is encoded as `{"favorite": true}`, `{"watchlist": false}` or `{"rating": 8.5}`; a removed rating is `{"rating": null}`.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum MarkValue: Sendable, Hashable {
    /// Whether the title is a favorite.
    case favorite(Bool)
    /// Whether the title is on the watchlist.
    case watchlist(Bool)
    /// The rating; nil if not rated.
    case rating(Rating?)

    /// The kind of the mark.
    public var kind: MarkKind {
        switch self {
        case .favorite: .favorite
        case .watchlist: .watchlist
        case .rating: .rating
        }
    }

    /// Whether the title is a favorite, on the watchlist, or rated.
    public var isSet: Bool {
        switch self {
        case .favorite(let isSet), .watchlist(let isSet): isSet
        case .rating(let rating): rating != nil
        }
    }
}

/// An account's marks on a title or an episode: the server's known values, overlaid with the changes not yet sent.
///
/// It is encoded as `{"isFavorite": true, "isOnWatchlist": false, "rating": 8.5, "pending": ["rating"], "rejected": []}`; the rating is
/// absent if there is none.
public struct Marks: Sendable, Hashable, Codable {
    /// Whether the title is a favorite.
    public var isFavorite: Bool
    /// Whether the title is on the watchlist.
    public var isOnWatchlist: Bool
    /// The rating; nil if not rated.
    public var rating: Rating?
    /// The kinds of marks with changes not yet sent.
    public var pending: Set<MarkKind>
    /// The kinds of marks whose change the server rejected. Their values are as before the change; ``LibraryUseCases/pending`` has the error.
    public var rejected: Set<MarkKind>

    public init(
        isFavorite: Bool = false, isOnWatchlist: Bool = false, rating: Rating? = nil, pending: Set<MarkKind> = [],
        rejected: Set<MarkKind> = []
    ) {
        self.isFavorite = isFavorite
        self.isOnWatchlist = isOnWatchlist
        self.rating = rating
        self.pending = pending
        self.rejected = rejected
    }

    /// No marks.
    public static let none = Marks()

    /// The value of one kind of mark.
    public subscript(kind: MarkKind) -> MarkValue {
        switch kind {
        case .favorite: .favorite(isFavorite)
        case .watchlist: .watchlist(isOnWatchlist)
        case .rating: .rating(rating)
        }
    }

    /// Sets the mark of the value's kind.
    public mutating func set(_ value: MarkValue) {
        switch value {
        case .favorite(let isSet): isFavorite = isSet
        case .watchlist(let isSet): isOnWatchlist = isSet
        case .rating(let new): rating = new
        }
    }
}

extension Marks {
    private enum CodingKeys: CodingKey {
        case isFavorite, isOnWatchlist, rating, pending, rejected
    }

    // Sets are sorted, so that equal marks have equal encodings.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(isFavorite, forKey: .isFavorite)
        try container.encode(isOnWatchlist, forKey: .isOnWatchlist)
        try container.encodeIfPresent(rating, forKey: .rating)
        try container.encode(pending.sorted { $0.rawValue < $1.rawValue }, forKey: .pending)
        try container.encode(rejected.sorted { $0.rawValue < $1.rawValue }, forKey: .rejected)
    }
}

extension MarkValue: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        switch container.allKeys.first {
        case .favorite: self = .favorite(try container.decode(Bool.self, forKey: .favorite))
        case .watchlist: self = .watchlist(try container.decode(Bool.self, forKey: .watchlist))
        case .rating: self = .rating(try container.decodeIfPresent(Rating.self, forKey: .rating))
        case nil: throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "Not a mark."))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .favorite(let isSet): try container.encode(isSet, forKey: .favorite)
        case .watchlist(let isSet): try container.encode(isSet, forKey: .watchlist)
        case .rating(let rating): try container.encode(rating, forKey: .rating)
        }
    }

    private enum Key: CodingKey {
        case favorite, watchlist, rating
    }
}
