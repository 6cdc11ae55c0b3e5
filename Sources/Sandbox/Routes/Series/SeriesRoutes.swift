extension Routes {
    /// What lies under `/3/tv`.
    func series(_ path: [String], _ request: Request, _ wording: Wording) throws(Failure) -> Reply {
        if path.count == 1, let chart = SeriesChart(rawValue: path[0]) {
            let paging = try Paging(request, ofAll: options)
            return reply(.object(paging.members(of: chart.series) { $0.row(wording) }), lasting: 3_600)
        }
        if path.count == 2, path[0] == "episode_group" { return reply(try episodeGroup(path[1], wording), lasting: 14_400) }
        if path.count == 3, path[2] == "changes", let id = Catalog.number(path[1]) {
            let seasons = Catalog.series.flatMap(\.details.seasons).map(\.id),
                episodes = Catalog.series.flatMap(\.details.episodes).map(\.id)
            guard path[0] == "season" ? seasons.contains(id) : path[0] == "episode" && episodes.contains(id) else { throw .notFound }
            return changes(of: id, request)
        }
        let latest = path == ["latest"] ? Catalog.series.max { $0.id < $1.id } : nil
        guard let series = latest ?? path.first.flatMap(Catalog.number).flatMap({ Catalog.series($0) }) else { throw .notFound }
        let parts = SeriesParts(series: series, request: request, wording: wording, pageSize: options.pageSize)
        guard path.count > 1 else { return reply(try parts.detailsWithParts(), lasting: 14_400) }
        if path[1...] == ["changes"] { return changes(of: series.id, request) }
        if path[1...] == ["lists"] { return try lists(with: .series(series.id), id: series.id, request) }
        if path[1] == "season" { return reply(try season(Array(path.dropFirst(2)), of: series, request, wording), lasting: 14_400) }
        guard let part = try parts.part(path.dropFirst().joined(separator: "/")) else { throw .notFound }
        return reply(part, lasting: 14_400)
    }

    private func season(
        _ path: [String], of series: CatalogSeries, _ request: Request, _ wording: Wording
    ) throws(Failure) -> JSON {
        guard let number = path.first.flatMap(Catalog.number), let season = series.season(number) else { throw .notFound }
        if path.count > 1, path[1] == "episode" {
            return try episode(Array(path.dropFirst(2)), of: series, season, request, wording)
        }
        let parts = SeasonParts(series: series, season: season, request: request, wording: wording)
        guard path.count > 1 else { return try parts.detailsWithParts() }
        guard let part = parts.part(path.dropFirst().joined(separator: "/")) else { throw .notFound }
        return part
    }

    private func episode(
        _ path: [String], of series: CatalogSeries, _ season: CatalogSeason, _ request: Request, _ wording: Wording
    ) throws(Failure) -> JSON {
        guard let number = path.first.flatMap(Catalog.number), let episode = series.episode(number, of: season) else { throw .notFound }
        let parts = EpisodeParts(season: season, episode: episode, request: request, wording: wording)
        guard path.count > 1 else { return try parts.detailsWithParts() }
        guard path.count == 2, let part = parts.part(path[1]) else { throw .notFound }
        return part
    }
}

extension CatalogSeries {
    func season(_ number: Int) -> CatalogSeason? { details.seasons.first { $0.number == number } }

    func episodes(of season: CatalogSeason) -> [CatalogEpisode] { details.episodes.filter { $0.season == season.number } }

    func episode(_ number: Int, of season: CatalogSeason) -> CatalogEpisode? {
        episodes(of: season).first { $0.number == number }
    }
}
