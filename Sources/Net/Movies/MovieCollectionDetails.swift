package import MarqueeDomain

extension Operations {
    static let movieCollection = Operation<MovieCollectionDetailsDTO>(.get, "/3/collection/{collection_id}", lifetime: .hours(4))
}

extension MediaReference {
    static func collection(_ id: MovieCollection.ID) -> Self { MediaReference(.unknown("collection"), id) }
}

/// A collection with its movies.
package struct MovieCollectionDetailsDTO: DTO {
    @Embedded var collection: MovieCollectionDTO
    let originalName: String?
    let originalLanguage: String?
    let overview: String?
    let parts: [MovieDTO]
}

extension MovieCollectionDetailsDTO {
    package func adapted() -> MovieCollectionDetails {
        var details = MovieCollectionDetails(collection: collection.adapted())
        details.originalName = originalName ?? details.collection.name
        details.originalLanguage = originalLanguage ?? ""
        details.overview = overview ?? ""
        details.movies = parts.adapted()
        return details
    }
}

extension MovieCollectionDetails: TitleBearing {
    func visitTitles(_ visitor: inout some TitleVisitor) { visitor.visitAll(movies) }
}
