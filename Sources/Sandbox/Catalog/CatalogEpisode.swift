extension SandboxCatalog {
    /// An episode of a season.
    public struct Episode: Sendable, Equatable {
        /// The number of the episode in its season, from 1.
        public var number: Int
        /// TMDb's number; zero lets the sandbox choose one.
        public var id = 0
        /// The name in English; empty is `Episode 1`.
        public var name = ""
        /// The overview in English.
        public var overview = ""
        /// The texts in other languages, by language: `pt`, or `pt-PT`. An episode with any has a name such as `Folge 1` in the others; one
        /// without any has its English name everywhere.
        public var translations: [String: Translation] = [:]
        /// TMDb's word for the type, such as `finale`.
        public var type = "standard"
        /// A day as `YYYY-MM-DD`.
        public var airDate: String?
        /// The length in minutes.
        public var runtime: Int?
        /// The code that the production has for it.
        public var productionCode = ""
        /// The path of the still.
        public var stillPath: String?
        /// The average of all votes, from 0 to 10.
        public var voteAverage = 0.0
        /// The number of votes.
        public var voteCount = 0
        /// The crew.
        public var crew: [Job] = []
        /// The guest stars.
        public var guests: [Role] = []
        /// The pictures; without any, the still is the only one.
        public var pictures: [Picture] = []
        /// The videos.
        public var videos: [Video] = []
        /// The ids of the episode in other services.
        public var externalIDs = ExternalIDs()
        /// Whether it was screened in theaters.
        public var wasScreened = false

        /// An episode of which only the number is known.
        public init(number: Int) {
            self.number = number
        }
    }
}

extension SandboxCatalog.Episode: JSONObject {
    init(_ members: inout JSONMembers) throws(SandboxError) {
        self.init(number: try members.required("episode_number"))
        try members.read("id", into: &id)
        try members.read("name", into: &name)
        try members.read("overview", into: &overview)
        try members.read("translations", into: &translations)
        try members.read("episode_type", into: &type)
        try members.read("air_date", into: &airDate)
        try members.read("runtime", into: &runtime)
        try members.read("production_code", into: &productionCode)
        try members.read("still_path", into: &stillPath)
        try members.read("vote_average", into: &voteAverage)
        try members.read("vote_count", into: &voteCount)
        try members.read("crew", into: &crew)
        try members.read("guest_stars", into: &guests)
        try members.read("images", into: &pictures)
        try members.read("videos", into: &videos)
        try members.read("external_ids", into: &externalIDs)
        try members.read("screened_theatrically", into: &wasScreened)
    }
}
