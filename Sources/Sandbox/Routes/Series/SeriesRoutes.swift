extension Routes {
    /// The operations under `/3/tv`.
    func series(_ path: [String], _ request: Request, _ wording: Wording) throws(Refusal) -> Reply {
        if path.count == 1, let list = SeriesList(rawValue: path[0]) {
            let paging = try Paging(request, ofAll: options)
            return reply(.object(paging.members(of: list.series(in: catalog)) { $0.row(wording) }), lasting: 3_600)
        }
        if path.count == 2, path[0] == "episode_group" { return reply(try episodeGroup(path[1], wording), lasting: 14_400) }
        if path.count == 3, path[2] == "changes", let id = Int(digits: path[1]) {
            let seasons = catalog.series.flatMap(\.seasons)
            let ids = path[0] == "season" ? seasons.map(\.id) : path[0] == "episode" ? seasons.flatMap(\.episodes).map(\.id) : []
            guard ids.contains(id) else { throw .notFound }
            return changes(of: id, request)
        }
        let latest = path == ["latest"] ? catalog.series.max { $0.id < $1.id } : nil
        guard let series = latest ?? path.first.flatMap(Int.init(digits:)).flatMap({ catalog.series($0) }) else { throw .notFound }
        let parts = SeriesParts(series: series, request: request, wording: wording, pageSize: options.pageSize)
        guard path.count > 1 else {
            return try details(request) { account throws(Refusal) in
                try parts.detailsWithParts { account($0, .series(series.id)) }
            }
        }
        if path[1...] == ["changes"] { return changes(of: series.id, request) }
        if path[1...] == ["lists"] { return try lists(with: .series(series.id), id: series.id, request) }
        if path[1] == "season" { return try season(Array(path.dropFirst(2)), of: series, request, wording) }
        guard let part = try parts.part(path.dropFirst().joined(separator: "/")) else { throw .notFound }
        return reply(part, lasting: 14_400)
    }

    private func season(
        _ path: [String], of series: SandboxCatalog.Series, _ request: Request, _ wording: Wording
    ) throws(Refusal) -> Reply {
        guard let number = path.first.flatMap(Int.init(digits:)), let season = series.season(number) else { throw .notFound }
        if path.count > 1, path[1] == "episode" {
            return try episode(Array(path.dropFirst(2)), of: series, season, request, wording)
        }
        let parts = SeasonParts(series: series, season: season, request: request, wording: wording)
        guard path.count > 1 else {
            return try details(request) { account throws(Refusal) in
                try parts.detailsWithParts { account($0, .season(series: series.id, number: number)) }
            }
        }
        guard let part = parts.part(path.dropFirst().joined(separator: "/")) else { throw .notFound }
        return reply(part, lasting: 14_400)
    }

    private func episode(
        _ path: [String], of series: SandboxCatalog.Series, _ season: SandboxCatalog.Season, _ request: Request, _ wording: Wording
    ) throws(Refusal) -> Reply {
        guard let number = path.first.flatMap(Int.init(digits:)), let episode = season.episode(number) else { throw .notFound }
        let parts = EpisodeParts(season: season, episode: episode, request: request, wording: wording)
        guard path.count > 1 else {
            return try details(request) { account throws(Refusal) in
                try parts.detailsWithParts {
                    account($0, .episode(.init(series: series.id, season: season.number, number: number)))
                }
            }
        }
        guard path.count == 2, let part = parts.part(path[1]) else { throw .notFound }
        return reply(part, lasting: 14_400)
    }
}

extension SandboxCatalog.Series {
    func season(_ number: Int) -> SandboxCatalog.Season? { seasons.first { $0.number == number } }
}

extension SandboxCatalog.Season {
    func episode(_ number: Int) -> SandboxCatalog.Episode? { episodes.first { $0.number == number } }
}
