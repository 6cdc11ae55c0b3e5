extension SandboxCatalog {
    /// A collection that movies belong to.
    public struct MovieCollection: Sendable, Equatable {
        /// TMDb's number.
        public var id: Int
        /// The name.
        public var name: String
        /// The path of the poster.
        public var posterPath: String?
        /// The path of the backdrop.
        public var backdropPath: String?

        /// A collection without pictures.
        public init(id: Int, name: String) {
            (self.id, self.name) = (id, name)
        }
    }

    /// A company or a network.
    public struct Company: Sendable, Equatable {
        /// TMDb's number.
        public var id: Int
        /// The name.
        public var name: String
        /// The country as `iso_3166_1`, or empty.
        public var country = ""
        /// The path of the logo.
        public var logoPath: String?
        /// Its name elsewhere.
        public var otherNames: [String] = []

        /// A company without a country.
        public init(id: Int, name: String) {
            (self.id, self.name) = (id, name)
        }
    }

    /// A country in which something was produced.
    public struct Country: Sendable, Equatable {
        /// The country as `iso_3166_1`.
        public var code: String
        /// The name in English.
        public var name: String

        /// A country.
        public init(code: String, name: String) {
            (self.code, self.name) = (code, name)
        }
    }

    /// A language that is spoken in a title.
    public struct SpokenLanguage: Sendable, Equatable {
        /// The language as `iso_639_1`.
        public var code: String
        /// The name in English.
        public var name: String

        /// A language.
        public init(code: String, name: String) {
            (self.code, self.name) = (code, name)
        }
    }

    /// A keyword.
    public struct Keyword: Sendable, Equatable {
        /// TMDb's number.
        public var id: Int
        /// The word, or several.
        public var name: String

        /// A keyword.
        public init(id: Int, name: String) {
            (self.id, self.name) = (id, name)
        }
    }

    /// The texts of a title, a season or an episode in one language.
    public struct Translation: Sendable, Equatable {
        /// The title or the name; nil where TMDb falls back.
        public var title: String?
        /// The overview.
        public var overview = ""
        /// The address of the title's own site.
        public var homepage = ""

        /// A translation without texts.
        public init() {}
    }
}

extension SandboxCatalog.MovieCollection: JSONObject {
    init(_ members: inout JSONMembers) throws(SandboxError) {
        self.init(id: try members.required("id"), name: try members.required("name"))
        try members.read("poster_path", into: &posterPath)
        try members.read("backdrop_path", into: &backdropPath)
    }
}

extension SandboxCatalog.Company: JSONObject {
    init(_ members: inout JSONMembers) throws(SandboxError) {
        self.init(id: try members.required("id"), name: try members.required("name"))
        try members.read("origin_country", into: &country)
        try members.read("logo_path", into: &logoPath)
        try members.read("alternative_names", into: &otherNames)
    }
}

extension SandboxCatalog.Country: JSONObject {
    init(_ members: inout JSONMembers) throws(SandboxError) {
        self.init(code: try members.required("iso_3166_1"), name: try members.required("name"))
    }
}

extension SandboxCatalog.SpokenLanguage: JSONObject {
    init(_ members: inout JSONMembers) throws(SandboxError) {
        self.init(code: try members.required("iso_639_1"), name: try members.required("name"))
    }
}

extension SandboxCatalog.Keyword: JSONObject {
    init(_ members: inout JSONMembers) throws(SandboxError) {
        self.init(id: try members.required("id"), name: try members.required("name"))
    }
}

extension SandboxCatalog.Translation: JSONObject {
    init(_ members: inout JSONMembers) throws(SandboxError) {
        try members.read("title", into: &title)
        try members.read("name", into: &title)
        try members.read("overview", into: &overview)
        try members.read("homepage", into: &homepage)
    }
}
