import MarqueeDomain

/// What other services call a series or a person.
struct ExternalIDsDTO: DTO {
    let imdb: String?
    let tvdb: LooseInt?
    let wikidata: String?
    let facebook: String?
    let instagram: String?
    let twitter: String?

    enum CodingKeys: String, CodingKey {
        case imdb = "imdb_id"
        case tvdb = "tvdb_id"
        case wikidata = "wikidata_id"
        case facebook = "facebook_id"
        case instagram = "instagram_id"
        case twitter = "twitter_id"
    }
}

extension ExternalIDsDTO {
    func adapted() -> ExternalIDs {
        var ids = ExternalIDs()
        ids.imdb = imdb.known
        ids.tvdb = tvdb.known
        ids.wikidata = wikidata.known
        ids.facebook = facebook.known
        ids.instagram = instagram.known
        ids.twitter = twitter.known
        return ids
    }
}
