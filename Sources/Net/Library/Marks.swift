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
