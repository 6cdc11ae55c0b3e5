package import MarqueeDomain

/// A person as one stands in lists.
package struct PersonDTO: DTO {
    let id: Int
    let name: String
    let originalName: String?
    let department: String?
    let gender: LooseInt?
    let profilePath: LooseImagePath?
    let popularity: Double?
    let adult: Bool?
    let knownFor: Rows<MediaItemDTO>?

    enum CodingKeys: String, CodingKey {
        case id, name, gender, popularity, adult
        case originalName = "original_name"
        case department = "known_for_department"
        case profilePath = "profile_path"
        case knownFor = "known_for"
    }
}

extension PersonDTO {
    package func adapted() -> Person {
        var person = Person(id: id, name: name)
        person.originalName = originalName ?? name
        person.department = department ?? ""
        person.gender = Gender(rawValue: gender?.value ?? 0)
        person.profilePath = profilePath?.value
        person.popularity = popularity ?? 0
        person.isAdult = adult ?? false
        person.knownFor = knownFor?.values.map { $0.adapted() } ?? []
        return person
    }
}
