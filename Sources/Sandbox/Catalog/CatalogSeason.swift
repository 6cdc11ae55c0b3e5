extension SandboxCatalog {
    /// A season of a series.
    public struct Season: Sendable, Equatable {
        /// The number of the season; zero is for specials.
        public var number: Int
        /// TMDb's number; zero lets the sandbox choose one.
        public var id = 0
        /// The name; empty is `Season 1`, or `Specials`.
        public var name = ""
        /// The texts in other languages, by language, as those of an episode.
        public var translations: [String: Translation] = [:]
        /// The first day as `YYYY-MM-DD`.
        public var airDate: String?
        /// How many episodes there are. Those that are not listed are made up: they have a number and nothing else. Nil is as many as the
        /// highest number in the list.
        public var episodeCount: Int?
        /// The path of the poster.
        public var posterPath: String?
        /// The average of all votes, from 0 to 10.
        public var voteAverage = 0.0
        /// The cast of the season.
        public var cast: [Role] = []
        /// The pictures; without any, the poster is the only one.
        public var pictures: [Picture] = []
        /// The videos.
        public var videos: [Video] = []
        /// The ids of the season in other services.
        public var externalIDs = ExternalIDs()
        /// The episodes that something is known of.
        public var episodes: [Episode] = []

        /// A season without episodes.
        public init(number: Int) {
            self.number = number
        }
    }
}

extension SandboxCatalog.Season: JSONObject {
    init(_ members: inout JSONMembers) throws(SandboxError) {
        self.init(number: try members.required("season_number"))
        try members.read("id", into: &id)
        try members.read("name", into: &name)
        try members.read("translations", into: &translations)
        try members.read("air_date", into: &airDate)
        try members.read("episode_count", into: &episodeCount)
        try members.read("poster_path", into: &posterPath)
        try members.read("vote_average", into: &voteAverage)
        try members.read("cast", into: &cast)
        try members.read("images", into: &pictures)
        try members.read("videos", into: &videos)
        try members.read("external_ids", into: &externalIDs)
        try members.read("episodes", into: &episodes)
    }
}
