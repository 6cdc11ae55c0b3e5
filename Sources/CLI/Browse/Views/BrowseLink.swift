import Marquee
import MarqueePresentation

/// The page that a link in a text opens.
enum BrowseLink: Sendable, Hashable {
    case item(MediaReference)
    case season(SeasonReference)
    /// An episode, with what its season knows of it.
    case episode(EpisodeReference, Episode? = nil)
    case discover(DiscoverQuery)
}
