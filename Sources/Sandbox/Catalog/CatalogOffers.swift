extension SandboxCatalog {
    /// A service that shows movies and series.
    public struct WatchProvider: Sendable, Equatable {
        /// TMDb's number.
        public var id: Int
        /// The name.
        public var name: String
        /// The path of the logo.
        public var logoPath: String?

        /// A service without a logo.
        public init(id: Int, name: String) {
            (self.id, self.name) = (id, name)
        }
    }

    /// Where a title can be watched in one country: numbers of services, the first ones first.
    public struct Offers: Sendable, Equatable {
        /// The country as `iso_3166_1`.
        public var region: String
        /// The address of the page with all offers.
        public var link: String
        /// Services with advertisements.
        public var ads: [Int] = []
        /// Services that sell it.
        public var buy: [Int] = []
        /// Services with a subscription.
        public var flatrate: [Int] = []
        /// Services that cost nothing.
        public var free: [Int] = []
        /// Services that lend it.
        public var rent: [Int] = []

        /// No offers in a country.
        public init(region: String, link: String) {
            (self.region, self.link) = (region, link)
        }
    }

    /// A release of a movie in a country.
    public struct Release: Sendable, Equatable {
        /// The country as `iso_3166_1`.
        public var region: String
        /// The day as `YYYY-MM-DD`.
        public var day: String
        /// TMDb's number of the type; 3 is in theaters.
        public var type = 3
        /// The age for which the country holds it fit, or empty.
        public var certification = ""
        /// A note, such as the name of a festival.
        public var note = ""

        /// A release in theaters.
        public init(region: String, day: String) {
            (self.region, self.day) = (region, day)
        }
    }

    /// The age for which a country holds a series fit, which is text even where it looks like a number.
    public struct ContentRating: Sendable, Equatable {
        /// The country as `iso_3166_1`.
        public var region: String
        /// The age, in the country's own words.
        public var rating: String

        /// A rating.
        public init(region: String, rating: String) {
            (self.region, self.rating) = (region, rating)
        }
    }
}

extension SandboxCatalog.Offers {
    /// The kinds that there are, under TMDb's names.
    var byKind: [(kind: String, providers: [Int])] {
        [("ads", ads), ("buy", buy), ("flatrate", flatrate), ("free", free), ("rent", rent)].filter { !$0.1.isEmpty }
    }

    /// The services of all kinds.
    var providers: [Int] { byKind.flatMap(\.providers) }
}

extension SandboxCatalog.WatchProvider: JSONObject {
    init(_ members: inout JSONMembers) throws(SandboxError) {
        self.init(id: try members.required("provider_id"), name: try members.required("provider_name"))
        try members.read("logo_path", into: &logoPath)
    }
}

extension SandboxCatalog.Offers: JSONObject {
    init(_ members: inout JSONMembers) throws(SandboxError) {
        self.init(region: try members.required("iso_3166_1"), link: "")
        try members.read("link", into: &link)
        try members.read("ads", into: &ads)
        try members.read("buy", into: &buy)
        try members.read("flatrate", into: &flatrate)
        try members.read("free", into: &free)
        try members.read("rent", into: &rent)
    }
}

extension SandboxCatalog.Release: JSONObject {
    init(_ members: inout JSONMembers) throws(SandboxError) {
        self.init(region: try members.required("iso_3166_1"), day: try members.required("release_date"))
        try members.read("type", into: &type)
        try members.read("certification", into: &certification)
        try members.read("note", into: &note)
    }
}

extension SandboxCatalog.ContentRating: JSONObject {
    init(_ members: inout JSONMembers) throws(SandboxError) {
        self.init(region: try members.required("iso_3166_1"), rating: try members.required("rating"))
    }
}
