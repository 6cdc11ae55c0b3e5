import MarqueeDomain

/// The titles of a movie in other countries.
struct MovieAlternativeTitlesDTO: DTO {
    let titles: [AlternativeTitleDTO]
}

extension MovieAlternativeTitlesDTO {
    func adapted() -> [AlternativeTitle] { titles.adapted() }
}

/// The titles of a series in other countries.
struct TVAlternativeTitlesDTO: DTO {
    let results: [AlternativeTitleDTO]
}

extension TVAlternativeTitlesDTO {
    func adapted() -> [AlternativeTitle] { results.adapted() }
}

struct AlternativeTitleDTO: DTO {
    let iso31661: String
    let title: String
    let type: String?
}

extension AlternativeTitleDTO {
    func adapted() -> AlternativeTitle {
        var title = AlternativeTitle(country: iso31661, title: title)
        title.kind = type ?? ""
        return title
    }
}
