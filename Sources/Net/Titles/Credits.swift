package import MarqueeDomain

/// The cast and the crew.
package struct CreditsDTO: DTO, SeparateLists {
    @SeparateList var cast: [CastMemberDTO]
    @SeparateList var crew: [CrewMemberDTO]
    var lists: [ListOutcome] { [$cast, $crew] }
}

extension CreditsDTO {
    package func adapted() -> Credits { Credits(cast: cast.adapted(), crew: crew.adapted()) }
}

/// The person of a credit.
struct CreditedPersonDTO: Decodable, Sendable {
    let originalName: String?
    let gender: Gender?
    let knownForDepartment: String?
    let popularity: Double?
    let adult: Bool?
    let profilePath: ImagePath?
}

/// The common properties of the cast and the crew.
protocol CreditedPerson {
    var name: String { get }
    var originalName: String { get set }
    var gender: Gender { get set }
    var knownForDepartment: String { get set }
    var popularity: Double { get set }
    var isAdult: Bool { get set }
    var profilePath: ImagePath? { get set }
}

extension CastMember: CreditedPerson {}
extension CrewMember: CreditedPerson {}

extension CreditedPersonDTO {
    func fill(_ member: inout some CreditedPerson) {
        member.originalName = originalName ?? member.name
        member.gender = gender ?? .unset
        member.knownForDepartment = knownForDepartment ?? ""
        member.popularity = popularity ?? 0
        member.isAdult = adult ?? false
        member.profilePath = profilePath
    }
}

struct CastMemberDTO: DTO {
    @Embedded var person: CreditedPersonDTO
    let creditID: String
    let id: Int
    let name: String
    let character: String?
    let order: Int?
}

extension CastMemberDTO {
    func adapted() -> CastMember {
        var member = CastMember(id: creditID, personID: id, name: name)
        member.character = character ?? ""
        member.order = order.countOrZero
        person.fill(&member)
        return member
    }
}

struct CrewMemberDTO: DTO {
    @Embedded var person: CreditedPersonDTO
    let creditID: String
    let id: Int
    let name: String
    let job: String?
    let department: String?
}

extension CrewMemberDTO {
    func adapted() -> CrewMember {
        var member = CrewMember(id: creditID, personID: id, name: name)
        member.job = job ?? ""
        member.department = department ?? ""
        person.fill(&member)
        return member
    }
}
