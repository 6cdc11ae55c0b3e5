import MarqueeDomain

extension Operations {
    static let nowPlayingMovies = Operation<PageDTO<MovieDTO>>(
        .get, "/3/movie/now_playing", lifetime: .hours(1), audience: [.language, .region])
    static let popularMovies = Operation<PageDTO<MovieDTO>>(
        .get, "/3/movie/popular", lifetime: .hours(1), audience: [.language, .region])
    static let topRatedMovies = Operation<PageDTO<MovieDTO>>(
        .get, "/3/movie/top_rated", lifetime: .hours(4), audience: [.language, .region])
    static let upcomingMovies = Operation<PageDTO<MovieDTO>>(
        .get, "/3/movie/upcoming", lifetime: .hours(1), audience: [.language, .region])
}

extension Endpoint where Answer == PageDTO<MovieDTO> {
    static func list(_ list: MovieList) -> Self {
        let operation =
            switch list.kind {
            case .nowPlaying: Operations.nowPlayingMovies
            case .popular: Operations.popularMovies
            case .topRated: Operations.topRatedMovies
            case .upcoming: Operations.upcomingMovies
            }
        return Endpoint(operation, page: list.page, query: list.region.map { ["region": $0] } ?? [:])
    }
}
