/// Who plays in a title and who made it.
///
/// See <https://developer.themoviedb.org/reference/movie-credits>.
public struct Credits: Sendable, Hashable, Codable {
    /// The cast, in TMDb's order of billing.
    public let cast: [CastMember]
    /// The crew.
    public let crew: [CrewMember]

    /// Creates credits.
    public init(cast: [CastMember], crew: [CrewMember]) {
        self.cast = cast
        self.crew = crew
    }

    /// Nobody.
    public static let empty = Credits(cast: [], crew: [])

    /// Those who directed it.
    public var directors: [CrewMember] { crew.filter { $0.job == "Director" } }
}

/// A person in the cast, with the part played.
public struct CastMember: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's id of this credit.
    public let id: String
    /// TMDb's id among people.
    public let personID: Int
    /// The name.
    public let name: String
    /// The part; empty if unknown.
    public let character: String
    /// The place in the billing, from 0.
    public let order: Int
    /// A portrait, if there is one.
    public let profilePath: ImagePath?
    /// In how many episodes, where that is counted.
    public let episodeCount: Int?

    /// Creates a cast member.
    public init(
        id: String, personID: Int, name: String, character: String = "", order: Int = 0, profilePath: ImagePath? = nil,
        episodeCount: Int? = nil
    ) {
        self.id = id
        self.personID = personID
        self.name = name
        self.character = character
        self.order = order
        self.profilePath = profilePath
        self.episodeCount = episodeCount
    }
}

/// A person in the crew, with the work done.
public struct CrewMember: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's id of this credit.
    public let id: String
    /// TMDb's id among people.
    public let personID: Int
    /// The name.
    public let name: String
    /// The work, in TMDb's English, such as `Director`.
    public let job: String
    /// The department, in TMDb's English, such as `Directing`.
    public let department: String
    /// A portrait, if there is one.
    public let profilePath: ImagePath?
    /// For how many episodes, where that is counted.
    public let episodeCount: Int?

    /// Creates a crew member.
    public init(
        id: String, personID: Int, name: String, job: String = "", department: String = "", profilePath: ImagePath? = nil,
        episodeCount: Int? = nil
    ) {
        self.id = id
        self.personID = personID
        self.name = name
        self.job = job
        self.department = department
        self.profilePath = profilePath
        self.episodeCount = episodeCount
    }
}
