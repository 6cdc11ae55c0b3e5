import Marquee
import MarqueePresentation

/// The values that all pages share, and the pages that show an item of TMDb.
struct BrowseContext: Sendable {
    var client: MarqueeClient
    let presentation: PresentationContext
    /// How the server refuses the session, once it has.
    var refusal = SessionRefusal()
    /// Whether an account or a guest is signed in; nil where no page depends on it.
    var accountWatch: AccountWatch?
    /// The time by which ages are shown.
    var wall = WallClock.system

    /// The first page that knows the kind of the item shows it.
    private static let pages: [@Sendable (MediaReference, MediaItem?, BrowseContext) -> (any BrowsePage)?] = [
        { DetailsPage($0, preview: $1, $2) },
        { PersonPage($0, preview: $1, $2) },
    ]

    /// The countries of watch providers, best first.
    var regions: [String] { client.audience.regions.isEmpty ? ["US"] : client.audience.regions }

    /// Opens the page of an item, as a list describes it. Nothing happens if no page shows items of its kind.
    func open(_ item: MediaReference, preview: MediaItem? = nil) -> BrowseStep {
        for page in Self.pages {
            if let page = page(item, preview, self) { return .push(page) }
        }
        return .handled
    }
}
