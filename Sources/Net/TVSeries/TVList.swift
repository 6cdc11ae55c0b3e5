import MarqueeDomain

extension Operations {
    static let airingTodayTV = Operation<PageDTO<TVSeriesDTO>>(.get, "/3/tv/airing_today", lifetime: .hours(1))
    static let onTheAirTV = Operation<PageDTO<TVSeriesDTO>>(.get, "/3/tv/on_the_air", lifetime: .hours(1))
    static let popularTV = Operation<PageDTO<TVSeriesDTO>>(.get, "/3/tv/popular", lifetime: .hours(1))
    static let topRatedTV = Operation<PageDTO<TVSeriesDTO>>(.get, "/3/tv/top_rated", lifetime: .hours(4))
}

extension Endpoint where Answer == PageDTO<TVSeriesDTO> {
    static func tvList(_ list: TVList) -> Self {
        let operation =
            switch list.kind {
            case .airingToday: Operations.airingTodayTV
            case .onTheAir: Operations.onTheAirTV
            case .popular: Operations.popularTV
            case .topRated: Operations.topRatedTV
            }
        let hasDays = list.kind == .airingToday || list.kind == .onTheAir
        let query = hasDays ? list.timezone.map { ["timezone": $0] } ?? [:] : [:]
        return Endpoint(operation, page: list.page, query: query)
    }
}
