/// The values of TMDb's answers that always differ from what was asked for, each with its reason.
enum KnownContradictions {
    static let all: [(place: String, reason: String)] = [
        ("GET /3/person/{person_id}/tagged_images: page", "The first page of the tagged pictures of a person has the number 0."),
        ("GET /3/company/{company_id}/movies: page", "Every page of the movies of a company is the first one."),
    ]

    /// Whether a value, given as `operation: key`, is on the list.
    static func contains(_ place: String) -> Bool { all.contains { $0.place == place } }
}
