import MarqueeDomain

extension Endpoint where Answer == PageDTO<TVSeriesDTO> {
    static func tvChart(_ chart: TVChart) -> Self {
        let operation =
            switch chart.kind {
            case .airingToday: Operations.airingTodayTV
            case .onTheAir: Operations.onTheAirTV
            case .popular: Operations.popularTV
            case .topRated: Operations.topRatedTV
            }
        return Endpoint(operation, page: chart.page)
    }
}
