import MarqueeDomain

/// The ids of a title or a person at other services.
struct ExternalIDsDTO: DTO {
    let imdbID: String?
    let tvdbID: Int?
    let tvrageID: Int?
    let freebaseMID: String?
    let freebaseID: String?
    let wikidataID: String?
    let facebookID: String?
    let instagramID: String?
    let twitterID: String?
    let tiktokID: String?
    let youtubeID: String?
}

extension ExternalIDsDTO {
    func adapted() -> ExternalIDs {
        var ids = ExternalIDs()
        ids.imdb = imdbID.known
        ids.tvdb = tvdbID.known
        ids.tvRage = tvrageID.known
        ids.freebaseMID = freebaseMID.known
        ids.freebase = freebaseID.known
        ids.wikidata = wikidataID.known
        ids.facebook = facebookID.known
        ids.instagram = instagramID.known
        ids.twitter = twitterID.known
        ids.tikTok = tiktokID.known
        ids.youTube = youtubeID.known
        return ids
    }
}

/// The ids as an answer of their own.
struct ExternalIDsAnswerDTO: DTO {
    @Embedded var ids: ExternalIDsDTO
    let id: Int
}

extension ExternalIDsAnswerDTO {
    func adapted() -> ExternalIDs { ids.adapted() }
}
