/// One person as the routes show them: the details, and the parts that are requested alone or appended to them.
struct PersonParts {
    let person: SandboxCatalog.Person
    let request: Request
    let wording: Wording

    func detailsWithParts() throws(Refusal) -> JSON { details.appending(try request.appendedNames(), part) }

    /// A part on its own, or nil when there is none of this name.
    func part(_ name: String) -> JSON? {
        switch name {
        case "changes": request.changes(of: person.id)
        case "combined_credits": credits(.both)
        case "external_ids": externalIDs
        case "images": images
        case "movie_credits": credits(.movies)
        case "translations": translations
        case "tagged_images": taggedImages
        case "tv_credits": credits(.series)
        default: nil
        }
    }

    private var details: JSON {
        [
            "adult": false,
            "also_known_as": .array(person.otherNames.map(JSON.string)),
            "biography": .string(wording.isEnglish ? person.biography : ""),
            "birthday": JSON(person.birthday),
            "deathday": nil,
            "gender": .integer(person.gender),
            "homepage": nil,
            "id": .integer(person.id),
            "imdb_id": JSON(person.externalIDs.imdb),
            "known_for_department": .string(person.department),
            "name": .string(person.name),
            "place_of_birth": JSON(person.birthplace),
            "popularity": .number(person.popularity),
            "profile_path": JSON(person.profilePath),
        ]
    }

    private var externalIDs: JSON {
        let links = person.externalIDs
        return [
            "id": .integer(person.id), "freebase_mid": JSON(links.freebaseMID), "freebase_id": JSON(links.freebase),
            "imdb_id": JSON(links.imdb), "tvrage_id": JSON(links.tvrage), "wikidata_id": JSON(links.wikidata),
            "facebook_id": JSON(links.facebook), "instagram_id": JSON(links.instagram), "tiktok_id": JSON(links.tiktok),
            "twitter_id": JSON(links.twitter), "youtube_id": JSON(links.youtube),
        ]
    }

    /// A person without a biography has no translations.
    private var translations: JSON {
        let told = person.biography.isEmpty ? [] : [CatalogLanguage.english]
        let rows = told.map { $0.translation(["biography": .string(person.biography), "name": .string(person.name)]) }
        return ["id": .integer(person.id), "translations": .array(rows)]
    }

    /// The backdrops of the movies and series that the person played in, and the posters of the seasons. TMDb ignores the page, and calls
    /// it 0.
    private var taggedImages: JSON {
        let movies = wording.catalog.movies.filter { $0.cast.contains(where: isHere) }.flatMap { movie in
            movie.pictures.filter { $0.kind == .backdrop }.map { tagged($0, in: "movie", movie.row(wording)) }
        }
        let series = wording.catalog.series.filter { $0.cast.contains(where: isHere) }.flatMap { series in
            let backdrop = SandboxCatalog.Picture(drawn: .backdrop, series.backdropPath).map { tagged($0, in: "tv", series.row(wording)) }
            let seasons = series.seasons.filter { $0.cast.contains(where: isHere) }.compactMap { season in
                SandboxCatalog.Picture(drawn: .poster, season.posterPath).map {
                    tagged($0, in: "tv_season", season.row(wording).adding([("show_id", .integer(series.id))]))
                }
            }
            return [backdrop].compactMap(\.self) + seasons
        }
        let rows = movies + series
        return [
            "id": .integer(person.id), "page": 0, "results": .array(rows), "total_pages": 1, "total_results": .integer(rows.count),
        ]
    }

    private func isHere(_ role: SandboxCatalog.Role) -> Bool { role.person == person.id }

    private func tagged(_ image: SandboxCatalog.Picture, in mediaType: String, _ media: JSON) -> JSON {
        image.json.adding([
            ("id", .string(image.path.filter(\.isHexDigit))), ("image_type", .string(image.kind.rawValue)),
            ("media_type", .string(mediaType)), ("media", media.adding([("media_type", .string(mediaType))])),
        ])
    }

    private var images: JSON {
        let known =
            person.pictures.isEmpty ? [SandboxCatalog.Picture(drawn: .profile, person.profilePath)].compactMap(\.self) : person.pictures
        return known.lists(request, id: person.id, [("profiles", .profile)])
    }
}
