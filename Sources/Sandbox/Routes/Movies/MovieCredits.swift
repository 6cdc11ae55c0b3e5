extension MovieParts {
    var credits: JSON {
        let cast = movie.details.cast.enumerated().compactMap { order, role -> JSON? in
            Catalog.person(role.person)?.json.adding([
                ("cast_id", .integer(role.castID)), ("character", .string(role.character)), ("credit_id", .string(role.creditID)),
                ("order", .integer(order)),
            ])
        }
        return ["id": .integer(movie.id), "cast": .array(cast), "crew": .array(movie.details.crew.compactMap(\.json))]
    }
}
