import Marquee
import MarqueePresentation

/// The page that a link in a text opens.
enum BrowseLink: Sendable, Hashable {
    /// A title, a person or a collection, with what the page knows of it.
    case item(MediaReference, preview: MediaItem? = nil)
    case season(SeasonReference)
    /// An episode, with what its season knows of it.
    case episode(EpisodeReference, Episode? = nil)
    case discover(DiscoverQuery)
}
