import MarqueeDomain

extension Endpoint where Answer == PageDTO<MovieDTO> {
    static func chart(_ chart: MovieChart) -> Self {
        let operation =
            switch chart.kind {
            case .nowPlaying: Operations.nowPlayingMovies
            case .popular: Operations.popularMovies
            case .topRated: Operations.topRatedMovies
            case .upcoming: Operations.upcomingMovies
            }
        return Endpoint(operation, page: chart.page)
    }
}
