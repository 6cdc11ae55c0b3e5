import MarqueeData
import MarqueeDomain

/// The marks of a person on a title or an episode. Episodes have only a rating, and so have the marks of guests.
package struct MarksDTO: DTO {
    let favorite: Bool?
    let watchlist: Bool?
    let rated: RatedState
}

extension MarksDTO {
    package func adapted() -> MarkStates { MarkStates(isFavorite: favorite, isOnWatchlist: watchlist, rating: rated.rating) }
}

/// The marks of an item in an answer; nil for a mark that the answer does not have.
package struct MarkStates: Sendable {
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
struct RatedState: Decodable, Sendable {
    let rating: Rating?

    private enum CodingKeys: CodingKey { case value }

    init(from decoder: any Decoder) throws {
        if let isRated = try? decoder.singleValueContainer().decode(Bool.self) {
            guard !isRated else {
                throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "Rated, but not how."))
            }
            rating = nil
        } else {
            rating = try decoder.container(keyedBy: CodingKeys.self).decode(NearestRating.self, forKey: .value).rating
        }
    }
}

/// A number above 0, as the nearest half point.
struct NearestRating: Decodable, Sendable {
    let rating: Rating

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let rating = Rating(nearest: try container.decode(Double.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "Not a rating.")
        }
        self.rating = rating
    }
}
