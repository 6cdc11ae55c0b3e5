import MarqueeDomain

/// One credit.
struct CreditDetailsDTO: DTO {
    let id: String
    let creditType: CreditKind?
    let department: String?
    let job: String?
    let media: CreditMediaDTO
    let person: PersonDTO
}

extension CreditDetailsDTO {
    func adapted() -> CreditDetails {
        var credit = CreditDetails(id: id, item: media.item.adapted(), person: person.adapted())
        credit.kind = creditType
        credit.department = department ?? ""
        credit.job = job ?? ""
        credit.character = media.character ?? ""
        credit.seasons = media.seasons.adapted()
        credit.episodes = media.episodes.adapted()
        return credit
    }
}

/// The title of a credit, with the parts of a series that it is about.
struct CreditMediaDTO: Decodable, Sendable {
    @Embedded var item: MediaItemDTO
    let character: String?
    let seasons: [SeriesSeasonDTO]?
    let episodes: [SeriesEpisodeDTO]?
}

extension CreditDetails: TitleBearing {
    func visitTitles(_ visitor: inout some TitleVisitor) {
        item.visitTitles(&visitor)
        person.visitTitles(&visitor)
    }

    mutating func fillTexts(_ known: KnownTexts) {
        item.fillTexts(known)
        person.fillTexts(known)
    }
}
