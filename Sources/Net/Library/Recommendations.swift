import MarqueeData
import MarqueeDomain

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
