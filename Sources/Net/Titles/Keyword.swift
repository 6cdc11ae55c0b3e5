package import MarqueeDomain

/// A keyword.
package struct KeywordDTO: DTO {
    let id: Int
    let name: String
}

extension KeywordDTO {
    package func adapted() -> Keyword { Keyword(id: id, name: name) }
}
