import MarqueeDomain

/// A person, as in lists.
struct PersonDTO: DTO {
    let id: Int
    let name: String
    let originalName: String?
    let knownForDepartment: String?
    let gender: Gender?
    let profilePath: ImagePath?
    let popularity: Double?
    let adult: Bool?
    let knownFor: [MediaItemDTO]?

    init(_ row: TapeRow) throws {
        id = try row.required("id")
        name = try row.required("name")
        originalName = row.optional("original_name")
        knownForDepartment = row.optional("known_for_department")
        gender = row.optional("gender")
        profilePath = row.optional("profile_path")
        popularity = row.optional("popularity")
        adult = row.optional("adult")
        knownFor = row.optional("known_for")
    }
}

extension PersonDTO {
    func adapted() -> Person {
        var person = Person(id: id, name: name)
        person.originalName = originalName ?? name
        person.knownForDepartment = knownForDepartment ?? ""
        person.gender = gender ?? .unset
        person.profilePath = profilePath
        person.popularity = popularity ?? 0
        person.isAdult = adult ?? false
        person.knownFor = knownFor.adapted()
        return person
    }
}

extension Person: TitleBearing {
    func visitTitles(_ visitor: TitleVisitor) { visitor.visitAll(knownFor) }
    mutating func fillTexts(_ known: KnownTexts) { known.fill(&knownFor) }
}
