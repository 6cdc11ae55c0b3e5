import MarqueeDomain

/// The part of a person in a title.
struct PersonPartDTO: Decodable, Sendable {
    let creditID: String
    let character: String?
    let job: String?
    let department: String?
    let episodeCount: Int?
    let firstCreditAirDate: Day?
    let order: Int?
}

extension PersonPartDTO {
    fileprivate func credit(for item: MediaItem) -> PersonCredit {
        var credit = PersonCredit(id: creditID, item: item)
        credit.part = character ?? job ?? ""
        credit.department = department ?? ""
        credit.episodeCount = episodeCount.knownCount
        credit.firstCreditAirDate = firstCreditAirDate
        credit.order = order.knownCount
        return credit
    }
}

/// A movie or a series, with the person's part; the row names its kind.
struct PersonCreditDTO: DTO {
    @Embedded var item: MediaItemDTO
    @Embedded var part: PersonPartDTO
}

extension PersonCreditDTO {
    func adapted() -> PersonCredit { part.credit(for: item.adapted()) }
}

/// A movie, with the person's part.
struct PersonMovieCreditDTO: DTO {
    @Embedded var movie: MovieDTO
    @Embedded var part: PersonPartDTO
}

extension PersonMovieCreditDTO {
    func adapted() -> PersonCredit { part.credit(for: .movie(movie.adapted())) }
}

/// A series, with the person's part.
struct PersonTVCreditDTO: DTO {
    @Embedded var series: TVSeriesDTO
    @Embedded var part: PersonPartDTO
}

extension PersonTVCreditDTO {
    func adapted() -> PersonCredit { part.credit(for: .tv(series.adapted())) }
}

/// The movies and series of a person, or only one kind of them.
struct PersonCreditsDTO<Row: DTO>: DTO, SeparateLists where Row.Entity == PersonCredit {
    @SeparateList var cast: [Row]
    @SeparateList var crew: [Row]
    var lists: [ListOutcome] { [$cast, $crew] }
}

extension PersonCreditsDTO {
    func adapted() -> PersonCredits { PersonCredits(cast: cast.adapted(), crew: crew.adapted()) }
}

/// The profile images of a person.
struct PortraitsDTO: DTO {
    let profiles: [PictureDTO]
}

extension PortraitsDTO {
    func adapted() -> [Picture] { profiles.adapted() }
}

extension PersonCredit: TitleBearing {
    func visitTitles(_ visitor: inout some TitleVisitor) { item.visitTitles(&visitor) }
    mutating func fillTexts(_ known: KnownTexts) { item.fillTexts(known) }
}

extension PersonCredits: TitleBearing {
    func visitTitles(_ visitor: inout some TitleVisitor) {
        visitor.visitAll(cast)
        visitor.visitAll(crew)
    }
    mutating func fillTexts(_ known: KnownTexts) {
        known.fill(&cast)
        known.fill(&crew)
    }
}
