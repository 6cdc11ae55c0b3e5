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
        Person(
            id: id, name: name, originalName: originalName ?? name, department: department ?? "",
            gender: Gender(rawValue: gender?.value ?? 0), profilePath: profilePath?.value, popularity: popularity ?? 0,
            isAdult: adult ?? false, knownFor: knownFor?.values.map { $0.adapted() } ?? [])
    }
}
