extension SandboxCatalog {
    /// A part that a person played in a movie, a series, a season or as a guest in an episode.
    public struct Role: Sendable, Equatable {
        /// TMDb's number of the person. The catalog must contain the person.
        public var person: Int
        /// The character.
        public var character: String
        /// TMDb's id of the credit; empty lets the sandbox choose one.
        public var creditID = ""
        /// The second id that a part in a movie has.
        public var castID = 0
        /// The place in the credits; nil is that in the list.
        public var order: Int?
        /// In how many episodes of a series; zero is unknown.
        public var episodeCount = 0
        /// Whether the part is in the credits of the series itself, not only of single episodes.
        public var isRegular = true

        /// A part.
        public init(person: Int, character: String) {
            (self.person, self.character) = (person, character)
        }
    }

    /// A job that a person did for a movie, a series or an episode.
    public struct Job: Sendable, Equatable {
        /// TMDb's number of the person. The catalog must contain the person.
        public var person: Int
        /// The department, such as `Directing`.
        public var department = ""
        /// The job, such as `Director`.
        public var job = ""
        /// TMDb's id of the credit; empty lets the sandbox choose one.
        public var creditID = ""
        /// In how many episodes of a series; zero is unknown.
        public var episodeCount = 0
        /// Whether the job is in the credits of the series itself, not only of single episodes.
        public var isRegular = true

        /// A job of which only the person is known.
        public init(person: Int) {
            self.person = person
        }
    }

    /// A movie or a series of the catalog.
    public enum Title: Sendable, Hashable {
        /// The movie with this number.
        case movie(Int)
        /// The series with this number.
        case series(Int)
    }
}

extension SandboxCatalog.Role: JSONObject {
    init(_ members: inout JSONMembers) throws(SandboxError) {
        self.init(person: try members.required("person"), character: "")
        try members.read("character", into: &character)
        try members.read("credit_id", into: &creditID)
        try members.read("cast_id", into: &castID)
        try members.read("order", into: &order)
        try members.read("episode_count", into: &episodeCount)
        try members.read("regular", into: &isRegular)
    }
}

extension SandboxCatalog.Job: JSONObject {
    init(_ members: inout JSONMembers) throws(SandboxError) {
        self.init(person: try members.required("person"))
        try members.read("department", into: &department)
        try members.read("job", into: &job)
        try members.read("credit_id", into: &creditID)
        try members.read("episode_count", into: &episodeCount)
        try members.read("regular", into: &isRegular)
    }
}

extension SandboxCatalog.Title: JSONReadable {
    private struct Members: JSONObject {
        let kind: String
        let id: Int

        init(_ members: inout JSONMembers) throws(SandboxError) {
            kind = try members.required("media_type")
            id = try members.required("id")
        }
    }

    init(_ json: JSON, at place: String) throws(SandboxError) {
        let members = try Members(json, at: place)
        switch members.kind {
        case "movie": self = .movie(members.id)
        case "tv": self = .series(members.id)
        default: throw .invalidCatalog(place: place + ".media_type", reason: "This has to be “movie” or “tv”.")
        }
    }
}
