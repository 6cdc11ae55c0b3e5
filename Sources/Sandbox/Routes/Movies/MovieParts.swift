/// One movie as its routes show it: the details, and the parts that are requested alone or appended to them.
struct MovieParts {
    let movie: SandboxCatalog.Movie
    let request: Request
    let wording: Wording
    let pageSize: Int

    var catalog: CatalogIndex { wording.catalog }

    /// The details with the parts of `append_to_response`; unknown parts are ignored.
    func detailsWithParts(_ account: (String) -> JSON?) throws(Refusal) -> JSON {
        // The page of the request is not the page of a part.
        details.appending(try request.appendedNames()) { part($0, paging: Paging(first: pageSize)) ?? account($0) }
    }

    /// A part on its own, or nil when there is none of this name.
    func part(_ name: String) throws(Refusal) -> JSON? {
        part(name, paging: try Paging(request, size: pageSize))
    }

    private func part(_ name: String, paging: Paging) -> JSON? {
        switch name {
        case "alternative_titles": alternativeTitles
        case "changes": request.changes(of: movie.id)
        case "credits": credits
        case "external_ids": externalIDs
        case "images": images
        case "keywords": keywords
        case "recommendations": recommendations(paging)
        case "release_dates": releaseDates
        case "releases": releases
        case "reviews": PlaceholderReview.page(of: movie.title, id: movie.id, path: "movie/\(movie.id)", paging)
        case "similar": similar(paging)
        case "translations": translations
        case "videos": movie.videos.results(request, id: movie.id)
        case "watch/providers": movie.offers.results(in: catalog, id: movie.id)
        default: nil
        }
    }

    private var details: JSON {
        let text = wording.text(of: movie)
        return [
            "adult": false,
            "backdrop_path": JSON(movie.backdropPath),
            "belongs_to_collection": movie.collection?.json ?? .null,
            "budget": .integer(movie.budget),
            "genres": wording.genres(of: movie),
            "homepage": .string(text?.homepage ?? ""),
            "id": .integer(movie.id),
            "imdb_id": JSON(movie.externalIDs.imdb),
            "origin_country": .array(movie.originCountries.map(JSON.string)),
            "original_language": .string(movie.originalLanguage),
            "original_title": .string(movie.originalTitle),
            "overview": wording.overview(of: movie),
            "popularity": .number(movie.popularity),
            "poster_path": JSON(movie.posterPath),
            "production_companies": .array(movie.companies.map(\.json)),
            "production_countries": .array(movie.countries.map(\.json)),
            "release_date": .string(movie.releaseDate),
            "revenue": .integer(movie.revenue),
            "runtime": JSON(movie.runtime),
            "spoken_languages": .array(movie.spokenLanguages.map(\.json)),
            "status": .string(isReleased ? "Released" : "Post Production"),
            // Taglines are other people's words, so the catalog has none.
            "tagline": .string(""),
            "softcore": false,
            "title": .string(wording.title(of: movie)),
            "video": false,
            "vote_average": .number(movie.voteAverage),
            "vote_count": .integer(movie.voteCount),
        ]
    }

    /// Judged by the fixed day of the catalog, as its lists are.
    private var isReleased: Bool { movie.releaseDate <= CatalogIndex.today }
}
