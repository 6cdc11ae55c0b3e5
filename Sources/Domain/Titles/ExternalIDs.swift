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
    public var imdbID: String?
    /// Its id on TheTVDB.
    public var tvdbID: Int?
    /// Its id on TVRage, which was closed.
    public var tvrageID: Int?
    /// Its machine id on Freebase, which was closed.
    public var freebaseMID: String?
    /// Its id on Freebase, which was closed.
    public var freebaseID: String?
    /// Its id on Wikidata.
    public var wikidataID: String?
    /// Its name on Facebook.
    public var facebookID: String?
    /// Its name on Instagram.
    public var instagramID: String?
    /// Its name on X, formerly Twitter.
    public var twitterID: String?
    /// Its name on TikTok.
    public var tiktokID: String?
    /// Its channel on YouTube.
    public var youtubeID: String?

    /// Its page on IMDb; nil without an id of IMDb.
    public var imdbURL: URL? { WebPage.imdb(imdbID) }

    /// Its page on Wikidata; nil without an id.
    public var wikidataURL: URL? { WebPage.profile("www.wikidata.org/wiki/", wikidataID) }
    /// Its page on Facebook; nil without an id.
    public var facebookURL: URL? { WebPage.profile("www.facebook.com/", facebookID) }
    /// Its page on Instagram; nil without an id.
    public var instagramURL: URL? { WebPage.profile("www.instagram.com/", instagramID) }
    /// Its page on X, formerly Twitter; nil without an id.
    public var twitterURL: URL? { WebPage.profile("x.com/", twitterID) }
    /// Its page on TikTok; nil without an id.
    public var tiktokURL: URL? { WebPage.profile("www.tiktok.com/@", tiktokID) }
    /// Its channel on YouTube; nil without an id.
    public var youtubeURL: URL? { WebPage.profile("www.youtube.com/", youtubeID) }

    /// Creates an empty set of ids.
    public init() {}

    /// No ids.
    public static let none = ExternalIDs()
}
