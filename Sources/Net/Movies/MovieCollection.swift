import MarqueeDomain

/// A collection, as in the details of its movies.
struct MovieCollectionDTO: DTO {
    let id: Int
    let name: String
    let posterPath: ImagePath?
    let backdropPath: ImagePath?
}

extension MovieCollectionDTO {
    func adapted() -> MovieCollection {
        var collection = MovieCollection(id: id, name: name)
        collection.posterPath = posterPath
        collection.backdropPath = backdropPath
        return collection
    }
}
