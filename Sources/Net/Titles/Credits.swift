import MarqueeDomain

/// Cast and crew.
struct CreditsDTO: DTO {
    let cast: Rows<CastMemberDTO>?
    let crew: Rows<CrewMemberDTO>?
}

extension CreditsDTO {
    func adapted() -> Credits {
        Credits(cast: cast?.values.map { $0.adapted() } ?? [], crew: crew?.values.map { $0.adapted() } ?? [])
    }
}

struct CastMemberDTO: DTO {
    let creditID: String
    let id: Int
    let name: String
    let character: String?
    let order: LooseInt?
    let profilePath: LooseImagePath?

    enum CodingKeys: String, CodingKey {
        case id, name, character, order
        case creditID = "credit_id"
        case profilePath = "profile_path"
    }
}

extension CastMemberDTO {
    func adapted() -> CastMember {
        var member = CastMember(id: creditID, personID: id, name: name)
        member.character = character ?? ""
        member.order = order?.value ?? 0
        member.profilePath = profilePath?.value
        return member
    }
}

struct CrewMemberDTO: DTO {
    let creditID: String
    let id: Int
    let name: String
    let job: String?
    let department: String?
    let profilePath: LooseImagePath?

    enum CodingKeys: String, CodingKey {
        case id, name, job, department
        case creditID = "credit_id"
        case profilePath = "profile_path"
    }
}

extension CrewMemberDTO {
    func adapted() -> CrewMember {
        var member = CrewMember(id: creditID, personID: id, name: name)
        member.job = job ?? ""
        member.department = department ?? ""
        member.profilePath = profilePath?.value
        return member
    }
}
