/// One season as its routes show it.
struct SeasonParts {
    let series: CatalogSeries
    let season: CatalogSeason
    let request: Request
    let wording: Wording

    func detailsWithParts() throws(Failure) -> JSON { details.appending(try request.appendedNames(), part) }

    func part(_ name: String) -> JSON? {
        switch name {
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

    private var images: JSON {
        let known = season.images.isEmpty ? [CatalogImage(drawn: .poster, season.posterPath)].compactMap(\.self) : season.images
        return known.lists(request, id: season.id, [("posters", .poster)])
    }
}
