extension CatalogIndex {
    /// The subject of a picture path of the catalog.
    func picture(of path: String) -> DrawingSubject? { pictures[path] }

    static func pictures(of catalog: SandboxCatalog) -> [String: DrawingSubject] {
        var subjects = PictureSubjects()
        for movie in catalog.movies {
            let one = DrawingSubject(title: movie.title, genre: movie.genres.first, id: "movie \(movie.id)")
            subjects.add(movie.pictures, one)
            subjects.add(movie.posterPath, .poster, one)
            subjects.add(movie.backdropPath, .backdrop, one)
            if let collection = movie.collection {
                let whole = DrawingSubject(title: collection.name, genre: one.genre, id: "collection \(collection.id)")
                subjects.add(collection.posterPath, .poster, whole)
                subjects.add(collection.backdropPath, .backdrop, whole)
            }
            subjects.add(logos: movie.companies)
        }
        for series in catalog.series {
            let one = DrawingSubject(title: series.name, genre: series.genres.first, id: "tv \(series.id)")
            subjects.add(series.posterPath, .poster, one)
            subjects.add(series.backdropPath, .backdrop, one)
            subjects.add(logos: series.companies + series.networks)
            for season in series.seasons { subjects.add(season, of: one) }
        }
        for person in catalog.people {
            let one = DrawingSubject(title: person.name, genre: nil, id: "person \(person.id)")
            subjects.add(person.profilePath, .profile, one)
            subjects.add(person.pictures, one)
        }
        return subjects.all
    }
}

/// The subjects of all pictures, by their paths. Of two that claim a path, the later one has it.
private struct PictureSubjects {
    private(set) var all: [String: DrawingSubject] = [:]

    mutating func add(_ path: String?, _ kind: SandboxCatalog.Picture.Kind, _ subject: DrawingSubject) {
        guard let path else { return }
        var subject = subject
        subject.kind = kind
        all[path] = subject
    }

    /// Further pictures have the colors and the title of the first one, and another composition.
    mutating func add(_ pictures: [SandboxCatalog.Picture], _ subject: DrawingSubject) {
        for picture in pictures {
            var other = subject
            other.variant = Fingerprint.value(of: picture.path.utf8)
            add(picture.path, picture.kind, other)
        }
    }

    mutating func add(logos companies: [SandboxCatalog.Company]) {
        for company in companies {
            add(company.logoPath, .logo, DrawingSubject(title: company.name, genre: nil, id: "company \(company.id)"))
        }
    }

    mutating func add(_ season: SandboxCatalog.Season, of series: DrawingSubject) {
        var whole = series
        whole.note = season.name.isEmpty ? season.number == 0 ? "Specials" : "Season \(season.number)" : season.name
        add(season.posterPath, .poster, whole)
        add(season.pictures, whole)
        for episode in season.episodes {
            var one = series
            if !episode.name.isEmpty { one.title = episode.name }
            one.note = "S\(season.number) E\(episode.number)"
            one.numeral = String(episode.number)
            // Another composition for each episode, in other colors than those of its neighbors.
            one.genre = nil
            one.seed = series.seed &+ UInt64(truncatingIfNeeded: 7 * season.number + episode.number)
            one.variant = Fingerprint.value(of: "\(series.seed) \(one.note)".utf8)
            add(episode.stillPath, .still, one)
            add(episode.pictures, one)
        }
    }
}
