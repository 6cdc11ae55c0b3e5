/// Everything one person did for the titles of the catalog.
struct Filmography: Sendable {
    struct MovieCast: Sendable {
        let movie: CatalogMovie
        let role: CatalogRole
        let order: Int
    }

    let movieCast: [MovieCast]
    let movieCrew: [(movie: CatalogMovie, job: CatalogJob)]
    let seriesCast: [(series: CatalogSeries, role: CatalogSeriesRole)]
    let seriesCrew: [(series: CatalogSeries, job: CatalogSeriesJob)]

    init(of person: CatalogPerson) {
        movieCast = Catalog.byPopularity.flatMap { movie in
            movie.details.cast.enumerated().filter { $1.person == person.id }.map { MovieCast(movie: movie, role: $1, order: $0) }
        }
        movieCrew = Catalog.byPopularity.flatMap { movie in
            movie.details.crew.filter { $0.person == person.id }.map { (movie, $0) }
        }
        seriesCast = Catalog.seriesByPopularity.flatMap { series in
            series.details.cast.filter { $0.person == person.id }.map { (series, $0) }
        }
        seriesCrew = Catalog.seriesByPopularity.flatMap { series in
            series.details.crew.filter { $0.person == person.id }.map { (series, $0) }
        }
    }

    /// The titles the person is in, each once.
    var titles: [CatalogTitle] {
        let all =
            movieCast.map { CatalogTitle.movie($0.movie.id) } + seriesCast.map { .series($0.series.id) }
            + movieCrew.map { .movie($0.movie.id) } + seriesCrew.map { .series($0.series.id) }
        var seen: Set<CatalogTitle> = []
        return all.filter { seen.insert($0).inserted }
    }
}

extension Catalog {
    /// At most three titles a person is known for.
    static func knownFor(_ person: CatalogPerson) -> [CatalogTitle] {
        let others = Filmography(of: person).titles.filter { !person.knownFor.contains($0) }
        return Array((person.knownFor + others).prefix(3))
    }
}
