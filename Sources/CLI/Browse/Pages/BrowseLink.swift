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

extension BrowseContext {
    /// Opens the page of a link. Nothing happens if no page shows it.
    func open(_ link: BrowseLink) -> BrowseStep {
        switch link {
        case .item(let item): open(item)
        case .season(let season): .push(SeasonPage(season, self))
        case .episode(let episode, let preview): .push(EpisodePage(episode, preview: preview, self))
        case .discover(let query): .push(DiscoverPage(query, self))
        }
    }
}
