/// Finds false statements of one part of a catalog about another.
struct CatalogCheck {
    private static let mostEpisodes = 10_000

    private let catalog: SandboxCatalog
    private let people: Set<Int>
    private let movies: Set<Int>
    private let series: Set<Int>
    private let providers: Set<Int>

    init(_ catalog: SandboxCatalog) {
        self.catalog = catalog
        people = Set(catalog.people.map(\.id))
        movies = Set(catalog.movies.map(\.id))
        series = Set(catalog.series.map(\.id))
        providers = Set(catalog.watchProviders.map(\.id))
    }

    func run() throws(SandboxError) {
        try ids(catalog.movies.map(\.id), "movie")
        try ids(catalog.series.map(\.id), "series")
        try ids(catalog.people.map(\.id), "person")
        try ids(catalog.watchProviders.map(\.id), "watch provider")
        for movie in catalog.movies { try check(movie, "movie \(movie.id)") }
        for series in catalog.series { try check(series, "series \(series.id)") }
        for person in catalog.people { try check(person, "person \(person.id)") }
    }

    private func ids(_ ids: [Int], _ kind: String) throws(SandboxError) {
        var seen: Set<Int> = []
        for id in ids {
            try require(id > 0, "\(kind) \(id)", "A number is positive.")
            try require(seen.insert(id).inserted, "\(kind) \(id)", "It is there twice.")
        }
    }

    private func check(_ movie: SandboxCatalog.Movie, _ place: String) throws(SandboxError) {
        try require(movie.releaseDate.isEmpty || Self.isDay(movie.releaseDate), place + ": release_date", Self.day)
        try genres(movie.genres, Genres.movies(in: nil).map(\.id), place)
        for (index, release) in movie.releases.enumerated() {
            try require(Self.isDay(release.day), "\(place): release_dates[\(index)].release_date", Self.day)
        }
        try check(movie.cast.map(\.person), "\(place): cast")
        try check(movie.crew.map(\.person), "\(place): crew")
        try offers(movie.offers, place)
        try pictures(movie.pictures, place)
        try languages(movie.translations, place)
    }

    private func check(_ series: SandboxCatalog.Series, _ place: String) throws(SandboxError) {
        try require(series.firstAirDate.isEmpty || Self.isDay(series.firstAirDate), place + ": first_air_date", Self.day)
        try require(series.lastAirDate.map(Self.isDay) != false, place + ": last_air_date", Self.day)
        try require(series.nextAirDate.map(Self.isDay) != false, place + ": next_air_date", Self.day)
        try genres(series.genres, Genres.series(in: nil).map(\.id), place)
        try check(series.creators.map(\.person), "\(place): created_by")
        try check(series.cast.map(\.person), "\(place): cast")
        try check(series.crew.map(\.person), "\(place): crew")
        try offers(series.offers, place)
        try languages(series.translations, place)
        var seen: Set<Int> = []
        for season in series.seasons {
            let place = "\(place), season \(season.number)"
            try require(season.number >= 0 && seen.insert(season.number).inserted, place, "It is there twice, or its number is negative.")
            try check(season, place)
        }
    }

    private func check(_ season: SandboxCatalog.Season, _ place: String) throws(SandboxError) {
        try require(season.airDate.map(Self.isDay) != false, place + ": air_date", Self.day)
        try require(
            season.episodeCount.map { (0...Self.mostEpisodes).contains($0) } != false, place + ": episode_count",
            "A season has at most \(Self.mostEpisodes) episodes.")
        try check(season.cast.map(\.person), "\(place): cast")
        try pictures(season.pictures, place)
        var seen: Set<Int> = []
        for episode in season.episodes {
            let place = "\(place), episode \(episode.number)"
            try require(seen.insert(episode.number).inserted, place, "It is there twice.")
            let most = season.episodeCount ?? Self.mostEpisodes
            try require((1...max(1, most)).contains(episode.number), place, "The season has episodes from 1 to \(most).")
            try require(episode.airDate.map(Self.isDay) != false, place + ": air_date", Self.day)
            try check(episode.crew.map(\.person), "\(place): crew")
            try check(episode.guests.map(\.person), "\(place): guest_stars")
            try pictures(episode.pictures, place)
        }
    }

    private func check(_ person: SandboxCatalog.Person, _ place: String) throws(SandboxError) {
        let birthday = person.birthday.map { $0 + "1900-01-01".dropFirst($0.utf8.count) }
        try require(birthday.map(Self.isDay) != false, place + ": birthday", Self.day)
        for (index, title) in person.knownFor.enumerated() {
            let isThere =
                switch title {
                case .movie(let id): movies.contains(id)
                case .series(let id): series.contains(id)
                }
            try require(isThere, "\(place): known_for[\(index)]", "The catalog has no such title.")
        }
        try pictures(person.pictures, place)
    }

    private func check(_ credited: [Int], _ place: String) throws(SandboxError) {
        for (index, id) in credited.enumerated() {
            try require(people.contains(id), "\(place)[\(index)].person", "The catalog has no person with the number \(id).")
        }
    }

    private func genres(_ genres: [Int], _ known: [Int], _ place: String) throws(SandboxError) {
        for (index, id) in genres.enumerated() {
            try require(known.contains(id), "\(place): genres[\(index)]", "TMDb has no genre with the number \(id) for this kind.")
        }
    }

    private func offers(_ offers: [SandboxCatalog.Offers], _ place: String) throws(SandboxError) {
        for (index, offer) in offers.enumerated() {
            for id in offer.providers {
                let reason = "The catalog has no watch provider with the number \(id)."
                try require(providers.contains(id), "\(place): watch_providers[\(index)]", reason)
            }
        }
    }

    private func pictures(_ pictures: [SandboxCatalog.Picture], _ place: String) throws(SandboxError) {
        for (index, picture) in pictures.enumerated() {
            try require(picture.width > 0 && picture.height > 0, "\(place): images[\(index)]", "A picture has a width and a height.")
        }
    }

    private func languages(_ translations: [String: SandboxCatalog.Translation], _ place: String) throws(SandboxError) {
        let known = CatalogLanguage.allCases.filter { $0 != .english }.map(\.rawValue)
        for tag in translations.keys.sorted() {
            let reason =
                "Translations are in \(known.joined(separator: ", ")), or for a region, as in pt-PT; the title itself is in English."
            try require(CatalogLanguage.known(tag) != nil && tag != "en", "\(place): translations.\(tag)", reason)
        }
    }

    private func require(_ isSo: Bool, _ place: @autoclosure () -> String, _ reason: @autoclosure () -> String) throws(SandboxError) {
        guard isSo else { throw .invalidCatalog(place: place(), reason: reason()) }
    }

    private static let day = "A day is written as YYYY-MM-DD."

    private static func isDay(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2] else { return false }
        let numbers = parts.compactMap { Int(digits: String($0)) }
        return numbers.count == 3 && (1...12).contains(numbers[1]) && (1...31).contains(numbers[2])
    }
}
