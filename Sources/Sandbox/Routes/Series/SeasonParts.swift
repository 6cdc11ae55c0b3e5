/// One season as its routes show it.
struct SeasonParts {
    let series: CatalogSeries
    let season: CatalogSeason
    let request: Request
    let wording: Wording

    func detailsWithParts() throws(Failure) -> JSON { details.appending(try request.appendedNames(), part) }

    func part(_ name: String) -> JSON? {
        switch name {
        case "aggregate_credits": aggregateCredits
        case "credits": ["id": .integer(season.id), "cast": .array(season.cast.compactMap(\.json)), "crew": []]
        case "external_ids": season.links.seasonJSON(id: season.id)
        case "images": images
        case "translations": ["id": .integer(season.id), "translations": []]
        case "videos": ["id": .integer(season.id), "results": []]
        case "watch/providers": series.details.offers.results(id: season.id)
        default: nil
        }
    }

    var details: JSON {
        let episodes = series.episodes(of: season).map { episode in
            episode.row(of: series, wording).adding([
                ("crew", .array(episode.crew.compactMap(\.json))), ("guest_stars", .array(episode.guests.compactMap(\.json))),
            ])
        }
        return [
            "air_date": JSON(season.airDate),
            "episodes": .array(episodes),
            "name": .string(season.name),
            "overview": "",
            "id": .integer(season.id),
            "poster_path": JSON(season.posterPath),
            "season_number": .integer(season.number),
            "vote_average": .number(season.voteAverage),
        ]
    }

    /// The cast of the season, each with the one role in all of its episodes.
    private var aggregateCredits: JSON {
        let count = JSON.integer(series.episodes(of: season).count)
        let cast = season.cast.compactMap { part -> JSON? in
            let role: JSON = ["credit_id": .string(part.creditID), "character": .string(part.character), "episode_count": count]
            return Catalog.person(part.person)?.json.adding([
                ("roles", [role]), ("total_episode_count", count), ("order", .integer(part.order)),
            ])
        }
        return ["id": .integer(season.id), "cast": .array(cast), "crew": []]
    }

    private var images: JSON {
        let known = season.images.isEmpty ? [CatalogImage(drawn: .poster, season.posterPath)].compactMap(\.self) : season.images
        return known.lists(request, id: season.id, [("posters", .poster)])
    }
}
