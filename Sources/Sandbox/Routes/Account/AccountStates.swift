extension Routes {
    /// The marks of the account or the guest session on a title or an episode.
    func states(of subject: MarkTarget, _ request: Request, _ store: inout AccountStore) throws(Refusal) -> JSON {
        let marks = store.marks(of: try store.holder(of: request))
        return [
            "id": JSON(id(of: subject)),
            "favorite": .boolean(marks.favorites[subject] != nil),
            "rated": marks.rated(subject),
            "watchlist": .boolean(marks.watchlist[subject] != nil),
        ]
    }

    /// The ratings of the episodes of a season.
    func seasonStates(_ series: Int, _ number: Int, _ request: Request, _ store: inout AccountStore) throws(Refusal) -> JSON {
        guard let season = catalog.series(series)?.season(number) else { throw .notFound }
        let marks = store.marks(of: try store.holder(of: request))
        let rows = season.episodes.map { episode -> JSON in
            let subject = MarkTarget.episode(.init(series: series, season: number, number: episode.number))
            return ["id": .integer(episode.id), "episode_number": .integer(episode.number), "rated": marks.rated(subject)]
        }
        return ["id": .integer(season.id), "results": .array(rows)]
    }

    /// TMDb's id, of an episode too.
    private func id(of subject: MarkTarget) -> Int? {
        switch subject {
        case .movie(let id), .series(let id): id
        case .episode(let episode): catalog.episode(episode)?.episode.id
        }
    }
}

extension ServerMarks {
    /// The rating as TMDb has it: an object, or `false` where there is none.
    fileprivate func rated(_ subject: MarkTarget) -> JSON {
        ratings[subject].map { ["value": .number($0)] } ?? false
    }
}

extension CatalogIndex {
    /// The episode with these numbers, with its series and its season.
    func episode(
        _ numbers: Sandbox.Library.Episode
    ) -> (series: Series, season: SandboxCatalog.Season, episode: SandboxCatalog.Episode)? {
        guard let series = series(numbers.series), let season = series.season(numbers.season), let episode = season.episode(numbers.number)
        else { return nil }
        return (series, season, episode)
    }
}
