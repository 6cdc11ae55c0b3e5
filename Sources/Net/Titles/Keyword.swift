import MarqueeDomain

/// A keyword.
struct KeywordDTO: DTO {
    let id: Int
    let name: String

    init(_ row: TapeRow) throws {
        id = try row.required("id")
        name = try row.required("name")
    }
}

extension KeywordDTO {
    func adapted() -> Keyword { Keyword(id: id, name: name) }
}

/// The keywords of a movie.
struct MovieKeywordsDTO: DTO {
    let keywords: [KeywordDTO]

    init(_ row: TapeRow) throws {
        keywords = try row.list("keywords")
    }
}

extension MovieKeywordsDTO {
    func adapted() -> [Keyword] { keywords.adapted() }
}

/// The keywords of a series.
struct TVKeywordsDTO: DTO {
    let results: [KeywordDTO]

    init(_ row: TapeRow) throws {
        results = try row.list("results")
    }
}

extension TVKeywordsDTO {
    func adapted() -> [Keyword] { results.adapted() }
}
