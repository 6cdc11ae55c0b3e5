import Marquee

extension BrowseContext {
    /// Opens the page of a link. Nothing happens if no page shows it.
    func open(_ link: BrowseLink) -> BrowseStep {
        switch link {
        case .item(let item, let preview): open(item, preview: preview)
        case .season(let season, let series): .push(SeasonPage(season, of: series, self))
        case .episode(let episode, let preview, let series): .push(EpisodePage(episode, preview: preview, of: series, self))
        case .discover(let query): .push(DiscoverPage(query, self))
        case .address(let address): .visit(address)
        }
    }

    /// Opens the page of an item that a text names.
    func open(_ item: ItemReference, title: String?) -> BrowseStep {
        switch item {
        case .season(let season): open(.season(season, of: title ?? ""))
        case .episode(let episode): open(.episode(episode, of: title ?? ""))
        default: open(item.media)
        }
    }

    func signIn() -> BrowseStep { .push(SignInPage(self)) }
    func account() -> BrowseStep { .push(AccountPage(self)) }
    func upcoming() -> BrowseStep { .push(UpcomingPage(self)) }
}
