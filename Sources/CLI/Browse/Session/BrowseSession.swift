import Marquee
import MarqueePresentation

/// The program behind the screen: it turns keys into intents of presenters, and holds the pages that are open.
struct BrowseSession {
    let client: MarqueeClient
    let context: PresentationContext
    let browser: Browser
    let toasts: ToastPresenter
    /// Nil where the terminal shows no pictures.
    let pictures: PictureLoader?
    let changed: @Sendable () -> Void

    var layout = BrowseScene.Layout.list
    var overlay: BrowseScene.Overlay?
    var tab = BrowseScene.Tab.movies
    let density: BrowseScene.Density
    /// The pages that are open on the tab, the newest last. The first one belongs to the tab, and stays.
    var pages: [BrowsePage]
    var roots: [BrowseScene.Tab: BrowsePage]
    var follower: Task<Void, Never>?
    private let toastFollower: Task<Void, Never>

    /// How many pages stay open; the oldest ones are closed.
    static let deepest = 50

    /// - Parameters:
    ///   - pictures: How many colors pictures have; nil shows none.
    ///   - changed: Called from any thread when there is something new to draw.
    init(
        _ client: MarqueeClient, browser: Browser, density: BrowseScene.Density, pictures: CellColor.Depth?,
        clock: any Clock<Duration> = ContinuousClock(), changed: @escaping @Sendable () -> Void
    ) {
        var context = PresentationContext()
        context.clock = clock
        let toasts = ToastPresenter(context: context)
        context.show = { toasts.send(.show($0)) }
        (self.client, self.context, self.browser, self.toasts, self.density) = (client, context, browser, toasts, density)
        self.pictures = pictures.map { PictureLoader(client.images, $0, changed: changed) }
        self.changed = changed
        toasts.appear()
        toastFollower = Task { [states = toasts.states] in for await _ in states { changed() } }
        let home = BrowsePage.home(HomePresenter(movies: client.movies, tv: client.tv, library: client.library, context: context))
        roots = [
            .movies: home, .tv: home,
            .search: .search(
                SearchPresenter(
                    search: client.search, suggestions: client.suggestions, history: client.history, library: client.library,
                    context: context), isTyping: true),
            .library: .library(LibraryPresenter(library: client.library, context: context)),
        ]
        pages = [home]
        show(home)
    }

    /// What the screen shows at this moment.
    var scene: BrowseScene {
        var scene = BrowseScene(page: pages[pages.count - 1].shown)
        (scene.tab, scene.layout, scene.density, scene.overlay) = (tab, layout, density, overlay)
        scene.toasts = toasts.state.toasts
        scene.region = region
        scene.picture = pictures?.picture
        scene.textLanguage = Texts.language
        return scene
    }

    /// The country of watch providers.
    var region: String { client.audience.region ?? "US" }

    /// Ends what the pages wait for.
    func end() {
        follower?.cancel()
        toastFollower.cancel()
        pictures?.show(nil)
        pages.last?.disappear()
        toasts.disappear()
    }
}
