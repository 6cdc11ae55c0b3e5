extension MovieParts {
    var credits: JSON {
        let cast = movie.details.cast.enumerated().compactMap { order, role -> JSON? in
            Catalog.person(role.person)?.json.adding([
                ("cast_id", .integer(role.castID)), ("character", .string(role.character)), ("credit_id", .string(role.creditID)),
                ("order", .integer(order)),
            ])
        }
        let crew = movie.details.crew.compactMap { job -> JSON? in
            Catalog.person(job.person)?.json.adding([
                ("credit_id", .string(job.creditID)), ("department", .string(job.department)), ("job", .string(job.job)),
            ])
        }
        return ["id": .integer(movie.id), "cast": .array(cast), "crew": .array(crew)]
    }
}

extension CatalogPerson {
    fileprivate var json: JSON {
        [
            "adult": false,
            "gender": .integer(gender),
            "id": .integer(id),
            "known_for_department": .string(department),
            "name": .string(name),
            "original_name": .string(name),
            "popularity": .number(popularity),
            "profile_path": JSON(profilePath),
        ]
    }
}
