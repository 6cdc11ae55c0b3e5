extension MovieParts {
    var keywords: JSON {
        ["id": .integer(movie.id), "keywords": .array(movie.keywords.map(\.json))]
    }

    var externalIDs: JSON {
        [
            "id": .integer(movie.id), "imdb_id": JSON(movie.externalIDs.imdb), "wikidata_id": JSON(movie.externalIDs.wikidata),
            "facebook_id": JSON(movie.externalIDs.facebook),
            "instagram_id": JSON(movie.externalIDs.instagram), "twitter_id": JSON(movie.externalIDs.twitter),
        ]
    }

    /// The titles of the catalog's languages, each in the country of its language.
    var alternativeTitles: JSON {
        let titles = CatalogLanguage.allCases.compactMap { language in movie.text(in: language)?.title.map(language.alternativeTitle) }
        return ["id": .integer(movie.id), "titles": .array(titles)]
    }

    /// The first release in theaters of each country, in the older form.
    var releases: JSON {
        let rows = movie.releases.filter { $0.type == 3 }.map { release -> JSON in
            [
                "certification": .string(release.certification), "descriptors": [], "iso_3166_1": .string(release.region),
                "primary": .boolean(release.day == movie.releaseDate), "release_date": .string(release.day),
            ]
        }
        return ["id": .integer(movie.id), "countries": .array(rows)]
    }

    var releaseDates: JSON {
        var regions: [String] = []
        for release in movie.releases where !regions.contains(release.region) { regions.append(release.region) }
        let rows = regions.map { region -> JSON in
            let releases = movie.releases.filter { $0.region == region }.map(\.json)
            return ["iso_3166_1": .string(region), "release_dates": .array(releases)]
        }
        return ["id": .integer(movie.id), "results": .array(rows)]
    }

    var translations: JSON {
        let data = { (text: SandboxCatalog.Translation) -> JSON in
            [
                "homepage": .string(text.homepage), "overview": .string(text.overview),
                "runtime": .integer(movie.runtime ?? 0), "tagline": .string(""), "title": .string(text.title ?? ""),
            ]
        }
        let english = movie.text(in: .english).map { text -> JSON in
            var text = text
            // English titles are in the movie itself, and the original language never repeats its title.
            text.title = movie.originalLanguage == CatalogLanguage.english.rawValue ? nil : movie.title
            return CatalogLanguage.english.translation(data(text))
        }
        return ["id": .integer(movie.id), "translations": .array([english].compactMap(\.self) + movie.translations.rows(data))]
    }
}

extension SandboxCatalog.Release {
    fileprivate var json: JSON {
        [
            "certification": .string(certification), "descriptors": [], "iso_639_1": "", "note": .string(note),
            "release_date": .string(day + "T00:00:00.000Z"), "type": .integer(type),
        ]
    }
}
