import MarqueeDomain

/// A collection, as the details of its movies name it.
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
