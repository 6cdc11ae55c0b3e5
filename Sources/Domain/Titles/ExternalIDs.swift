/// What other services call a series or a person: text from outside.
///
/// See <https://developer.themoviedb.org/reference/tv-series-external-ids>.
public struct ExternalIDs: Sendable, Hashable, Codable {
    /// Its id on IMDb.
    public let imdb: String?
    /// Its id on TheTVDB.
    public let tvdb: Int?
    /// Its id on Wikidata.
    public let wikidata: String?
    /// Its name on Facebook.
    public let facebook: String?
    /// Its name on Instagram.
    public let instagram: String?
    /// Its name on X, once Twitter.
    public let twitter: String?

    /// Creates ids.
    public init(
        imdb: String? = nil, tvdb: Int? = nil, wikidata: String? = nil, facebook: String? = nil, instagram: String? = nil,
        twitter: String? = nil
    ) {
        self.imdb = imdb
        self.tvdb = tvdb
        self.wikidata = wikidata
        self.facebook = facebook
        self.instagram = instagram
        self.twitter = twitter
    }

    /// No ids.
    public static let none = ExternalIDs()
}
