extension Sandbox {
    /// The marks of an account. Favorites and the watchlist are in the order in which they were added.
    public struct Library: Sendable, Equatable {
        /// An episode of a series, by its numbers.
        public struct Episode: Sendable, Hashable {
            /// The id of the series.
            public var series: Int
            /// The number of the season; zero for specials.
            public var season: Int
            /// The number of the episode in its season.
            public var number: Int

            /// The episode with these numbers.
            public init(series: Int, season: Int, number: Int) {
                self.series = series
                self.season = season
                self.number = number
            }
        }

        /// The ids of the favorite movies.
        public var favoriteMovies: [Int] = []
        /// The ids of the favorite series.
        public var favoriteTV: [Int] = []
        /// The ids of the movies on the watchlist.
        public var watchlistMovies: [Int] = []
        /// The ids of the series on the watchlist.
        public var watchlistTV: [Int] = []
        /// The ratings of movies by id, from 0.5 to 10.
        public var ratedMovies: [Int: Double] = [:]
        /// The ratings of series by id, from 0.5 to 10.
        public var ratedTV: [Int: Double] = [:]
        /// The ratings of episodes, from 0.5 to 10.
        public var ratedEpisodes: [Episode: Double] = [:]

        /// A library with nothing in it.
        public init() {}
    }
}
