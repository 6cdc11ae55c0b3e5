extension SandboxCatalog {
    /// A series. A missing value is sent as TMDb sends unknown values.
    public struct Series: Sendable, Equatable {
        /// TMDb's number.
        public var id: Int
        /// The English name.
        public var name: String
        /// The name in the original language.
        public var originalName: String
        /// The original language as `iso_639_1`.
        public var originalLanguage = "en"
        /// The overview in English.
        public var overview = ""
        /// The address of the series' own site, as the English translation has it.
        public var homepage = ""
        /// A day as `YYYY-MM-DD`, or empty where it is unknown.
        public var firstAirDate = ""
        /// The last day on which an episode was aired; nil is that of the last known episode.
        public var lastAirDate: String?
        /// The day of the next episode, one of the known ones; nil if none is announced.
        public var nextAirDate: String?
        /// Whether it has an episode on the fixed day of the sandbox, 2023-05-01.
        public var isOnTheAir = false
        /// The countries of origin as `iso_3166_1`.
        public var originCountries: [String] = []
        /// TMDb's numbers of the genres.
        public var genres: [Int] = []
        /// The path of the poster.
        public var posterPath: String?
        /// The path of the backdrop.
        public var backdropPath: String?
        /// How popular the series is; lists and searches begin with the highest number.
        public var popularity = 0.0
        /// The average of all votes, from 0 to 10.
        public var voteAverage = 0.0
        /// The number of votes.
        public var voteCount = 0
        /// The ids of the series in other services.
        public var externalIDs = ExternalIDs()
        /// TMDb's word for the state of the series. Empty is `Planned` before the first day, `Returning Series` while it is on the air, and
        /// `Ended` otherwise.
        public var status = ""
        /// TMDb's word for the type of the series.
        public var type = "Scripted"
        /// Its creators; department and job are not used.
        public var creators: [Job] = []
        /// The usual lengths of episodes in minutes.
        public var episodeRunTimes: [Int] = []
        /// The languages as `iso_639_1`.
        public var languages: [String] = []
        /// The networks that aired it.
        public var networks: [Company] = []
        /// The companies that produced it.
        public var companies: [Company] = []
        /// The countries in which it was produced.
        public var countries: [Country] = []
        /// The languages that are spoken in it.
        public var spokenLanguages: [SpokenLanguage] = []
        /// The keywords.
        public var keywords: [Keyword] = []
        /// The trailers and other videos.
        public var videos: [Video] = []
        /// The ages for which countries hold it fit.
        public var contentRatings: [ContentRating] = []
        /// Where it can be watched, by country.
        public var offers: [Offers] = []
        /// The cast, over all episodes.
        public var cast: [Role] = []
        /// The crew, over all episodes.
        public var crew: [Job] = []
        /// The seasons, with their episodes.
        public var seasons: [Season] = []
        /// The texts in further languages, by `iso_639_1`.
        public var translations: [String: Translation] = [:]

        /// A series of which only the name is known, which is the original one too.
        public init(id: Int, name: String) {
            (self.id, self.name, originalName) = (id, name, name)
        }
    }
}

extension SandboxCatalog.Series: JSONObject {
    init(_ members: inout JSONMembers) throws(SandboxError) {
        self.init(id: try members.required("id"), name: try members.required("name"))
        try members.read("original_name", into: &originalName)
        try members.read("original_language", into: &originalLanguage)
        try members.read("overview", into: &overview)
        try members.read("homepage", into: &homepage)
        try members.read("first_air_date", into: &firstAirDate)
        try members.read("last_air_date", into: &lastAirDate)
        try members.read("next_air_date", into: &nextAirDate)
        try members.read("on_the_air", into: &isOnTheAir)
        try members.read("origin_country", into: &originCountries)
        try members.read("genres", into: &genres)
        try members.read("poster_path", into: &posterPath)
        try members.read("backdrop_path", into: &backdropPath)
        try members.read("popularity", into: &popularity)
        try members.read("vote_average", into: &voteAverage)
        try members.read("vote_count", into: &voteCount)
        try members.read("external_ids", into: &externalIDs)
        try members.read("status", into: &status)
        try members.read("type", into: &type)
        try members.read("created_by", into: &creators)
        try members.read("episode_run_time", into: &episodeRunTimes)
        try members.read("languages", into: &languages)
        try members.read("networks", into: &networks)
        try members.read("production_companies", into: &companies)
        try members.read("production_countries", into: &countries)
        try members.read("spoken_languages", into: &spokenLanguages)
        try members.read("keywords", into: &keywords)
        try members.read("videos", into: &videos)
        try members.read("content_ratings", into: &contentRatings)
        try members.read("watch_providers", into: &offers)
        try members.read("cast", into: &cast)
        try members.read("crew", into: &crew)
        try members.read("seasons", into: &seasons)
        try members.read("translations", into: &translations)
    }
}
