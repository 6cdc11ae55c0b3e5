import MarqueeDomain

/// The cast and the crew.
struct CreditsDTO: DTO, SeparateLists {
    @SeparateList var cast: [CastMemberDTO]
    @SeparateList var crew: [CrewMemberDTO]
    var lists: [ListOutcome] { [$cast, $crew] }

    init(_ row: TapeRow) throws {
        _cast = row.separate("cast")
        _crew = row.separate("crew")
    }
}

extension CreditsDTO {
    func adapted() -> Credits { Credits(cast: cast.adapted(), crew: crew.adapted()) }
}

/// The person of a credit.
struct CreditedPersonDTO: ObjectShape {
    let originalName: String?
    let gender: Gender?
    let knownForDepartment: String?
    let popularity: Double?
    let adult: Bool?
    let profilePath: ImagePath?

    init(_ row: TapeRow) throws {
        originalName = row.optional("original_name")
        gender = row.optional("gender")
        knownForDepartment = row.optional("known_for_department")
        popularity = row.optional("popularity")
        adult = row.optional("adult")
        profilePath = row.optional("profile_path")
    }
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
    let person: CreditedPersonDTO
    let creditID: String
    let id: Int
    let name: String
    let castID: Int?
    let character: String?
    let order: Int?

    init(_ row: TapeRow) throws {
        person = try CreditedPersonDTO(row)
        creditID = try row.required("credit_id")
        id = try row.required("id")
        name = try row.required("name")
        castID = row.optional("cast_id")
        character = row.optional("character")
        order = row.optional("order")
    }
}

extension CastMemberDTO {
    func adapted() -> CastMember {
        var member = CastMember(creditID: creditID, personID: id, name: name)
        member.castID = castID
        member.character = character ?? ""
        member.order = order.countOrZero
        person.fill(&member)
        return member
    }
}

struct CrewMemberDTO: DTO {
    let person: CreditedPersonDTO
    let creditID: String
    let id: Int
    let name: String
    let job: String?
    let department: String?

    init(_ row: TapeRow) throws {
        person = try CreditedPersonDTO(row)
        creditID = try row.required("credit_id")
        id = try row.required("id")
        name = try row.required("name")
        job = row.optional("job")
        department = row.optional("department")
    }
}

extension CrewMemberDTO {
    func adapted() -> CrewMember {
        var member = CrewMember(creditID: creditID, personID: id, name: name)
        member.job = job ?? ""
        member.department = department ?? ""
        person.fill(&member)
        return member
    }
}
