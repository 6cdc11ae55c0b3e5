/// One episode as its routes show it.
struct EpisodeParts {
    let season: SandboxCatalog.Season
    let episode: SandboxCatalog.Episode
    let request: Request
    let wording: Wording

    private var catalog: CatalogIndex { wording.catalog }

    func detailsWithParts(_ account: (String) -> JSON?) throws(Refusal) -> JSON {
        details.appending(try request.appendedNames()) { part($0) ?? account($0) }
    }

    var details: JSON { episode.facts(of: season, wording).adding([("crew", crew), ("guest_stars", guests)]) }

    func part(_ name: String) -> JSON? {
        switch name {
        case "credits":
            [
                "id": .integer(episode.id), "cast": .array(season.cast.compactMap { $0.json(in: catalog) }), "crew": crew,
                "guest_stars": guests,
            ]
        case "external_ids": episode.externalIDs.episodeJSON(id: episode.id)
        case "images": images
        case "translations": ["id": .integer(episode.id), "translations": .array(translations)]
        case "videos": episode.videos.results(request, id: episode.id)
        default: nil
        }
    }

    private var translations: [JSON] {
        let english = CatalogLanguage.english.translation(["name": .string(episode.name), "overview": .string(episode.overview)])
        return [english] + episode.translations.rows { ["name": .string($0.title ?? ""), "overview": .string($0.overview)] }
    }

    private var crew: JSON { .array(episode.crew.compactMap { $0.json(in: catalog) }) }
    private var guests: JSON { .array(episode.guests.compactMap { $0.json(in: catalog) }) }

    private var images: JSON {
        let known =
            episode.pictures.isEmpty ? [SandboxCatalog.Picture(drawn: .still, episode.stillPath)].compactMap(\.self) : episode.pictures
        return known.lists(request, id: episode.id, [("stills", .still)])
    }
}

extension SandboxCatalog.Episode {
    func facts(of season: SandboxCatalog.Season, _ wording: Wording) -> JSON {
        [
            "air_date": JSON(airDate),
            "episode_number": .integer(number),
            "episode_type": .string(type),
            "id": .integer(id),
            "name": .string(wording.name(of: self)),
            "overview": wording.overview(of: self),
            "production_code": .string(productionCode),
            "runtime": JSON(runtime),
            "season_number": .integer(season.number),
            "still_path": JSON(stillPath),
            "vote_average": .number(voteAverage),
            "vote_count": .integer(voteCount),
        ]
    }

    /// The row of an episode in a list.
    func row(of series: SandboxCatalog.Series, _ season: SandboxCatalog.Season, _ wording: Wording) -> JSON {
        facts(of: season, wording).adding([("show_id", .integer(series.id))])
    }
}
