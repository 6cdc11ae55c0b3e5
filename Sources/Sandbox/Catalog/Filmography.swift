/// Everything one person did for the titles of a catalog.
struct Filmography: Sendable {
    let movieCast: [(movie: SandboxCatalog.Movie, role: SandboxCatalog.Role)]
    let movieCrew: [(movie: SandboxCatalog.Movie, job: SandboxCatalog.Job)]
    let seriesCast: [(series: SandboxCatalog.Series, role: SandboxCatalog.Role)]
    let seriesCrew: [(series: SandboxCatalog.Series, job: SandboxCatalog.Job)]

    init(of person: SandboxCatalog.Person, in catalog: CatalogIndex) {
        let (movies, series) = (catalog.byPopularity, catalog.seriesByPopularity)
        movieCast = movies.flatMap { movie in movie.cast.filter { $0.person == person.id }.map { (movie, $0) } }
        movieCrew = movies.flatMap { movie in movie.crew.filter { $0.person == person.id }.map { (movie, $0) } }
        seriesCast = series.flatMap { series in series.cast.filter { $0.person == person.id }.map { (series, $0) } }
        seriesCrew = series.flatMap { series in series.crew.filter { $0.person == person.id }.map { (series, $0) } }
    }

    /// The titles the person is in, each once.
    var titles: [SandboxCatalog.Title] {
        let all: [SandboxCatalog.Title] =
            movieCast.map { .movie($0.movie.id) } + seriesCast.map { .series($0.series.id) }
            + movieCrew.map { .movie($0.movie.id) } + seriesCrew.map { .series($0.series.id) }
        var seen: Set<SandboxCatalog.Title> = []
        return all.filter { seen.insert($0).inserted }
    }
}

extension CatalogIndex {
    /// At most three titles a person is known for.
    func knownFor(_ person: Person) -> [SandboxCatalog.Title] {
        let others = Filmography(of: person, in: self).titles.filter { !person.knownFor.contains($0) }
        return Array((person.knownFor + others).prefix(3))
    }
}
