package import MarqueeDomain

/// A person, as in lists.
package struct PersonDTO: DTO {
    let id: Int
    let name: String
    let originalName: String?
    let knownForDepartment: String?
    let gender: Gender?
    let profilePath: ImagePath?
    let popularity: Double?
    let adult: Bool?
    let knownFor: [MediaItemDTO]?
}

extension PersonDTO {
    package func adapted() -> Person {
        var person = Person(id: id, name: name)
        person.originalName = originalName ?? name
        person.department = knownForDepartment ?? ""
        person.gender = gender ?? .unset
        person.profilePath = profilePath
        person.popularity = popularity ?? 0
        person.isAdult = adult ?? false
        person.knownFor = knownFor.adapted()
        return person
    }
}

extension Person: TitleBearing {
    func visitTitles(_ visitor: inout some TitleVisitor) { visitor.visitAll(knownFor) }
    mutating func fillTexts(_ known: KnownTexts) { known.fill(&knownFor) }
}
