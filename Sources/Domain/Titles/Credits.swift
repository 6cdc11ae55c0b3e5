/// Who plays in a title and who made it.
///
/// See <https://developer.themoviedb.org/reference/movie-credits>.
public struct Credits: Sendable, Hashable, Codable {
    /// The cast, in TMDb's order of billing.
    public var cast: [CastMember]
    /// The crew.
    public var crew: [CrewMember]

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
    public var id: String
    /// TMDb's id among people.
    public var personID: Int
    /// The name.
    public var name: String
    /// The part; empty if unknown.
    public var character = ""
    /// The place in the billing, from 0.
    public var order = 0
    /// A portrait, if there is one.
    public var profilePath: ImagePath?
    /// In how many episodes, where that is counted.
    public var episodeCount: Int?

    /// Creates a cast member.
    public init(id: String, personID: Int, name: String) {
        self.id = id
        self.personID = personID
        self.name = name
    }
}

/// A person in the crew, with the work done.
public struct CrewMember: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's id of this credit.
    public var id: String
    /// TMDb's id among people.
    public var personID: Int
    /// The name.
    public var name: String
    /// The work, in TMDb's English, such as `Director`.
    public var job = ""
    /// The department, in TMDb's English, such as `Directing`.
    public var department = ""
    /// A portrait, if there is one.
    public var profilePath: ImagePath?
    /// For how many episodes, where that is counted.
    public var episodeCount: Int?

    /// Creates a crew member.
    public init(id: String, personID: Int, name: String) {
        self.id = id
        self.personID = personID
        self.name = name
    }
}
