import Marquee

extension BrowseContext {
    /// Opens the page of a link. Nothing happens if no page shows it.
    func open(_ link: BrowseLink) -> BrowseStep {
        switch link {
        case .item(let item, let preview): open(item, preview: preview)
        case .season(let season): .push(SeasonPage(season, self))
        case .episode(let episode, let preview): .push(EpisodePage(episode, preview: preview, self))
        case .discover(let query): .push(DiscoverPage(query, self))
        }
    }
}
