import Marquee
import MarqueePresentation

/// The page that a link in a text opens.
enum BrowseLink: Sendable, Hashable {
    /// A title, a person or a collection, with what the page knows of it.
    case item(MediaReference, preview: MediaItem? = nil)
    /// A season, with the name of its series.
    case season(SeasonReference, of: String = "")
    /// An episode, with what its season knows of it, and the name of its series.
    case episode(EpisodeReference, Episode? = nil, of: String = "")
    case discover(DiscoverQuery)
}
