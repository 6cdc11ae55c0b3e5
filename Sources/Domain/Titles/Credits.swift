/// The cast and the crew of a title.
///
/// See <https://developer.themoviedb.org/reference/movie-credits>.
public struct Credits: Sendable, Equatable, Codable {
    /// The cast, in TMDb's order of billing.
    public var cast: [CastMember]
    /// The crew.
    public var crew: [CrewMember]

    public init(cast: [CastMember], crew: [CrewMember]) {
        self.cast = cast
        self.crew = crew
    }

    /// No credits.
    public static let empty = Credits(cast: [], crew: [])

    /// The directors, each once.
    public var directors: [CrewMember] {
        var known: Set<Int> = []
        return crew.filter { $0.job == "Director" && known.insert($0.personID).inserted }
    }
}

/// A member of the cast.
public struct CastMember: Sendable, Equatable, Codable, Identifiable {
    /// TMDb's id of this credit.
    public var creditID: String
    /// TMDb's id of the person.
    public var personID: Int
    /// The name.
    public var name: String
    /// The name in the person's own language.
    public var originalName: String
    /// The gender, as TMDb records it.
    public var gender: Gender = .unset
    /// The person's main department, in TMDb's English; empty if unknown.
    public var knownForDepartment = ""
    /// TMDb's popularity of the person, a number without a unit.
    public var popularity: Double = 0
    /// Whether the person is known for adult titles.
    public var isAdult = false
    /// TMDb's older id of this credit; nil except in the credits of movies.
    public var castID: Int?
    /// The character; empty if unknown.
    public var character = ""
    /// The position in the order of billing, from 0.
    public var order = 0
    /// A profile image; nil if TMDb has none.
    public var profilePath: ImagePath?
    /// The number of episodes in ``AggregateCredits/credits``; nil elsewhere, and if TMDb does not count them.
    public var episodeCount: Int?

    public init(creditID: String, personID: Int, name: String) {
        self.creditID = creditID
        self.personID = personID
        self.name = name
        originalName = name
    }

    /// The id of the credit, because one person can have several.
    public var id: String { creditID }
}

/// A member of the crew.
public struct CrewMember: Sendable, Equatable, Codable, Identifiable {
    /// TMDb's id of this credit.
    public var creditID: String
    /// TMDb's id of the person.
    public var personID: Int
    /// The name.
    public var name: String
    /// The name in the person's own language.
    public var originalName: String
    /// The gender, as TMDb records it.
    public var gender: Gender = .unset
    /// The person's main department, in TMDb's English; empty if unknown.
    public var knownForDepartment = ""
    /// TMDb's popularity of the person, a number without a unit.
    public var popularity: Double = 0
    /// Whether the person is known for adult titles.
    public var isAdult = false
    /// The job, in TMDb's English, such as `Director`.
    public var job = ""
    /// The department, in TMDb's English, such as `Directing`.
    public var department = ""
    /// A profile image; nil if TMDb has none.
    public var profilePath: ImagePath?
    /// The number of episodes in ``AggregateCredits/credits``; nil elsewhere, and if TMDb does not count them.
    public var episodeCount: Int?

    public init(creditID: String, personID: Int, name: String) {
        self.creditID = creditID
        self.personID = personID
        self.name = name
        originalName = name
    }

    /// The id of the credit, because one person can have several.
    public var id: String { creditID }
}
