extension SeriesParts {
    var details: JSON {
        let facts = series.details
        let seasons = facts.seasons.filter { $0.number > 0 }
        return [
            "adult": false,
            "backdrop_path": JSON(series.backdropPath),
            "created_by": .array(facts.creators.compactMap(\.json)),
            "episode_run_time": .array(facts.episodeRunTimes.map(JSON.integer)),
            "first_air_date": .string(series.firstAirDate),
            "genres": wording.genres(of: series),
            "homepage": .string(wording.text(of: series)?.homepage ?? ""),
            "id": .integer(series.id),
            "in_production": .boolean(series.isOnTheAir),
            "languages": .array(facts.languages.map(JSON.string)),
            "last_air_date": JSON(facts.lastAirDate),
            "last_episode_to_air": lastEpisode?.row(of: series, wording) ?? .null,
            "name": .string(wording.name(of: series)),
            "next_episode_to_air": nil,
            "networks": .array(facts.networks.map(\.json)),
            // Specials count neither as episodes nor as a season.
            "number_of_episodes": .integer(seasons.reduce(0) { $0 + $1.episodeCount }),
            "number_of_seasons": .integer(seasons.count),
            "origin_country": .array(series.originCountries.map(JSON.string)),
            "original_language": .string(series.originalLanguage),
            "original_name": .string(series.originalName),
            "overview": wording.overview(of: series),
            "popularity": .number(series.popularity),
            "poster_path": JSON(series.posterPath),
            "production_companies": .array(facts.companies.map(\.json)),
            "production_countries": .array(facts.countries.map(\.country)),
            "seasons": .array(facts.seasons.map(\.row)),
            "spoken_languages": .array(facts.spokenLanguages.map(\.language)),
            "status": .string(facts.status),
            // Taglines are other people's words, so the catalog has none.
            "tagline": .string(""),
            "type": .string(facts.type),
            "vote_average": .number(series.voteAverage),
            "vote_count": .integer(series.voteCount),
        ]
    }

    /// Only where the day of the last episode is known is it certain that no later one is missing from the catalog.
    private var lastEpisode: CatalogEpisode? {
        series.details.lastAirDate.flatMap { day in series.details.episodes.last { $0.airDate == day } }
    }
}

extension CatalogCreator {
    fileprivate var json: JSON? {
        Catalog.person(person).map { person in
            [
                "id": .integer(person.id), "credit_id": .string(creditID), "name": .string(person.name),
                "original_name": .string(person.name), "gender": .integer(person.gender), "profile_path": JSON(person.profilePath),
            ]
        }
    }
}

extension CatalogSeason {
    var row: JSON {
        [
            "air_date": JSON(airDate), "episode_count": .integer(episodeCount), "id": .integer(id), "name": .string(name),
            "overview": "", "poster_path": JSON(posterPath), "season_number": .integer(number), "vote_average": .number(voteAverage),
        ]
    }
}
