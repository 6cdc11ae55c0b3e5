#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The ids of a title or a person at other services: untrusted texts from the server. An id is nil if TMDb has none.
///
/// See <https://developer.themoviedb.org/reference/tv-series-external-ids>.
public struct ExternalIDs: Sendable, Equatable, Codable {
    /// Its id on IMDb.
    public var imdb: String?
    /// Its id on TheTVDB.
    public var tvdb: Int?
    /// Its id on TVRage, which was closed.
    public var tvRage: Int?
    /// Its machine id on Freebase, which was closed.
    public var freebaseMID: String?
    /// Its id on Freebase, which was closed.
    public var freebase: String?
    /// Its id on Wikidata.
    public var wikidata: String?
    /// Its name on Facebook.
    public var facebook: String?
    /// Its name on Instagram.
    public var instagram: String?
    /// Its name on X, formerly Twitter.
    public var twitter: String?
    /// Its name on TikTok.
    public var tikTok: String?
    /// Its channel on YouTube.
    public var youTube: String?

    /// Its page on IMDb; nil without an id of IMDb.
    public var imdbURL: URL? { WebPage.imdb(imdb) }

    /// Creates an empty set of ids.
    public init() {}

    /// No ids.
    public static let none = ExternalIDs()
}
