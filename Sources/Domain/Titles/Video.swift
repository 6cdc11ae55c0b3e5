#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A trailer or another video, hosted on a site such as YouTube.
///
/// See <https://developer.themoviedb.org/reference/movie-videos>.
public struct Video: Sendable, Equatable, Codable, Identifiable {
    /// TMDb's id of the video.
    public var id: String
    /// Its name.
    public var name = ""
    /// Its type.
    public var type: VideoType = .unknown("")
    /// The site it is on.
    public var site: VideoSite
    /// Its key on that site: untrusted text from the server.
    public var key: String
    /// Its language, as ISO 639-1; empty if unknown.
    public var language = ""
    /// Its country, as ISO 3166-1; empty if unknown.
    public var country = ""
    /// Whether it was published officially, by the makers of the title.
    public var isOfficial = false
    /// Its height in pixels; nil if unknown.
    public var height: Int?
    /// The time of its publication; nil if unknown.
    public var publishedAt: Date?

    public init(id: String, site: VideoSite, key: String) {
        self.id = id
        self.site = site
        self.key = key
    }

    /// The page of the video on YouTube or Vimeo; nil for another site and for a key that is none of theirs.
    public var url: URL? {
        guard WebPage.isSafe(key) else { return nil }
        switch site {
        case .youTube: return URL(string: "https://www.youtube.com/watch?v=" + key)
        case .vimeo: return URL(string: "https://vimeo.com/" + key)
        case .unknown: return nil
        }
    }
}

/// The type of a video.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum VideoType: OpenVocabulary {
    /// A trailer.
    case trailer
    /// A short trailer.
    case teaser
    /// A scene.
    case clip
    /// A promotional video about the making.
    case featurette
    /// A video about the making.
    case behindTheScenes
    /// Mistakes from the filming.
    case bloopers
    /// A summary of earlier episodes.
    case recap
    /// The opening credits.
    case openingCredits
    /// A type that this version does not know.
    case unknown(String)

    public static let known: [VideoType] = [.trailer, .teaser, .clip, .featurette, .behindTheScenes, .bloopers, .recap, .openingCredits]

    /// TMDb's spelling.
    public var rawValue: String {
        switch self {
        case .trailer: "Trailer"
        case .teaser: "Teaser"
        case .clip: "Clip"
        case .featurette: "Featurette"
        case .behindTheScenes: "Behind the Scenes"
        case .bloopers: "Bloopers"
        case .recap: "Recap"
        case .openingCredits: "Opening Credits"
        case .unknown(let raw): raw
        }
    }
}

/// A site that hosts videos.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum VideoSite: OpenVocabulary {
    /// YouTube.
    case youTube
    /// Vimeo.
    case vimeo
    /// A site that this version does not know.
    case unknown(String)

    public static let known: [VideoSite] = [.youTube, .vimeo]

    /// TMDb's spelling.
    public var rawValue: String {
        switch self {
        case .youTube: "YouTube"
        case .vimeo: "Vimeo"
        case .unknown(let raw): raw
        }
    }
}
