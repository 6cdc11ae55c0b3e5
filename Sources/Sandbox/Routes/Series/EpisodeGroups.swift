extension SeriesParts {
    /// The titles of the catalog's languages, each in the country of its language.
    var alternativeTitles: JSON {
        let titles = CatalogLanguage.allCases.compactMap { language in
            series.text(in: language)?.title.map(language.alternativeTitle)
        }
        return ["id": .integer(series.id), "results": .array(titles)]
    }

    /// The one order of episodes that every series with episodes has.
    var episodeGroups: JSON {
        let groups = series.seasons.isEmpty ? [] : [series.episodeGroup]
        return ["id": .integer(series.id), "results": .array(groups)]
    }

    var screenedTheatrically: JSON {
        let episodes = series.seasons.flatMap { season in
            season.episodes.filter(\.wasScreened).map { episode -> JSON in
                ["id": .integer(episode.id), "episode_number": .integer(episode.number), "season_number": .integer(season.number)]
            }
        }
        return ["id": .integer(series.id), "results": .array(episodes)]
    }
}

extension Routes {
    /// An order of episodes with its groups, which are the seasons.
    func episodeGroup(_ id: String, _ wording: Wording) throws(Refusal) -> JSON {
        guard let series = catalog.series.first(where: { $0.episodeGroupID == id && !$0.seasons.isEmpty }) else { throw .notFound }
        let groups = series.seasons.enumerated().map { order, season -> JSON in
            let episodes = season.episodes.enumerated().map { place, episode in
                episode.row(of: series, season, wording).adding([("order", .integer(place))])
            }
            return [
                "id": .string(SandboxCatalog.Series.hexadecimal(season.id)), "name": .string(wording.name(of: season)),
                "order": .integer(order), "episodes": .array(episodes), "locked": true,
            ]
        }
        return series.episodeGroup.adding([("groups", .array(groups))])
    }
}

extension SandboxCatalog.Series {
    fileprivate var episodeGroupID: String { Self.hexadecimal(id) }

    /// An id as TMDb gives it to items that are no titles: 24 hexadecimal digits.
    fileprivate static func hexadecimal(_ id: Int) -> String {
        let digits = String(id, radix: 16)
        return "5e" + String(repeating: "0", count: 22 - digits.count) + digits
    }

    fileprivate var episodeGroup: JSON {
        [
            "description": "", "episode_count": .integer(seasons.reduce(0) { $0 + $1.episodes.count }),
            "group_count": .integer(seasons.count),
            "id": .string(episodeGroupID), "name": "Aired Order", "network": networks.first?.json ?? .null, "type": 1,
        ]
    }
}
