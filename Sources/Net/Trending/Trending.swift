import MarqueeDomain

extension Trending {
    /// The time window, as a path value of every trending list.
    func path() throws(MarqueeError) -> [String: PathValue] {
        ["time_window": try PathValue(timeWindow.rawValue)]
    }
}

extension Operations {
    static let trendingMedia = Operation<PageDTO<MediaItemDTO>>(.get, "/3/trending/all/{time_window}", lifetime: .hours(1))
    static let trendingMovies = Operation<PageDTO<MovieDTO>>(.get, "/3/trending/movie/{time_window}", lifetime: .hours(1))
    static let trendingTV = Operation<PageDTO<TVSeriesDTO>>(.get, "/3/trending/tv/{time_window}", lifetime: .hours(1))
    static let trendingPeople = Operation<PageDTO<PersonDTO>>(.get, "/3/trending/person/{time_window}", lifetime: .hours(1))
}

extension Endpoint where Answer == PageDTO<MediaItemDTO> {
    static func trendingMedia(_ trending: Trending) -> Self {
        Endpoint(Operations.trendingMedia, page: trending.page, path: trending.path)
    }
}

extension Endpoint where Answer == PageDTO<MovieDTO> {
    static func trendingMovies(_ trending: Trending) -> Self {
        Endpoint(Operations.trendingMovies, page: trending.page, path: trending.path)
    }
}

extension Endpoint where Answer == PageDTO<TVSeriesDTO> {
    static func trendingTV(_ trending: Trending) -> Self {
        Endpoint(Operations.trendingTV, page: trending.page, path: trending.path)
    }
}

extension Endpoint where Answer == PageDTO<PersonDTO> {
    static func trendingPeople(_ trending: Trending) -> Self {
        Endpoint(Operations.trendingPeople, page: trending.page, path: trending.path)
    }
}
