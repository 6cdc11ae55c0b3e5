extension Routes {
    /// What the account or the guest has made of a title or an episode.
    func states(of subject: Subject, _ call: Call, _ store: inout AccountStore) throws(Failure) -> Reply {
        let marks = store.marks(of: try store.holder(of: call.request))
        return personal([
            "id": JSON(subject.id),
            "favorite": .boolean(marks.favorites[subject] != nil),
            "rated": marks.rated(subject),
            "watchlist": .boolean(marks.watchlist[subject] != nil),
        ])
    }

    /// The ratings of the episodes of a season.
    func seasonStates(_ call: Call, _ store: inout AccountStore) throws(Failure) -> Reply {
        guard let series = Catalog.series(try call.number(0)), let season = series.season(try call.number(1)) else { throw .notFound }
        let marks = store.marks(of: try store.holder(of: call.request))
        let rows = series.episodes(of: season).map { episode -> JSON in
            let subject = Subject.episode(.init(series: series.id, season: season.number, number: episode.number))
            return ["id": .integer(episode.id), "episode_number": .integer(episode.number), "rated": marks.rated(subject)]
        }
        return personal(["id": .integer(season.id), "results": .array(rows)])
    }
}

extension Marks {
    /// The rating as TMDb has it: an object, or `false` where there is none.
    fileprivate func rated(_ subject: Subject) -> JSON {
        ratings[subject].map { ["value": .number($0)] } ?? false
    }
}

extension Subject {
    /// TMDb's id, of an episode too.
    fileprivate var id: Int? {
        switch self {
        case .movie(let id), .series(let id): id
        case .episode(let episode): episode.record?.episode.id
        }
    }
}

extension Sandbox.Library.Episode {
    /// The episode in the catalog, with its series.
    var record: (series: CatalogSeries, episode: CatalogEpisode)? {
        guard let series = Catalog.series(series), let season = series.season(season), let episode = series.episode(number, of: season)
        else { return nil }
        return (series, episode)
    }
}
