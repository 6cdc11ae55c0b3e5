extension MovieParts {
    var keywords: JSON {
        ["id": .integer(movie.id), "keywords": .array(movie.details.keywords.map(\.json))]
    }

    var externalIDs: JSON {
        [
            "id": .integer(movie.id), "imdb_id": JSON(movie.details.imdbID), "wikidata_id": nil,
            "facebook_id": JSON(movie.details.facebookID), "instagram_id": nil, "twitter_id": nil,
        ]
    }

    /// The titles of the catalog's languages, each in the country of its language.
    var alternativeTitles: JSON {
        let titles = CatalogLanguage.allCases.compactMap { language in language.texts[movie.id]?.title.map(language.alternativeTitle) }
        return ["id": .integer(movie.id), "titles": .array(titles)]
    }

    /// The first release in theaters of each country, in the older form.
    var releases: JSON {
        let rows = movie.details.releases.filter { $0.type == 3 }.map { release -> JSON in
            [
                "certification": .string(release.certification), "descriptors": [], "iso_3166_1": .string(release.region),
                "primary": .boolean(release.day == movie.releaseDate), "release_date": .string(release.day),
            ]
        }
        return ["id": .integer(movie.id), "countries": .array(rows)]
    }

    var releaseDates: JSON {
        var regions: [String] = []
        for release in movie.details.releases where !regions.contains(release.region) { regions.append(release.region) }
        let rows = regions.map { region -> JSON in
            let releases = movie.details.releases.filter { $0.region == region }.map(\.json)
            return ["iso_3166_1": .string(region), "release_dates": .array(releases)]
        }
        return ["id": .integer(movie.id), "results": .array(rows)]
    }

    var translations: JSON {
        let rows = CatalogLanguage.allCases.compactMap { language -> JSON? in
            guard let text = language.texts[movie.id] else { return nil }
            let isOriginal = language.rawValue == movie.originalLanguage
            // English titles stand on the movie itself, and the original language never repeats its title.
            let title = text.title ?? (language == .english && !isOriginal ? movie.title : "")
            return language.translation([
                "homepage": .string(text.homepage), "overview": .string(text.overview),
                "runtime": .integer(movie.details.runtime ?? 0), "tagline": .string(""), "title": .string(title),
            ])
        }
        return ["id": .integer(movie.id), "translations": .array(rows)]
    }
}

extension CatalogRelease {
    fileprivate var json: JSON {
        [
            "certification": .string(certification), "descriptors": [], "iso_639_1": "", "note": .string(note),
            "release_date": .string(day + "T00:00:00.000Z"), "type": .integer(type),
        ]
    }
}
