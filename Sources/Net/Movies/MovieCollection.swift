package import MarqueeDomain

/// A collection, as in the details of its movies and in searches.
package struct MovieCollectionDTO: DTO {
    let id: Int
    let name: String
    let originalName: String?
    let originalLanguage: String?
    let overview: String?
    let posterPath: ImagePath?
    let backdropPath: ImagePath?
    let adult: Bool?
}

extension MovieCollectionDTO {
    package func adapted() -> MovieCollection {
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
