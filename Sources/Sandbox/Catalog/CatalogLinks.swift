/// What other services call a series, an episode or a person.
struct CatalogLinks: Sendable {
    var imdb: String?
    var freebaseMID: String?
    var freebase: String?
    var tvdb: Int?
    var tvrage: Int?
    var wikidata: String?
    var facebook: String?
    var instagram: String?
    var twitter: String?
    var tiktok: String?
    var youtube: String?
}

extension CatalogLinks {
    /// The id under the name that TMDb has for the service.
    subscript(source: String) -> String? {
        switch source {
        case "imdb_id": imdb
        case "tvdb_id": tvdb.map(String.init)
        case "tvrage_id": tvrage.map(String.init)
        case "wikidata_id": wikidata
        case "facebook_id": facebook
        case "instagram_id": instagram
        case "twitter_id": twitter
        case "tiktok_id": tiktok
        case "youtube_id": youtube
        default: nil
        }
    }
}

extension CatalogMovie {
    /// What other services call the movie.
    var links: CatalogLinks { CatalogLinks(imdb: details.imdbID, facebook: details.facebookID) }
}
