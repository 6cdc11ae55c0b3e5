extension Routes {
    /// The operations under `/3/collection`: a collection with the movies of the catalog that belong to it.
    func collection(_ path: [String], _ request: Request, _ wording: Wording) throws(Refusal) -> Reply {
        let movies = catalog.byPopularity.filter { path.first == $0.collection.map { String($0.id) } }
        guard let collection = movies.first?.collection else { throw .notFound }
        func part(_ name: String) -> JSON? {
            switch name {
            case "images": collection.images(request)
            case "translations": collection.translations
            default: nil
            }
        }
        let name = path.dropFirst().joined(separator: "/")
        guard name.isEmpty else {
            guard let part = part(name) else { throw .notFound }
            return reply(part, lasting: 14_400)
        }
        let parts = movies.sorted { $0.releaseDate < $1.releaseDate }.map { $0.part(wording) }
        let details = collection.json.adding(collection.names).adding([("parts", .array(parts))])
        return reply(details.appending(try request.appendedNames(), part), lasting: 14_400)
    }
}

extension SandboxCatalog.MovieCollection {
    fileprivate func images(_ request: Request) -> JSON {
        let images = [SandboxCatalog.Picture(drawn: .poster, posterPath), SandboxCatalog.Picture(drawn: .backdrop, backdropPath)]
            .compactMap(\.self)
        return images.lists(request, id: id, [("backdrops", .backdrop), ("posters", .poster)])
    }

    fileprivate var translations: JSON {
        let english = CatalogLanguage.english.translation(["title": .string(name), "overview": "", "homepage": ""])
        return ["id": .integer(id), "translations": [english]]
    }

    /// The collection in a list.
    var row: JSON { json.adding([("adult", false)] + names) }

    /// The collection in a list of several kinds, where TMDb gives it the keys of a movie, but no genres and no day.
    var mixedRow: JSON {
        [
            "adult": false, "backdrop_path": JSON(backdropPath), "id": .integer(id), "title": .string(name), "original_language": "en",
            "original_title": .string(name), "overview": "", "poster_path": JSON(posterPath),
        ]
    }

    /// The original name, which the catalog has in English only, and an overview, which it has not.
    fileprivate var names: [(String, JSON)] {
        [("original_language", "en"), ("original_name", .string(name)), ("overview", .string(""))]
    }

    var json: JSON {
        [
            "id": .integer(id), "name": .string(name), "poster_path": JSON(posterPath), "backdrop_path": JSON(backdropPath),
        ]
    }
}

extension SandboxCatalog.Movie {
    /// The row of the movie in its collection, where TMDb calls a title a name.
    fileprivate func part(_ wording: Wording) -> JSON {
        guard case .object(let members) = row(wording) else { return .null }
        let names = ["title": "name", "original_title": "original_name"]
        return .object(members.map { (names[$0.name] ?? $0.name, $0.value) }).adding([("media_type", "movie")])
    }
}
