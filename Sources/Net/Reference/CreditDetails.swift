import MarqueeDomain

/// One credit.
struct CreditDetailsDTO: DTO {
    let id: String
    let creditType: CreditType?
    let department: String?
    let job: String?
    let media: CreditMediaDTO
    let person: PersonDTO

    init(_ row: TapeRow) throws {
        id = try row.required("id")
        creditType = row.optional("credit_type")
        department = row.optional("department")
        job = row.optional("job")
        media = try row.required("media")
        person = try row.required("person")
    }
}

extension CreditDetailsDTO {
    func adapted() -> CreditDetails {
        var credit = CreditDetails(id: id, media: media.item.adapted(), person: person.adapted())
        credit.creditType = creditType
        credit.department = department ?? ""
        credit.job = job ?? ""
        credit.character = media.character ?? ""
        credit.seasons = media.seasons.adapted()
        credit.episodes = media.episodes.adapted()
        return credit
    }
}

/// The title of a credit, with the parts of a series that it is about.
struct CreditMediaDTO: ObjectShape {
    let item: MediaItemDTO
    let character: String?
    let seasons: [SeriesSeasonDTO]?
    let episodes: [SeriesEpisodeDTO]?

    init(_ row: TapeRow) throws {
        item = try MediaItemDTO(row)
        character = row.optional("character")
        seasons = row.optional("seasons")
        episodes = row.optional("episodes")
    }
}

extension CreditDetails: TitleBearing {
    func visitTitles(_ visitor: TitleVisitor) {
        media.visitTitles(visitor)
        person.visitTitles(visitor)
    }

    mutating func fillTexts(_ known: KnownTexts) {
        media.fillTexts(known)
        person.fillTexts(known)
    }
}
