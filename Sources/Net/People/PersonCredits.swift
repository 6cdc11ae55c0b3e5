import MarqueeDomain

/// The part of a person in a title.
struct PersonPartDTO: ObjectShape {
    let creditID: String
    let character: String?
    let job: String?
    let department: String?
    let episodeCount: Int?
    let firstCreditAirDate: Day?
    let order: Int?

    init(_ row: TapeRow) throws {
        creditID = try row.required("credit_id")
        character = row.optional("character")
        job = row.optional("job")
        department = row.optional("department")
        episodeCount = row.optional("episode_count")
        firstCreditAirDate = row.optional("first_credit_air_date")
        order = row.optional("order")
    }
}

extension PersonPartDTO {
    fileprivate func credit(for item: MediaItem) -> PersonCredit {
        var credit = PersonCredit(creditID: creditID, item: item)
        credit.character = character ?? ""
        credit.job = job ?? ""
        credit.department = department ?? ""
        credit.episodeCount = episodeCount.knownCount
        credit.firstCreditAirDate = firstCreditAirDate
        credit.order = order.knownCount
        return credit
    }
}

/// A movie or a series, with the person's part; the row names its kind.
struct PersonCreditDTO: DTO {
    let item: MediaItemDTO
    let part: PersonPartDTO

    init(_ row: TapeRow) throws {
        item = try MediaItemDTO(row)
        part = try PersonPartDTO(row)
    }
}

extension PersonCreditDTO {
    func adapted() -> PersonCredit { part.credit(for: item.adapted()) }
}

/// A movie, with the person's part.
struct PersonMovieCreditDTO: DTO {
    let movie: MovieDTO
    let part: PersonPartDTO

    init(_ row: TapeRow) throws {
        movie = try MovieDTO(row)
        part = try PersonPartDTO(row)
    }
}

extension PersonMovieCreditDTO {
    func adapted() -> PersonCredit { part.credit(for: .movie(movie.adapted())) }
}

/// A series, with the person's part.
struct PersonTVCreditDTO: DTO {
    let series: TVSeriesDTO
    let part: PersonPartDTO

    init(_ row: TapeRow) throws {
        series = try TVSeriesDTO(row)
        part = try PersonPartDTO(row)
    }
}

extension PersonTVCreditDTO {
    func adapted() -> PersonCredit { part.credit(for: .tv(series.adapted())) }
}

/// The movies and series of a person, or only one kind of them.
struct PersonCreditsDTO<Row: DTO>: DTO, SeparateLists where Row.Entity == PersonCredit {
    @SeparateList var cast: [Row]
    @SeparateList var crew: [Row]
    var lists: [ListOutcome] { [$cast, $crew] }

    init(_ row: TapeRow) throws {
        _cast = row.separate("cast")
        _crew = row.separate("crew")
    }
}

extension PersonCreditsDTO {
    func adapted() -> PersonCredits { PersonCredits(cast: cast.adapted(), crew: crew.adapted()) }
}

/// The profile images of a person.
struct ProfilesDTO: DTO {
    let profiles: [PictureDTO]

    init(_ row: TapeRow) throws {
        profiles = try row.list("profiles")
    }
}

extension ProfilesDTO {
    func adapted() -> ImageSet {
        var images = ImageSet()
        images.profiles = profiles.adapted()
        return images
    }
}

extension PersonCredit: TitleBearing {
    func visitTitles(_ visitor: TitleVisitor) { item.visitTitles(visitor) }
    mutating func fillTexts(_ known: KnownTexts) { item.fillTexts(known) }
}

extension PersonCredits: TitleBearing {
    func visitTitles(_ visitor: TitleVisitor) {
        visitor.visitAll(cast)
        visitor.visitAll(crew)
    }
    mutating func fillTexts(_ known: KnownTexts) {
        known.fill(&cast)
        known.fill(&crew)
    }
}
