import MarqueeData
import MarqueeDomain

extension Operations {
    static let movieMarks = Operation<MarksDTO>(
        .get, "/3/movie/{movie_id}/account_states", lifetime: .minutes(5), audience: [], isPrivate: true)
    static let tvMarks = Operation<MarksDTO>(
        .get, "/3/tv/{series_id}/account_states", lifetime: .minutes(5), audience: [], isPrivate: true)
    static let episodeMarks = Operation<MarksDTO>(
        .get, "/3/tv/{series_id}/season/{season_number}/episode/{episode_number}/account_states", lifetime: .minutes(5), audience: [],
        isPrivate: true)
}

extension Endpoint<MarksDTO> {
    static func marks(on item: Markable, as user: UserAuthorization) -> Self {
        let operation =
            switch item {
            case .movie: Operations.movieMarks
            case .tv: Operations.tvMarks
            case .episode: Operations.episodeMarks
            }
        return Endpoint(operation, of: item.title, as: .anyone(user), path: item.path)
    }
}

/// The marks of a person on a title or an episode. Episodes have only a rating, and so have the marks of guests.
package struct MarksDTO: DTO {
    let favorite: Bool?
    let watchlist: Bool?
    let rated: RatedState
}

extension MarksDTO {
    package func adapted() -> MarkStates { MarkStates(isFavorite: favorite, isOnWatchlist: watchlist, rating: rated.rating) }
}

/// What a server says of the marks on something; nil is what it does not say.
package struct MarkStates: Sendable {
    let isFavorite: Bool?
    let isOnWatchlist: Bool?
    let rating: Rating?

    /// The marks of somebody on an item. What has no favorites and no watchlist is not marked with them; for a title and an account, a
    /// state that is missing would be treated as a mark that is not set.
    func marks(on item: Markable, as user: UserAuthorization, operation: String) throws(MarqueeError) -> Marks {
        let isEpisode = if case .episode = item { true } else { false }
        guard isEpisode || user.kind == .guest || (isFavorite != nil && isOnWatchlist != nil) else {
            throw .incompleteAnswer(operation: operation)
        }
        return Marks(isFavorite: isFavorite ?? false, isOnWatchlist: isOnWatchlist ?? false, rating: rating)
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
