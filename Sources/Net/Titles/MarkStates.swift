import MarqueeData
import MarqueeDomain

/// The marks of a person on a title or an episode. Episodes have only a rating, and so have the marks of guests.
struct MarksDTO: DTO {
    let favorite: Bool?
    let watchlist: Bool?
    let rated: RatedState

    init(_ row: TapeRow) throws {
        favorite = row.optional("favorite")
        watchlist = row.optional("watchlist")
        rated = try row.required("rated")
    }
}

extension MarksDTO {
    func adapted() -> MarkStates { MarkStates(isFavorite: favorite, isOnWatchlist: watchlist, rating: rated.rating) }
}

/// The marks of an item in an answer; nil for a mark that the answer does not have.
struct MarkStates: Sendable {
    let isFavorite: Bool?
    let isOnWatchlist: Bool?
    let rating: Rating?

    /// The marks that the server names.
    var marks: Marks { Marks(isFavorite: isFavorite ?? false, isOnWatchlist: isOnWatchlist ?? false, rating: rating) }

    /// The marks of an account on an item. An item without favorites and watchlist is not marked with them; for a title and an account, a
    /// state that is missing would be treated as a mark that is not set.
    func marks(on item: Markable, as user: UserAuthorization, operation: String) throws(MarqueeError) -> Marks {
        let isEpisode = if case .episode = item { true } else { false }
        guard isEpisode || user.kind == .guest || (isFavorite != nil && isOnWatchlist != nil) else {
            throw .incompleteAnswer(operation: operation)
        }
        return marks
    }
}

/// `false`, or an object with the value. Anything else is unreadable: read as "not rated", it would remove a rating.
struct RatedState: Shape {
    let rating: Rating?

    static func read(from tape: JSONTape, at index: Int) throws -> RatedState {
        if let isRated = try? tape.bool(at: index) {
            guard !isRated else { throw tape.corrupted("Rated, but not how.", at: index) }
            return RatedState(rating: nil)
        }
        let value: NearestRating = try TapeRow(tape, at: index, of: Self.self).required("value")
        return RatedState(rating: value.rating)
    }
}

/// A number above 0, as the nearest half point.
struct NearestRating: Shape {
    let rating: Rating

    static func read(from tape: JSONTape, at index: Int) throws -> NearestRating {
        guard let rating = Rating(nearest: try tape.double(at: index)) else { throw tape.corrupted("Not a rating.", at: index) }
        return NearestRating(rating: rating)
    }
}
