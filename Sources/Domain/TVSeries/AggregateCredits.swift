/// The cast and the crew of all episodes of a series or a season: each person once, with all roles or jobs.
///
/// See <https://developer.themoviedb.org/reference/tv-series-aggregate-credits>.
public struct AggregateCredits: Sendable, Equatable, Codable {
    /// The cast, in TMDb's order: the person in the most episodes first.
    public var cast: [AggregateCastMember]
    /// The crew: one entry for each person and department.
    public var crew: [AggregateCrewMember]

    public init(cast: [AggregateCastMember], crew: [AggregateCrewMember]) {
        self.cast = cast
        self.crew = crew
    }

    /// The same for a screen: a row for each person of the cast, with all characters, and for each job of the crew. Most episodes come first,
    /// and the order of billing decides between equals.
    public var credits: Credits {
        let cast = cast.enumerated().sorted { a, b in
            let (first, second) = (a.element.totalEpisodeCount ?? 0, b.element.totalEpisodeCount ?? 0)
            return (second, a.element.order, a.offset) < (first, b.element.order, b.offset)
        }
        let crew = crew.flatMap(\.credits).enumerated().sorted { a, b in
            let (first, second) = (a.element.episodeCount ?? 0, b.element.episodeCount ?? 0)
            return (second, a.offset) < (first, b.offset)
        }
        return Credits(cast: cast.map(\.element.credit), crew: crew.map(\.element))
    }
}

/// A person of the cast, with all roles.
public struct AggregateCastMember: Sendable, Equatable, Codable, Identifiable {
    /// A role in some episodes.
    public struct Role: Sendable, Equatable, Codable {
        /// TMDb's id of this credit.
        public var creditID: String
        /// The character; empty if unknown.
        public var character = ""
        /// The number of episodes; nil if TMDb does not count them.
        public var episodeCount: Int?

        public init(creditID: String) { self.creditID = creditID }
    }

    /// TMDb's id of the person.
    public var id: Int
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
    /// The position in the order of billing, from 0.
    public var order = 0
    /// A profile image; nil if TMDb has none.
    public var profilePath: ImagePath?
    /// The roles.
    public var roles: [Role] = []
    /// The number of episodes over all roles; nil if TMDb does not count them.
    public var totalEpisodeCount: Int?

    public init(id: Int, name: String) {
        self.id = id
        self.name = name
        originalName = name
    }

    fileprivate var credit: CastMember {
        var member = CastMember(creditID: roles.first?.creditID ?? "", personID: id, name: name)
        (member.originalName, member.gender, member.knownForDepartment) = (originalName, gender, knownForDepartment)
        (member.popularity, member.isAdult, member.profilePath) = (popularity, isAdult, profilePath)
        (member.order, member.episodeCount) = (order, totalEpisodeCount)
        member.character = roles.map(\.character).filter { !$0.isEmpty }.joined(separator: " / ")
        return member
    }
}

/// A person of the crew, with all jobs in a department.
public struct AggregateCrewMember: Sendable, Equatable, Codable, Identifiable {
    /// A job in some episodes.
    public struct Job: Sendable, Equatable, Codable {
        /// TMDb's id of this credit.
        public var creditID: String
        /// The job, in TMDb's English, such as `Director`.
        public var job = ""
        /// The number of episodes; nil if TMDb does not count them.
        public var episodeCount: Int?

        public init(creditID: String) { self.creditID = creditID }
    }

    /// TMDb's id of the person.
    public var id: Int
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
    /// The department of the jobs, in TMDb's English, such as `Directing`.
    public var department = ""
    /// A profile image; nil if TMDb has none.
    public var profilePath: ImagePath?
    /// The jobs.
    public var jobs: [Job] = []
    /// The number of episodes over all jobs; nil if TMDb does not count them.
    public var totalEpisodeCount: Int?

    public init(id: Int, name: String) {
        self.id = id
        self.name = name
        originalName = name
    }

    fileprivate var credits: [CrewMember] {
        jobs.map { job in
            var member = CrewMember(creditID: job.creditID, personID: id, name: name)
            (member.originalName, member.gender, member.knownForDepartment) = (originalName, gender, knownForDepartment)
            (member.popularity, member.isAdult, member.profilePath) = (popularity, isAdult, profilePath)
            (member.job, member.department, member.episodeCount) = (job.job, department, job.episodeCount)
            return member
        }
    }
}
