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

    init(_ row: TapeRow) throws {
        imdbID = row.optional("imdb_id")
        tvdbID = row.optional("tvdb_id")
        tvrageID = row.optional("tvrage_id")
        freebaseMID = row.optional("freebase_mid")
        freebaseID = row.optional("freebase_id")
        wikidataID = row.optional("wikidata_id")
        facebookID = row.optional("facebook_id")
        instagramID = row.optional("instagram_id")
        twitterID = row.optional("twitter_id")
        tiktokID = row.optional("tiktok_id")
        youtubeID = row.optional("youtube_id")
    }
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
    let ids: ExternalIDsDTO
    let id: Int

    init(_ row: TapeRow) throws {
        ids = try ExternalIDsDTO(row)
        id = try row.required("id")
    }
}

extension ExternalIDsAnswerDTO {
    func adapted() -> ExternalIDs { ids.adapted() }
}
