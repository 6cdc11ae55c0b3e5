import MarqueeDomain

extension Operations {
    static let personCombinedCredits = Operation<PersonCreditsDTO<PersonCreditDTO>>(
        .get, "/3/person/{person_id}/combined_credits", lifetime: .hours(4))
    static let personMovieCredits = Operation<PersonCreditsDTO<PersonMovieCreditDTO>>(
        .get, "/3/person/{person_id}/movie_credits", lifetime: .hours(4))
    static let personTVCredits = Operation<PersonCreditsDTO<PersonTVCreditDTO>>(
        .get, "/3/person/{person_id}/tv_credits", lifetime: .hours(4))
    static let personExternalIDs = Operation<ExternalIDsAnswerDTO>(
        .get, "/3/person/{person_id}/external_ids", lifetime: .hours(4), audience: [])
    static let personImages = Operation<ProfilesDTO>(.get, "/3/person/{person_id}/images", lifetime: .hours(4), audience: [])
    static let personTaggedImages = Operation<PageDTO<TaggedImageDTO>>(.get, "/3/person/{person_id}/tagged_images", lifetime: .hours(4))
    static let personTranslations = Operation<TranslationsDTO>(
        .get, "/3/person/{person_id}/translations", lifetime: .hours(4), audience: [])
    static let latestPerson = Operation<PersonDetailsDTO>(.get, "/3/person/latest", lifetime: .minutes(1), audience: [])
}
