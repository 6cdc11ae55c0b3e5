extension SandboxCatalog {
    /// A movie. A missing value is sent as TMDb sends unknown values.
    public struct Movie: Sendable, Equatable {
        /// TMDb's number.
        public var id: Int
        /// The English title.
        public var title: String
        /// The title in the original language.
        public var originalTitle: String
        /// The original language as `iso_639_1`.
        public var originalLanguage = "en"
        /// The overview in English.
        public var overview = ""
        /// The address of the movie's own site, as the English translation has it.
        public var homepage = ""
        /// A day as `YYYY-MM-DD`, or empty where it is unknown.
        public var releaseDate = ""
        /// TMDb's numbers of the genres.
        public var genres: [Int] = []
        /// The path of the poster.
        public var posterPath: String?
        /// The path of the backdrop.
        public var backdropPath: String?
        /// How popular the movie is; lists and searches begin with the highest number.
        public var popularity = 0.0
        /// The average of all votes, from 0 to 10.
        public var voteAverage = 0.0
        /// The number of votes.
        public var voteCount = 0
        /// The ids of the movie in other services.
        public var externalIDs = ExternalIDs()
        /// The length in minutes.
        public var runtime: Int?
        /// The cost in dollars.
        public var budget = 0
        /// The income in dollars.
        public var revenue = 0
        /// The countries of origin as `iso_3166_1`.
        public var originCountries: [String] = []
        /// The collection that the movie belongs to.
        public var collection: MovieCollection?
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
        /// The pictures; without any, the poster and the backdrop are the only ones.
        public var pictures: [Picture] = []
        /// The releases of all countries.
        public var releases: [Release] = []
        /// Where it can be watched, by country.
        public var offers: [Offers] = []
        /// The cast, in the order of the credits.
        public var cast: [Role] = []
        /// The crew.
        public var crew: [Job] = []
        /// The texts in further languages, by `iso_639_1`.
        public var translations: [String: Translation] = [:]

        /// A movie of which only the title is known, which is the original one too.
        public init(id: Int, title: String) {
            (self.id, self.title, originalTitle) = (id, title, title)
        }
    }
}

extension SandboxCatalog.Movie: JSONObject {
    init(_ members: inout JSONMembers) throws(SandboxError) {
        self.init(id: try members.required("id"), title: try members.required("title"))
        try members.read("original_title", into: &originalTitle)
        try members.read("original_language", into: &originalLanguage)
        try members.read("overview", into: &overview)
        try members.read("homepage", into: &homepage)
        try members.read("release_date", into: &releaseDate)
        try members.read("genres", into: &genres)
        try members.read("poster_path", into: &posterPath)
        try members.read("backdrop_path", into: &backdropPath)
        try members.read("popularity", into: &popularity)
        try members.read("vote_average", into: &voteAverage)
        try members.read("vote_count", into: &voteCount)
        try members.read("external_ids", into: &externalIDs)
        try members.read("runtime", into: &runtime)
        try members.read("budget", into: &budget)
        try members.read("revenue", into: &revenue)
        try members.read("origin_country", into: &originCountries)
        try members.read("belongs_to_collection", into: &collection)
        try members.read("production_companies", into: &companies)
        try members.read("production_countries", into: &countries)
        try members.read("spoken_languages", into: &spokenLanguages)
        try members.read("keywords", into: &keywords)
        try members.read("videos", into: &videos)
        try members.read("images", into: &pictures)
        try members.read("release_dates", into: &releases)
        try members.read("watch_providers", into: &offers)
        try members.read("cast", into: &cast)
        try members.read("crew", into: &crew)
        try members.read("translations", into: &translations)
    }
}
