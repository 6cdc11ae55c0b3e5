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
