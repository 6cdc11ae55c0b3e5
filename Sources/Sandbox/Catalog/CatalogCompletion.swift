/// The values that a catalog leaves to the sandbox: ids, names, orders, and episodes of which only the number is known.
extension SandboxCatalog.Movie {
    func completed() -> Self {
        var movie = self
        movie.cast = SandboxCatalog.completed(cast, of: "movie \(id)")
        movie.crew = SandboxCatalog.completed(crew, of: "movie \(id)")
        return movie
    }
}

extension SandboxCatalog.Series {
    func completed() -> Self {
        var series = self
        series.seasons = seasons.sorted { $0.number < $1.number }.map { $0.completed(in: id) }
        series.cast = SandboxCatalog.completed(cast, of: "series \(id)")
        series.crew = SandboxCatalog.completed(crew, of: "series \(id)")
        series.creators = SandboxCatalog.completed(creators, of: "series \(id) created")
        series.lastAirDate = lastAirDate ?? seasons.flatMap(\.episodes).compactMap(\.airDate).filter { $0 <= CatalogIndex.today }.max()
        if status.isEmpty {
            let isPlanned = firstAirDate.isEmpty || firstAirDate > CatalogIndex.today
            series.status = isPlanned ? "Planned" : isOnTheAir ? "Returning Series" : "Ended"
        }
        return series
    }
}

extension SandboxCatalog.Season {
    /// With as many episodes as it announces.
    fileprivate func completed(in series: Int) -> Self {
        var season = self
        let known = Dictionary(episodes.map { ($0.number, $0) }) { first, _ in first }
        let count = max(episodeCount ?? 0, known.keys.max() ?? 0)
        season.episodes = (0..<count).map { index in
            (known[index + 1] ?? SandboxCatalog.Episode(number: index + 1)).completed(in: "\(series) \(number)")
        }
        season.episodeCount = count
        if id == 0 { season.id = SandboxCatalog.number(for: "season \(series) \(number)") }
        if name.isEmpty { season.name = number == 0 ? "Specials" : "Season \(number)" }
        season.cast = SandboxCatalog.completed(cast, of: "season \(series) \(number)")
        return season
    }
}

extension SandboxCatalog.Episode {
    fileprivate func completed(in season: String) -> Self {
        var episode = self
        if id == 0 { episode.id = SandboxCatalog.number(for: "episode \(season) \(number)") }
        // The name that TMDb gives to an episode without a known name.
        if name.isEmpty { episode.name = "Episode \(number)" }
        episode.crew = SandboxCatalog.completed(crew, of: "episode \(season) \(number)")
        episode.guests = SandboxCatalog.completed(guests, of: "episode \(season) \(number)")
        return episode
    }
}

extension SandboxCatalog {
    fileprivate static func completed(_ roles: [Role], of whole: String) -> [Role] {
        roles.enumerated().map { index, role in
            var role = role
            if role.creditID.isEmpty { role.creditID = Fingerprint.hex(of: "\(whole) cast \(index)".utf8, digits: 24) }
            role.order = role.order ?? index
            return role
        }
    }

    fileprivate static func completed(_ jobs: [Job], of whole: String) -> [Job] {
        jobs.enumerated().map { index, job in
            var job = job
            if job.creditID.isEmpty { job.creditID = Fingerprint.hex(of: "\(whole) crew \(index)".utf8, digits: 24) }
            return job
        }
    }

    /// A number far above those that TMDb has given out, and within 31 bits.
    fileprivate static func number(for name: String) -> Int {
        1_000_000_000 + Int(Fingerprint.value(of: name.utf8) % 1_000_000_000)
    }
}
