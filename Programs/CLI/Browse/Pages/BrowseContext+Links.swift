import Marquee

extension BrowseContext {
    /// Opens the page of a link. Nothing happens if no page shows it.
    func open(_ link: BrowseLink) -> BrowseStep {
        switch link {
        case .item(let item, let preview): open(item, preview: preview)
        case .season(let season, let series): .push(SeasonPage(season, of: series, self))
        case .episode(let episode, let preview, let series): .push(EpisodePage(episode, preview: preview, of: series, self))
        case .discover(let query): .push(DiscoverPage(query, self))
        }
    }

    func signIn() -> BrowseStep { .push(SignInPage(self)) }
}
