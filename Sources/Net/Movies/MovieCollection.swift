import MarqueeDomain

/// A collection, as in the details of its movies and in searches.
struct MovieCollectionDTO: DTO {
    let id: Int
    let name: String
    let originalName: String?
    let originalLanguage: String?
    let overview: String?
    let posterPath: ImagePath?
    let backdropPath: ImagePath?
    let adult: Bool?

    init(_ row: TapeRow) throws {
        id = try row.required("id")
        name = try row.required("name")
        originalName = row.optional("original_name")
        originalLanguage = row.optional("original_language")
        overview = row.optional("overview")
        posterPath = row.optional("poster_path")
        backdropPath = row.optional("backdrop_path")
        adult = row.optional("adult")
    }
}

extension MovieCollectionDTO {
    func adapted() -> MovieCollection {
        var collection = MovieCollection(id: id, name: name)
        collection.originalName = originalName ?? name
        collection.originalLanguage = originalLanguage ?? ""
        collection.overview = overview ?? ""
        collection.posterPath = posterPath
        collection.backdropPath = backdropPath
        collection.isAdult = adult ?? false
        return collection
    }
}
