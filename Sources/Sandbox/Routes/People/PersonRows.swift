extension SandboxCatalog.Person {
    /// The person as a row of credits.
    var json: JSON {
        [
            "adult": false,
            "gender": .integer(gender),
            "id": .integer(id),
            "known_for_department": .string(department),
            // Names of people are the same in every language.
            "name": .string(name),
            "original_name": .string(name),
            "popularity": .number(popularity),
            "profile_path": JSON(profilePath),
        ]
    }

    /// The person as a row of a list, with movies and series mixed in one member.
    func row(_ wording: Wording) -> JSON {
        json.adding([("known_for", .array(wording.catalog.knownFor(self).compactMap { $0.row(wording) }))])
    }
}

extension SandboxCatalog.Title {
    /// The row of the title with its kind, as mixed lists have it.
    func row(_ wording: Wording) -> JSON? {
        switch self {
        case .movie(let id): wording.catalog.movie(id)?.row(wording).adding([("media_type", "movie")])
        case .series(let id): wording.catalog.series(id)?.row(wording).adding([("media_type", "tv")])
        }
    }
}
