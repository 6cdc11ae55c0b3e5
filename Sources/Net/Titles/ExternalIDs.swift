import MarqueeDomain

/// The ids of a series or a person at other services.
struct ExternalIDsDTO: DTO {
    let imdbID: String?
    let tvdbID: Int?
    let wikidataID: String?
    let facebookID: String?
    let instagramID: String?
    let twitterID: String?
}

extension ExternalIDsDTO {
    func adapted() -> ExternalIDs {
        var ids = ExternalIDs()
        ids.imdb = imdbID.known
        ids.tvdb = tvdbID.known
        ids.wikidata = wikidataID.known
        ids.facebook = facebookID.known
        ids.instagram = instagramID.known
        ids.twitter = twitterID.known
        return ids
    }
}
