#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A trailer or another clip, on a site of its own.
///
/// See <https://developer.themoviedb.org/reference/movie-videos>.
public struct Video: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's id of the video.
    public var id: String
    /// Its name.
    public var name = ""
    /// What it is.
    public var kind: VideoKind = .unknown("")
    /// The site it is on, such as `YouTube`.
    public var site: String
    /// Its key on that site: text from outside.
    public var key: String
    /// Its language, as ISO 639-1; empty if unknown.
    public var language = ""
    /// Whether those who made the title published it.
    public var isOfficial = false
    /// Its height in pixels, if known.
    public var height: Int?
    /// When it was published, if known.
    public var publishedAt: Date?

    /// Creates a video.
    public init(id: String, site: String, key: String) {
        self.id = id
        self.site = site
        self.key = key
    }
}

/// What a video is.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum VideoKind: OpenVocabulary {
    /// A trailer.
    case trailer
    /// A short trailer.
    case teaser
    /// A scene.
    case clip
    /// About the making, for promotion.
    case featurette
    /// About the making.
    case behindTheScenes
    /// What went wrong in the making.
    case bloopers
    /// What happened so far.
    case recap
    /// The opening credits.
    case openingCredits
    /// A kind that this version does not know.
    case unknown(String)

    /// Every word that this version knows.
    public static let known: [VideoKind] = [.trailer, .teaser, .clip, .featurette, .behindTheScenes, .bloopers, .recap, .openingCredits]

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
