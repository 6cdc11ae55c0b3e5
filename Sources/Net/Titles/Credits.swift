package import MarqueeDomain

/// The cast and the crew.
package struct CreditsDTO: DTO {
    let cast: [CastMemberDTO]
    let crew: [CrewMemberDTO]
}

extension CreditsDTO {
    package func adapted() -> Credits { Credits(cast: cast.adapted(), crew: crew.adapted()) }
}

struct CastMemberDTO: DTO {
    let creditID: String
    let id: Int
    let name: String
    let character: String?
    let order: Int?
    let profilePath: ImagePath?
}

extension CastMemberDTO {
    func adapted() -> CastMember {
        var member = CastMember(id: creditID, personID: id, name: name)
        member.character = character ?? ""
        member.order = order.countOrZero
        member.profilePath = profilePath
        return member
    }
}

struct CrewMemberDTO: DTO {
    let creditID: String
    let id: Int
    let name: String
    let job: String?
    let department: String?
    let profilePath: ImagePath?
}

extension CrewMemberDTO {
    func adapted() -> CrewMember {
        var member = CrewMember(id: creditID, personID: id, name: name)
        member.job = job ?? ""
        member.department = department ?? ""
        member.profilePath = profilePath
        return member
    }
}
