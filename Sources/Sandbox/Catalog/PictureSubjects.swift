extension CatalogIndex {
    /// What kind of picture a path of the catalog names.
    func pictureKind(of path: String) -> SandboxCatalog.Picture.Kind? { pictureKinds[path] }

    static func pictureKinds(of catalog: SandboxCatalog) -> [String: SandboxCatalog.Picture.Kind] {
        var kinds: [String: SandboxCatalog.Picture.Kind] = [:]
        func add(_ path: String?, _ kind: SandboxCatalog.Picture.Kind) { if let path { kinds[path] = kind } }
        func add(_ pictures: [SandboxCatalog.Picture]) { for picture in pictures { add(picture.path, picture.kind) } }
        for movie in catalog.movies {
            add(movie.pictures)
            add(movie.posterPath, .poster)
            add(movie.backdropPath, .backdrop)
            add(movie.collection?.posterPath, .poster)
            add(movie.collection?.backdropPath, .backdrop)
            for company in movie.companies { add(company.logoPath, .logo) }
        }
        for series in catalog.series {
            add(series.posterPath, .poster)
            add(series.backdropPath, .backdrop)
            for company in series.companies + series.networks { add(company.logoPath, .logo) }
            for season in series.seasons {
                add(season.posterPath, .poster)
                add(season.pictures)
                for episode in season.episodes {
                    add(episode.stillPath, .still)
                    add(episode.pictures)
                }
            }
        }
        for person in catalog.people {
            add(person.profilePath, .profile)
            add(person.pictures)
        }
        return kinds
    }
}
