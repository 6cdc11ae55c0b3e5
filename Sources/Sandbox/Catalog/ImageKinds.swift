extension Catalog {
    /// What kind of image a path of the catalog names.
    static func imageKind(of path: String) -> CatalogImage.Kind? { imageKinds[path] }

    private static let imageKinds: [String: CatalogImage.Kind] = {
        var kinds: [String: CatalogImage.Kind] = [:]
        func add(_ path: String?, _ kind: CatalogImage.Kind) { if let path { kinds[path] = kind } }
        func add(_ images: [CatalogImage]) { for image in images { add(image.path, image.kind) } }
        for movie in movies {
            add(movie.details.images)
            add(movie.posterPath, .poster)
            add(movie.backdropPath, .backdrop)
            add(movie.details.collection?.posterPath, .poster)
            add(movie.details.collection?.backdropPath, .backdrop)
            for company in movie.details.companies { add(company.logoPath, .logo) }
        }
        for series in series {
            add(series.posterPath, .poster)
            add(series.backdropPath, .backdrop)
            for company in series.details.companies + series.details.networks { add(company.logoPath, .logo) }
            for season in series.details.seasons {
                add(season.posterPath, .poster)
                add(season.images)
            }
            for episode in series.details.episodes {
                add(episode.stillPath, .still)
                add(episode.images)
            }
        }
        for person in people {
            add(person.profilePath, .profile)
            add(person.images)
        }
        return kinds
    }()
}
