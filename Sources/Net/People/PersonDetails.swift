package import MarqueeDomain

extension Endpoint<PersonDetailsDTO> {
    static func personDetails(_ id: Person.ID, withTranslations: Bool) -> Self {
        let parts = ["combined_credits", "images", "external_ids"] + (withTranslations ? ["translations"] : [])
        return Endpoint(
            Operations.personDetails, "person_id", of: .person(id), query: ["append_to_response": parts.joined(separator: ",")])
    }
}

/// A person with parts appended. A part that is broken is left out and counted.
package struct PersonDetailsDTO: DTO {
    let person: PersonDTO
    let facts: Facts

    package init(from decoder: any Decoder) throws {
        person = try PersonDTO(from: decoder)
        facts = try Facts(from: decoder)
    }

    struct Facts: Decodable, Sendable {
        let biography: String?
        let birthday: LooseDay?
        let deathday: LooseDay?
        let placeOfBirth: String?
        let alsoKnownAs: Rows<String>?
        let homepage: String?
        let imdbID: String?
        let externalIDs: Attempt<ExternalIDsDTO>?
        let images: Attempt<PortraitsDTO>?
        let credits: Attempt<CombinedCreditsDTO>?
        let translations: Attempt<TranslationsDTO>?

        enum CodingKeys: String, CodingKey {
            case biography, birthday, deathday, homepage, images, translations
            case placeOfBirth = "place_of_birth"
            case alsoKnownAs = "also_known_as"
            case imdbID = "imdb_id"
            case externalIDs = "external_ids"
            case credits = "combined_credits"
        }
    }

    struct PortraitsDTO: Decodable, Sendable {
        let profiles: Rows<PictureDTO>?
    }

    struct CombinedCreditsDTO: Decodable, Sendable {
        let cast: Rows<PersonCreditDTO>?
        let crew: Rows<PersonCreditDTO>?
    }
}

extension PersonDetailsDTO {
    package func adapted() -> PersonDetails {
        var details = PersonDetails(person: person.adapted())
        details.biography = facts.biography ?? ""
        details.birthday = facts.birthday?.value
        details.deathday = facts.deathday?.value
        details.placeOfBirth = facts.placeOfBirth ?? ""
        details.alsoKnownAs = facts.alsoKnownAs?.values ?? []
        details.homepage = facts.homepage ?? ""
        details.imdbID = facts.imdbID.known
        details.externalIDs = facts.externalIDs?.value?.adapted() ?? .none
        details.portraits = facts.images?.value?.profiles?.values.map { $0.adapted() } ?? []
        details.cast = facts.credits?.value?.cast?.values.map { $0.adapted() } ?? []
        details.crew = facts.credits?.value?.crew?.values.map { $0.adapted() } ?? []
        details.translations = facts.translations?.value?.adapted() ?? []
        return details
    }
}

/// A movie or a series, with what the person did for it.
struct PersonCreditDTO: DTO {
    let item: MediaItemDTO
    let work: Work

    init(from decoder: any Decoder) throws {
        item = try MediaItemDTO(from: decoder)
        work = try Work(from: decoder)
    }

    struct Work: Decodable, Sendable {
        let creditID: String
        let character: String?
        let job: String?
        let department: String?
        let episodeCount: LooseInt?

        enum CodingKeys: String, CodingKey {
            case character, job, department
            case creditID = "credit_id"
            case episodeCount = "episode_count"
        }
    }
}

extension PersonCreditDTO {
    func adapted() -> PersonCredit {
        var credit = PersonCredit(id: work.creditID, item: item.adapted())
        credit.part = work.character ?? work.job ?? ""
        credit.department = work.department ?? ""
        credit.episodeCount = work.episodeCount?.value
        return credit
    }
}
