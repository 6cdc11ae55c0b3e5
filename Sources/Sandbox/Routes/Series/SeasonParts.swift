/// One season as its routes show it.
struct SeasonParts {
    let series: SandboxCatalog.Series
    let season: SandboxCatalog.Season
    let request: Request
    let wording: Wording

    private var catalog: CatalogIndex { wording.catalog }

    func detailsWithParts(_ account: (String) -> JSON?) throws(Refusal) -> JSON {
        details.appending(try request.appendedNames()) { part($0) ?? account($0) }
    }

    func part(_ name: String) -> JSON? {
        switch name {
        case "aggregate_credits":
            catalog.aggregateCredits(id: season.id, cast: season.castOfEpisodes, crew: season.crewOfEpisodes)
        case "credits": credits
        case "external_ids": season.externalIDs.seasonJSON(id: season.id)
        case "images": images
        case "translations": ["id": .integer(season.id), "translations": .array(translations)]
        case "videos": season.videos.results(request, id: season.id)
        case "watch/providers": series.offers.results(in: catalog, id: season.id)
        default: nil
        }
    }

    var details: JSON {
        let episodes = season.episodes.map { episode in
            episode.row(of: series, season, wording).adding([
                ("crew", .array(episode.crew.compactMap { $0.json(in: catalog) })),
                ("guest_stars", .array(episode.guests.compactMap { $0.json(in: catalog) })),
            ])
        }
        return [
            "air_date": JSON(season.airDate),
            "episodes": .array(episodes),
            "name": .string(wording.name(of: season)),
            "networks": .array(series.networks.map(\.json)),
            "overview": wording.overview(of: season),
            "id": .integer(season.id),
            "poster_path": JSON(season.posterPath),
            "season_number": .integer(season.number),
            "vote_average": .number(season.voteAverage),
        ]
    }

    private var credits: JSON {
        [
            "id": .integer(season.id), "cast": .array(season.cast.compactMap { $0.json(in: catalog) }),
            "crew": .array(season.crewOfEpisodes.compactMap { $0.json(in: catalog) }),
        ]
    }

    private var translations: [JSON] {
        let english = CatalogLanguage.english.translation(["name": .string(season.name), "overview": ""])
        return [english] + season.translations.rows { ["name": .string($0.title ?? ""), "overview": .string($0.overview)] }
    }

    private var images: JSON {
        let known =
            season.pictures.isEmpty ? [SandboxCatalog.Picture(drawn: .poster, season.posterPath)].compactMap(\.self) : season.pictures
        return known.lists(request, id: season.id, [("posters", .poster)])
    }
}
