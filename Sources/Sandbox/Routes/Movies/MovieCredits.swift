extension MovieParts {
    var credits: JSON {
        let cast = movie.cast.compactMap { $0.json(in: catalog, [("cast_id", .integer($0.castID))]) }
        return ["id": .integer(movie.id), "cast": .array(cast), "crew": .array(movie.crew.compactMap { $0.json(in: catalog) })]
    }
}
