extension SandboxCatalog {
    /// A video on YouTube.
    public struct Video: Sendable, Equatable {
        /// TMDb's id.
        public var id: String
        /// The key on YouTube.
        public var key: String
        /// The title of the video.
        public var name: String
        /// TMDb's word for the type.
        public var type = "Trailer"
        /// The language as `iso_639_1`.
        public var language = "en"
        /// The country as `iso_3166_1`.
        public var region = "US"
        /// The height in pixels.
        public var size = 1_080
        /// Whether the makers of the movie published it.
        public var isOfficial = false
        /// The moment of publication in the form of ISO 8601.
        public var publishedAt = "2023-05-01T12:00:00.000Z"

        /// A trailer in English.
        public init(id: String, key: String, name: String) {
            (self.id, self.key, self.name) = (id, key, name)
        }
    }

    /// A picture, which the sandbox draws itself.
    public struct Picture: Sendable, Equatable {
        /// The purpose of a picture.
        public enum Kind: String, Sendable {
            /// A poster of a title or a season.
            case poster
            /// A backdrop of a title.
            case backdrop
            /// The logo of a title, a company, a network or a service.
            case logo
            /// A portrait of a person.
            case profile
            /// A still of an episode.
            case still
        }

        /// Its purpose.
        public var kind: Kind
        /// The path, such as `/a.jpg`.
        public var path: String
        /// The width in pixels.
        public var width: Int
        /// The height in pixels.
        public var height: Int
        /// The language of the words on it as `iso_639_1`, or nil when there are none.
        public var language: String?
        /// The country as `iso_3166_1`; nil is that of the language.
        public var region: String?
        /// The average of all votes, from 0 to 10.
        public var voteAverage = 0.0
        /// The number of votes.
        public var voteCount = 0

        /// A picture without words.
        public init(_ kind: Kind, path: String, width: Int, height: Int) {
            (self.kind, self.path, self.width, self.height) = (kind, path, width, height)
        }
    }
}

extension SandboxCatalog.Video: JSONObject {
    init(_ members: inout JSONMembers) throws(SandboxError) {
        self.init(id: try members.required("id"), key: try members.required("key"), name: try members.required("name"))
        try members.read("type", into: &type)
        try members.read("iso_639_1", into: &language)
        try members.read("iso_3166_1", into: &region)
        try members.read("size", into: &size)
        try members.read("official", into: &isOfficial)
        try members.read("published_at", into: &publishedAt)
    }
}

extension SandboxCatalog.Picture: JSONObject {
    init(_ members: inout JSONMembers) throws(SandboxError) {
        self.init(
            try members.required("type"), path: try members.required("file_path"), width: try members.required("width"),
            height: try members.required("height"))
        try members.read("iso_639_1", into: &language)
        try members.read("iso_3166_1", into: &region)
        try members.read("vote_average", into: &voteAverage)
        try members.read("vote_count", into: &voteCount)
    }
}

extension SandboxCatalog.Picture.Kind: JSONReadable {
    init(_ json: JSON, at place: String) throws(SandboxError) {
        guard let kind = Self(rawValue: try String(json, at: place)) else {
            throw .invalidCatalog(place: place, reason: "This has to be “poster”, “backdrop”, “logo”, “profile” or “still”.")
        }
        self = kind
    }
}
