package import MarqueeDomain

/// A keyword.
package struct KeywordDTO: DTO {
    let id: Int
    let name: String
}

extension KeywordDTO {
    package func adapted() -> Keyword { Keyword(id: id, name: name) }
}

/// The keywords of a movie.
struct MovieKeywordsDTO: DTO {
    let keywords: [KeywordDTO]
}

extension MovieKeywordsDTO {
    func adapted() -> [Keyword] { keywords.adapted() }
}

/// The keywords of a series.
struct TVKeywordsDTO: DTO {
    let results: [KeywordDTO]
}

extension TVKeywordsDTO {
    func adapted() -> [Keyword] { results.adapted() }
}
