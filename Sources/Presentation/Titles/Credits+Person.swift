public import MarqueeDomain

/// A member of a cast or of a crew, with the facts of the person.
private protocol CreditedPerson {
    var personID: Int { get }
    var name: String { get }
    var originalName: String { get }
    var knownForDepartment: String { get }
    var gender: Gender { get }
    var profilePath: ImagePath? { get }
    var popularity: Double { get }
    var isAdult: Bool { get }
}

extension Person {
    fileprivate init(_ member: some CreditedPerson) {
        self.init(id: member.personID, name: member.name)
        originalName = member.originalName
        knownForDepartment = member.knownForDepartment
        gender = member.gender
        profilePath = member.profilePath
        popularity = member.popularity
        isAdult = member.isAdult
    }
}

extension CastMember: CreditedPerson {
    /// As much of the person as the credits know, for a page that is shown before the details are there.
    public var person: Person { Person(self) }
}

extension CrewMember: CreditedPerson {
    /// As much of the member as the credits know, for a page that is shown before the details are there.
    public var person: Person { Person(self) }
}
