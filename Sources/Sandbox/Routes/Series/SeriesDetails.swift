extension SeriesParts {
    var details: JSON {
        let seasons = series.seasons.filter { $0.number > 0 }
        return [
            "adult": false,
            "backdrop_path": JSON(series.backdropPath),
            "created_by": .array(series.creators.compactMap { $0.creator(in: catalog) }),
            "episode_run_time": .array(series.episodeRunTimes.map(JSON.integer)),
            "first_air_date": .string(series.firstAirDate),
            "genres": wording.genres(of: series),
            "homepage": .string(wording.text(of: series)?.homepage ?? ""),
            "id": .integer(series.id),
            "in_production": .boolean(["Returning Series", "In Production"].contains(series.status)),
            "languages": .array(series.languages.map(JSON.string)),
            "last_air_date": JSON(series.lastAirDate),
            "last_episode_to_air": lastEpisode,
            "name": .string(wording.name(of: series)),
            "next_episode_to_air": nextEpisode,
            "networks": .array(series.networks.map(\.json)),
            // Specials count neither as episodes nor as a season.
            "number_of_episodes": .integer(seasons.reduce(0) { $0 + $1.episodes.count }),
            "number_of_seasons": .integer(seasons.count),
            "origin_country": .array(series.originCountries.map(JSON.string)),
            "original_language": .string(series.originalLanguage),
            "original_name": .string(series.originalName),
            "overview": wording.overview(of: series),
            "popularity": .number(series.popularity),
            "poster_path": JSON(series.posterPath),
            "production_companies": .array(series.companies.map(\.json)),
            "production_countries": .array(series.countries.map(\.json)),
            "seasons": .array(series.seasons.map { $0.row(wording) }),
            "spoken_languages": .array(series.spokenLanguages.map(\.json)),
            "softcore": false,
            "status": .string(series.status),
            // Taglines are other people's words, so the catalog has none.
            "tagline": .string(""),
            "type": .string(series.type),
            "vote_average": .number(series.voteAverage),
            "vote_count": .integer(series.voteCount),
        ]
    }

    /// The first one of the next day.
    private var nextEpisode: JSON {
        guard let day = series.nextAirDate else { return nil }
        for season in series.seasons {
            if let episode = season.episodes.first(where: { $0.airDate == day }) { return episode.row(of: series, season, wording) }
        }
        return nil
    }

    /// The last one of the last day.
    private var lastEpisode: JSON {
        for season in series.seasons.reversed() {
            if let episode = season.episodes.last(where: { $0.airDate != nil && $0.airDate == series.lastAirDate }) {
                return episode.row(of: series, season, wording)
            }
        }
        return nil
    }
}

extension SandboxCatalog.Job {
    fileprivate func creator(in catalog: CatalogIndex) -> JSON? {
        catalog.person(person).map { person in
            [
                "id": .integer(person.id), "credit_id": .string(creditID), "name": .string(person.name),
                "original_name": .string(person.name), "gender": .integer(person.gender), "profile_path": JSON(person.profilePath),
            ]
        }
    }
}

extension SandboxCatalog.Season {
    func row(_ wording: Wording) -> JSON {
        [
            "air_date": JSON(airDate), "episode_count": .integer(episodes.count), "id": .integer(id),
            "name": .string(wording.name(of: self)), "overview": wording.overview(of: self), "poster_path": JSON(posterPath),
            "season_number": .integer(number), "vote_average": .number(voteAverage),
        ]
    }
}
