import Marquee
import MarqueePresentation

/// The page that a link in a text opens.
enum BrowseLink: Sendable, Equatable {
    /// A title, a person or a collection, as the page describes it.
    case item(MediaReference, preview: MediaItem? = nil)
    /// A season, with the name of its series.
    case season(SeasonReference, of: String = "")
    /// An episode, as its season describes it, and the name of its series.
    case episode(EpisodeReference, Episode? = nil, of: String = "")
    case discover(DiscoverQuery)
    /// A page in the browser of the desktop, such as a trailer.
    case address(String)
}
