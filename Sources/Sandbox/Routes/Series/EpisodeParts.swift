/// One episode as its routes show it.
struct EpisodeParts {
    let season: CatalogSeason
    let episode: CatalogEpisode
    let request: Request
    let wording: Wording

    func detailsWithParts() throws(Failure) -> JSON {
        episode.facts(wording).adding([("crew", crew), ("guest_stars", guests)]).appending(try request.appendedNames(), part)
    }

    func part(_ name: String) -> JSON? {
        switch name {
        case "credits":
            [
                "id": .integer(episode.id), "cast": .array(season.cast.compactMap(\.json)), "crew": crew, "guest_stars": guests,
            ]
        case "external_ids": episode.links.episodeJSON(id: episode.id)
        case "images": images
        case "translations": ["id": .integer(episode.id), "translations": [english]]
        case "videos": ["id": .integer(episode.id), "results": []]
        default: nil
        }
    }

    private var english: JSON {
        CatalogLanguage.english.translation(["name": .string(episode.name), "overview": .string(episode.overview)])
    }

    private var crew: JSON { .array(episode.crew.compactMap(\.json)) }
    private var guests: JSON { .array(episode.guests.compactMap(\.json)) }

    private var images: JSON {
        let known = episode.images.isEmpty ? [CatalogImage(drawn: .still, episode.stillPath)].compactMap(\.self) : episode.images
        return known.lists(request, id: episode.id, [("stills", .still)])
    }
}

extension CatalogEpisode {
    func facts(_ wording: Wording) -> JSON {
        [
            "air_date": JSON(airDate),
            "episode_number": .integer(number),
            "episode_type": .string(type),
            "id": .integer(id),
            "name": .string(name),
            "overview": wording.overview(of: self),
            "production_code": .string(productionCode),
            "runtime": JSON(runtime),
            "season_number": .integer(season),
            "still_path": JSON(stillPath),
            "vote_average": .number(voteAverage),
            "vote_count": .integer(voteCount),
        ]
    }

    /// The row that stands for an episode in a list.
    func row(of series: CatalogSeries, _ wording: Wording) -> JSON {
        facts(wording).adding([("show_id", .integer(series.id))])
    }
}

extension CatalogPart {
    var json: JSON? {
        Catalog.person(person)?.json.adding([
            ("character", .string(character)), ("credit_id", .string(creditID)), ("order", .integer(order)),
        ])
    }
}

extension CatalogJob {
    var json: JSON? {
        Catalog.person(person)?.json.adding([
            ("credit_id", .string(creditID)), ("department", .string(department)), ("job", .string(job)),
        ])
    }
}
