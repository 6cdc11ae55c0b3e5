/// The words of TMDb that are plain texts in the entities, by their keys.
enum Vocabularies {
    static let all: [String: Set<String>] = ["department": departments, "known_for_department": departments]

    private static let departments: Set = [
        "Acting", "Actors", "Art", "Camera", "Costume & Make-Up", "Creator", "Crew", "Directing", "Editing", "Lighting", "Production",
        "Sound", "Visual Effects", "Writing",
    ]

    /// Whether the key of a dictionary has a known form: a country, a country and its region, or a title such as `movie:550`.
    static func isKnownForm(_ key: String) -> Bool {
        let parts = key.split(separator: "-", omittingEmptySubsequences: false)
        if parts.count <= 2, parts.allSatisfy({ (2...3).contains($0.utf8.count) && $0.utf8.allSatisfy { (0x41...0x5A).contains($0) } }) {
            return parts[0].count == 2
        }
        let title = key.split(separator: ":", omittingEmptySubsequences: false)
        return title.count == 2 && ["movie", "tv"].contains(title[0]) && Int(title[1]) != nil
    }
}
