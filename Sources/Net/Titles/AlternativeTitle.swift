import MarqueeDomain

/// The titles of a movie in other countries.
struct MovieAlternativeTitlesDTO: DTO {
    let titles: [AlternativeTitleDTO]

    init(_ row: TapeRow) throws {
        titles = try row.list("titles")
    }
}

extension MovieAlternativeTitlesDTO {
    func adapted() -> [AlternativeTitle] { titles.adapted() }
}

/// The titles of a series in other countries.
struct TVAlternativeTitlesDTO: DTO {
    let results: [AlternativeTitleDTO]

    init(_ row: TapeRow) throws {
        results = try row.list("results")
    }
}

extension TVAlternativeTitlesDTO {
    func adapted() -> [AlternativeTitle] { results.adapted() }
}

struct AlternativeTitleDTO: DTO {
    let iso31661: String
    let title: String
    let type: String?

    init(_ row: TapeRow) throws {
        iso31661 = try row.required("iso_3166_1")
        title = try row.required("title")
        type = row.optional("type")
    }
}

extension AlternativeTitleDTO {
    func adapted() -> AlternativeTitle {
        var title = AlternativeTitle(country: iso31661, title: title)
        title.type = type ?? ""
        return title
    }
}
