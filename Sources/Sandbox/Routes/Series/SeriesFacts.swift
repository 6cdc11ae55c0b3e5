extension SeriesParts {
    var contentRatings: JSON {
        let rows = series.contentRatings.map { JSON.object([("iso_3166_1", .string($0.region)), ("rating", .string($0.rating))]) }
        return ["id": .integer(series.id), "results": .array(rows.map { $0.adding([("descriptors", [])]) })]
    }

    var externalIDs: JSON { series.externalIDs.seriesJSON(id: series.id) }

    /// Series have their keywords under another name than movies.
    var keywords: JSON { ["id": .integer(series.id), "results": .array(series.keywords.map(\.json))] }

    var images: JSON {
        [SandboxCatalog.Picture(drawn: .backdrop, series.backdropPath), SandboxCatalog.Picture(drawn: .poster, series.posterPath)]
            .compactMap(\.self)
            .lists(request, id: series.id, [("backdrops", .backdrop), ("logos", .logo), ("posters", .poster)])
    }

    var translations: JSON {
        let data = { (text: SandboxCatalog.Translation) -> JSON in
            [
                "name": .string(text.title ?? ""), "overview": .string(text.overview), "homepage": .string(text.homepage), "tagline": "",
            ]
        }
        let english = series.text(in: .english).map { text -> JSON in
            var text = text
            // English names are in the series itself, and the original language never repeats its name.
            text.title = series.originalLanguage == CatalogLanguage.english.rawValue ? nil : series.name
            return CatalogLanguage.english.translation(data(text))
        }
        return ["id": .integer(series.id), "translations": .array([english].compactMap(\.self) + series.translations.rows(data))]
    }

    func similar(_ paging: Paging) -> JSON {
        .object(paging.members(of: catalog.related(to: series, sharing: 1)) { $0.row(wording) })
    }

    func recommendations(_ paging: Paging) -> JSON {
        .object(
            paging.members(of: catalog.related(to: series, sharing: 2)) { $0.row(wording).adding([("media_type", "tv")]) })
    }
}

extension SandboxCatalog.ExternalIDs {
    func seriesJSON(id: Int) -> JSON {
        [
            "id": .integer(id), "imdb_id": JSON(imdb), "freebase_mid": JSON(freebaseMID), "freebase_id": JSON(freebase),
            "tvdb_id": JSON(tvdb), "tvrage_id": JSON(tvrage), "wikidata_id": JSON(wikidata), "facebook_id": JSON(facebook),
            "instagram_id": JSON(instagram), "twitter_id": JSON(twitter),
        ]
    }

    func seasonJSON(id: Int) -> JSON {
        [
            "id": .integer(id), "freebase_mid": JSON(freebaseMID), "freebase_id": JSON(freebase), "tvdb_id": JSON(tvdb),
            "tvrage_id": JSON(tvrage), "wikidata_id": JSON(wikidata),
        ]
    }

    func episodeJSON(id: Int) -> JSON {
        // An episode has the ids of a season and one of IMDb.
        seasonJSON(id: id).adding([("imdb_id", JSON(imdb))])
    }
}
