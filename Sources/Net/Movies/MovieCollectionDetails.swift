import MarqueeDomain

extension Operations {
    static let movieCollection = Operation<MovieCollectionDetailsDTO>(
        .get, "/3/collection/{collection_id}", lifetime: .hours(4), audience: [.language, .imageLanguage])
}

/// A collection with its movies.
struct MovieCollectionDetailsDTO: DTO {
    let collection: MovieCollectionDTO
    let parts: [MovieDTO]
    let images: ImageSetDTO?
    let translations: TranslationsDTO?

    init(_ row: TapeRow) throws {
        collection = try MovieCollectionDTO(row)
        parts = try row.list("parts")
        images = row.optional("images")
        translations = row.optional("translations")
    }
}

extension MovieCollectionDetailsDTO {
    func adapted() -> MovieCollectionDetails {
        var details = MovieCollectionDetails(collection: collection.adapted())
        details.movies = parts.adapted()
        details.images = images?.adapted()
        details.translations = translations?.adapted()
        return details
    }
}

extension MovieCollectionDetails: TitleBearing {
    func visitTitles(_ visitor: TitleVisitor) { visitor.visitAll(movies) }
    mutating func fillTexts(_ known: KnownTexts) { known.fill(&movies) }
}
