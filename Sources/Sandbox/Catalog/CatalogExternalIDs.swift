extension SandboxCatalog {
    /// The ids of a title, a season, an episode or a person in other services.
    public struct ExternalIDs: Sendable, Equatable {
        /// The id in IMDb, such as `tt0137523`.
        public var imdb: String?
        /// The first id in Freebase.
        public var freebaseMID: String?
        /// The second id in Freebase.
        public var freebase: String?
        /// The number in TheTVDB.
        public var tvdb: Int?
        /// The number in TVRage.
        public var tvrage: Int?
        /// The id in Wikidata.
        public var wikidata: String?
        /// The name on Facebook.
        public var facebook: String?
        /// The name on Instagram.
        public var instagram: String?
        /// The name on Twitter.
        public var twitter: String?
        /// The name on TikTok.
        public var tiktok: String?
        /// The name on YouTube.
        public var youtube: String?

        /// No ids.
        public init() {}
    }
}

extension SandboxCatalog.ExternalIDs: JSONObject {
    init(_ members: inout JSONMembers) throws(SandboxError) {
        try members.read("imdb_id", into: &imdb)
        try members.read("freebase_mid", into: &freebaseMID)
        try members.read("freebase_id", into: &freebase)
        try members.read("tvdb_id", into: &tvdb)
        try members.read("tvrage_id", into: &tvrage)
        try members.read("wikidata_id", into: &wikidata)
        try members.read("facebook_id", into: &facebook)
        try members.read("instagram_id", into: &instagram)
        try members.read("twitter_id", into: &twitter)
        try members.read("tiktok_id", into: &tiktok)
        try members.read("youtube_id", into: &youtube)
    }
}

extension SandboxCatalog.ExternalIDs {
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
