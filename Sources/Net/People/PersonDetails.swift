import MarqueeDomain

extension Operations {
    static let personDetails = Operation<PersonDetailsDTO>(
        .get, "/3/person/{person_id}", lifetime: .hours(4), audience: [.language, .imageLanguage])
}

extension Endpoint<PersonDetailsDTO> {
    static func personDetails(_ id: Person.ID, including parts: Set<PersonPart> = PersonPart.standard) -> Self {
        Endpoint(Operations.personDetails, of: .person(id), including: parts)
    }
}

/// A person with appended parts.
struct PersonDetailsDTO: DTO {
    let person: PersonDTO
    let biography: String?
    let birthday: PartialDay?
    let deathday: PartialDay?
    let placeOfBirth: String?
    let alsoKnownAs: [String]?
    let homepage: String?
    let imdbID: String?
    let externalIDs: ExternalIDsDTO?
    let images: ProfilesDTO?
    let combinedCredits: PersonCreditsDTO<PersonCreditDTO>?
    let movieCredits: PersonCreditsDTO<PersonMovieCreditDTO>?
    let tvCredits: PersonCreditsDTO<PersonTVCreditDTO>?
    let taggedImages: PageDTO<TaggedImageDTO>?
    let changes: ChangesDTO?
    let translations: TranslationsDTO?

    init(_ row: TapeRow) throws {
        person = try PersonDTO(row)
        biography = row.optional("biography")
        birthday = row.optional("birthday")
        deathday = row.optional("deathday")
        placeOfBirth = row.optional("place_of_birth")
        alsoKnownAs = row.optional("also_known_as")
        homepage = row.optional("homepage")
        imdbID = row.optional("imdb_id")
        externalIDs = row.optional("external_ids")
        images = row.optional("images")
        combinedCredits = row.optional("combined_credits")
        movieCredits = row.optional("movie_credits")
        tvCredits = row.optional("tv_credits")
        taggedImages = row.optional("tagged_images")
        changes = row.optional("changes")
        translations = row.optional("translations")
    }
}

extension PersonDetailsDTO {
    func adapted() -> PersonDetails {
        var details = PersonDetails(person: person.adapted())
        details.biography = biography ?? ""
        details.birthday = birthday
        details.deathday = deathday
        details.placeOfBirth = placeOfBirth.trimmed
        details.alsoKnownAs = alsoKnownAs ?? []
        details.homepage = homepage ?? ""
        details.imdbID = imdbID.known
        details.externalIDs = externalIDs?.adapted()
        details.images = images?.adapted()
        details.combinedCredits = combinedCredits?.adapted()
        details.movieCredits = movieCredits?.adapted()
        details.tvCredits = tvCredits?.adapted()
        details.taggedImages = taggedImages?.adapted()
        details.changes = changes?.adapted()
        details.translations = translations?.adapted()
        return details
    }
}

extension PersonDetails: TitleBearing {
    func visitTitles(_ visitor: TitleVisitor) {
        for credits in [combinedCredits, movieCredits, tvCredits] { credits?.visitTitles(visitor) }
    }
    mutating func fillTexts(_ known: KnownTexts) {
        combinedCredits?.fillTexts(known)
        movieCredits?.fillTexts(known)
        tvCredits?.fillTexts(known)
    }
}
