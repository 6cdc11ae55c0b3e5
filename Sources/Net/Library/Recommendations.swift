import MarqueeData
import MarqueeDomain

extension Operations {
    static let recommendedMovies = Operation<PageDTO<MovieDTO>>(
        .get, "/4/account/{account_object_id}/movie/recommendations", lifetime: .minutes(5), isPrivate: true)
    static let recommendedTV = Operation<PageDTO<TVSeriesDTO>>(
        .get, "/4/account/{account_object_id}/tv/recommendations", lifetime: .minutes(5), isPrivate: true)
}

extension Endpoint where Answer == PageDTO<MovieDTO> {
    static func recommendedMovies(page: Int, as user: UserAuthorization) -> Self {
        Endpoint(Operations.recommendedMovies, page: page, as: .userToken(user))
    }
}

extension Endpoint where Answer == PageDTO<TVSeriesDTO> {
    static func recommendedTV(page: Int, as user: UserAuthorization) -> Self {
        Endpoint(Operations.recommendedTV, page: page, as: .userToken(user))
    }
}
