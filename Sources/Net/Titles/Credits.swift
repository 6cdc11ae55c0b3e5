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
        CastMember(
            id: creditID, personID: id, name: name, character: character ?? "", order: order?.value ?? 0, profilePath: profilePath?.value)
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
        CrewMember(
            id: creditID, personID: id, name: name, job: job ?? "", department: department ?? "", profilePath: profilePath?.value)
    }
}
