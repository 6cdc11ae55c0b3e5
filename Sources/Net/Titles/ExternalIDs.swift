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
        ids.imdbID = imdbID.known
        ids.tvdbID = tvdbID.known
        ids.tvrageID = tvrageID.known
        ids.freebaseMID = freebaseMID.known
        ids.freebaseID = freebaseID.known
        ids.wikidataID = wikidataID.known
        ids.facebookID = facebookID.known
        ids.instagramID = instagramID.known
        ids.twitterID = twitterID.known
        ids.tiktokID = tiktokID.known
        ids.youtubeID = youtubeID.known
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
