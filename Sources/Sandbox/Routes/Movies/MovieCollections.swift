extension Routes {
    /// What lies under `/3/collection`: a collection with the movies of the catalog that belong to it.
    func collection(_ path: [String], _ wording: Wording) throws(Failure) -> Reply {
        let movies = Catalog.byPopularity.filter { path.first == $0.details.collection.map { String($0.id) } }
        guard path.count == 1, let collection = movies.first?.details.collection else { throw .notFound }
        let parts = movies.sorted { $0.releaseDate < $1.releaseDate }.map { $0.row(wording).adding([("media_type", "movie")]) }
        let details = collection.json.adding([
            ("original_language", "en"), ("original_name", .string(collection.name)), ("overview", .string("")), ("parts", .array(parts)),
        ])
        return reply(details, lasting: 14_400)
    }
}

extension CatalogCollection {
    var json: JSON {
        [
            "id": .integer(id), "name": .string(name), "poster_path": JSON(posterPath), "backdrop_path": JSON(backdropPath),
        ]
    }
}
