extension SandboxCatalog {
    /// A person, whom credits name by number.
    public struct Person: Sendable, Equatable {
        /// TMDb's number.
        public var id: Int
        /// The name, which is the same in every language.
        public var name: String
        /// TMDb's number of the gender; zero is unknown.
        public var gender = 0
        /// The department that the person is known for.
        public var department = "Acting"
        /// How popular the person is.
        public var popularity = 0.0
        /// The path of the portrait.
        public var profilePath: String?
        /// The titles that the person is best known for; without any, the credits say it.
        public var knownFor: [Title] = []
        /// A day as `YYYY-MM-DD`, or its year alone.
        public var birthday: String?
        /// The place of birth.
        public var birthplace: String?
        /// The biography in English.
        public var biography = ""
        /// Other names.
        public var otherNames: [String] = []
        /// The pictures; without any, the portrait is the only one.
        public var pictures: [Picture] = []
        /// The ids of the person in other services.
        public var externalIDs = ExternalIDs()

        /// A person of whom only the name is known.
        public init(id: Int, name: String) {
            (self.id, self.name) = (id, name)
        }
    }
}

extension SandboxCatalog.Person: JSONObject {
    init(_ members: inout JSONMembers) throws(SandboxError) {
        self.init(id: try members.required("id"), name: try members.required("name"))
        try members.read("gender", into: &gender)
        try members.read("known_for_department", into: &department)
        try members.read("popularity", into: &popularity)
        try members.read("profile_path", into: &profilePath)
        try members.read("known_for", into: &knownFor)
        try members.read("birthday", into: &birthday)
        try members.read("place_of_birth", into: &birthplace)
        try members.read("biography", into: &biography)
        try members.read("also_known_as", into: &otherNames)
        try members.read("images", into: &pictures)
        try members.read("external_ids", into: &externalIDs)
    }
}
