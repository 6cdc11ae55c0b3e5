extension SandboxCatalog.Video {
    var json: JSON {
        [
            "iso_639_1": .string(language), "iso_3166_1": .string(region), "name": .string(name), "key": .string(key),
            "site": "YouTube", "size": .integer(size), "type": .string(type), "official": .boolean(isOfficial),
            "published_at": .string(publishedAt), "id": .string(id),
        ]
    }
}

extension [SandboxCatalog.Video] {
    func results(_ request: Request, id: Int) -> JSON {
        let shown = filter { request.isWanted($0.language, including: "include_video_language", elsewise: "en-US") }
        return ["id": .integer(id), "results": .array(shown.map(\.json))]
    }
}

extension SandboxCatalog.Picture {
    /// An image of which only the path is known, at the size the sandbox draws it. A poster has the title, as the catalog has it: in
    /// English.
    init?(drawn kind: Kind, _ path: String?) {
        guard let path, let size = DrawingSize("original", kind: kind) else { return nil }
        self.init(kind, path: path, width: size.width, height: size.height)
        if kind == .poster { language = CatalogLanguage.english.rawValue }
    }

    private var aspectRatio: Double { (Double(width) / Double(height) * 1_000).rounded() / 1_000 }

    /// Where words are in a language of the catalog, its country is the one that is meant unless something else is said.
    private var country: String? { region ?? language.flatMap { CatalogLanguage(rawValue: $0) }?.region }

    var json: JSON {
        [
            "aspect_ratio": .number(aspectRatio), "height": .integer(height), "iso_3166_1": JSON(country), "iso_639_1": JSON(language),
            "file_path": .string(path),
            "vote_average": .number(voteAverage), "vote_count": .integer(voteCount), "width": .integer(width),
        ]
    }
}

extension [SandboxCatalog.Picture] {
    /// The images that a request asks for, by kind under TMDb's names.
    func lists(_ request: Request, id: Int, _ kinds: [(name: String, kind: SandboxCatalog.Picture.Kind)]) -> JSON {
        let shown = filter { request.isWanted($0.language, including: "include_image_language", elsewise: nil) }
        let lists = kinds.map { name, kind in (name, JSON.array(shown.filter { $0.kind == kind }.map(\.json))) }
        return JSON.object([("id", .integer(id))]).adding(lists)
    }
}

extension [SandboxCatalog.Offers] {
    func results(in catalog: CatalogIndex, id: Int) -> JSON {
        ["id": .integer(id), "results": .object(map { ($0.region, $0.json(in: catalog)) })]
    }
}

extension SandboxCatalog.Offers {
    fileprivate func json(in catalog: CatalogIndex) -> JSON {
        let lists = byKind.map { kind, ids in
            (kind, JSON.array(ids.enumerated().compactMap { catalog.provider($1)?.json.adding([("display_priority", .integer($0))]) }))
        }
        return .object([("link", .string(link))] + lists)
    }
}

extension SandboxCatalog.WatchProvider {
    var json: JSON {
        ["logo_path": JSON(logoPath), "provider_id": .integer(id), "provider_name": .string(name)]
    }
}

extension SandboxCatalog.Company {
    var json: JSON {
        [
            "id": .integer(id), "logo_path": JSON(logoPath), "name": .string(name), "origin_country": .string(country),
        ]
    }
}

extension SandboxCatalog.Country {
    var json: JSON { ["iso_3166_1": .string(code), "name": .string(name)] }
}

extension SandboxCatalog.SpokenLanguage {
    var json: JSON { ["english_name": .string(name), "iso_639_1": .string(code), "name": .string(name)] }
}

extension SandboxCatalog.Keyword {
    var json: JSON { .object([("id", .integer(id)), ("name", .string(name))]) }
}

extension CatalogLanguage {
    /// A row of a list of titles in other countries.
    func alternativeTitle(_ title: String) -> JSON { ["iso_3166_1": .string(region), "title": .string(title), "type": ""] }

    /// A row of a list of translations.
    func translation(_ data: JSON, region: String? = nil) -> JSON {
        [
            "iso_3166_1": .string(region ?? self.region), "iso_639_1": .string(rawValue), "name": .string(name),
            "english_name": .string(englishName), "data": data,
        ]
    }
}
