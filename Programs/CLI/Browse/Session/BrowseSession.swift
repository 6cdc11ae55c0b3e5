import Marquee
import MarqueePresentation

/// The state of the running program: the open pages, and the parts around them.
struct BrowseSession {
    private(set) var context: BrowseContext
    let browser: Browser
    let toasts: ToastPresenter
    /// Nil where the terminal shows no pictures.
    let pictures: PictureLoader?
    /// How the terminal draws the pixels of pictures; nil if they are half blocks.
    let pixels: PixelProtocol?
    let saving: SavingMarks
    let reloading: ReloadNotice
    /// Nil where the terminal shows no pictures.
    let wallPictures: WallPictures?
    let account: AccountWatch
    let kept: KeptTitles
    let waiting: WaitWatch
    let panelDetails: PanelDetails
    let connection: ConnectionMonitor

    var layout = Canvas.Layout.wall
    /// A message about the last key, such as a copied address. The next key removes it.
    var notice: String?
    /// The address to put into the clipboard of the terminal.
    var copied: Hyperlink?
    /// The language of the program's own texts.
    var language = Texts.language
    let density: Canvas.Density
    var overlay: (any BrowseOverlay)?
    /// The messages that a screen has shown.
    var seenToasts: Set<Toast.ID> = []
    /// The place of the tab in `BrowseTab.all`.
    private(set) var tab = 0
    /// The first page of each tab. It keeps its state while the user is on another tab.
    private var roots: [any TabPage]
    /// The pages above the first page of the tab, newest last.
    private var pages: [any BrowsePage] = []
    private let changed: @Sendable () -> Void
    private var follower: Task<Void, Never>?
    private let toastFollower: Task<Void, Never>
    private let conflictFollower: Task<Void, Never>

    /// How many pages above the first one stay open. The oldest one is closed when there are more.
    private static let deepest = 49

    /// - Parameters:
    ///   - pictures: How many colors pictures have; nil shows none.
    ///   - pixels: How the terminal draws the pixels of pictures; nil if they are half blocks.
    ///   - cell: The size of a cell in pixels; nil if the terminal does not report it.
    ///   - changed: Called on any thread when a state or the picture has changed.
    init(
        _ client: MarqueeClient, browser: Browser, density: Canvas.Density, pictures: CellColor.Depth?, pixels: PixelProtocol? = nil,
        cell: @escaping @Sendable () -> PictureSize? = { nil }, refusal: SessionRefusal = SessionRefusal(),
        connection: ConnectionMonitor = ConnectionMonitor(), clock: any Clock<Duration> = ContinuousClock(),
        changed: @escaping @Sendable () -> Void
    ) {
        var presentation = PresentationContext()
        presentation.clock = clock
        let toasts = ToastPresenter(context: presentation)
        presentation.show = { toasts.send(.show($0)) }
        let account = AccountWatch(client.account, changed: changed)
        let context = BrowseContext(client: client, presentation: presentation, refusal: refusal, accountWatch: account)
        refusal.follow { toasts.send(.show(.failed($0))) }
        (self.context, self.browser, self.toasts, self.density) = (context, browser, toasts, density)
        let maker = pixels.map { PixelPictures($0, cell: cell) }
        self.pixels = pixels
        self.pictures = pictures.map { PictureLoader(client.images, $0, pixels: maker, changed: changed) }
        saving = SavingMarks(changed: changed)
        reloading = ReloadNotice(clock: clock, changed: changed)
        wallPictures = pictures.map { WallPictures(client.images, $0, pixels: maker, changed: changed) }
        self.account = account
        kept = KeptTitles(client, changed: changed)
        waiting = WaitWatch(clock: clock, changed: changed)
        panelDetails = PanelDetails(clock: clock, changed: changed)
        self.connection = connection
        self.changed = changed
        toasts.appear()
        toastFollower = Task { [states = toasts.states] in for await _ in states { changed() } }
        let changes = client.library.changes
        conflictFollower = Task { [presentation] in await presentation.showConflicts(in: changes, previews: client.preview) }
        roots = BrowseTab.all.map { $0.page(context) }
        show()
    }

    /// The page that is shown.
    var page: any BrowsePage { pages.last ?? roots[tab] }

    /// The values and the page from which the screen is drawn.
    var scene: BrowseScene {
        var scene = BrowseScene(page: page)
        (scene.tab, scene.layout, scene.density, scene.overlay) = (tab, layout, density, overlay)
        (scene.toasts, scene.saving, scene.isReloading) = (toasts.state.toasts, saving.latest, reloading.isShown)
        scene.picture = pictures?.picture
        (scene.wallPictures, scene.isSignedIn, scene.canGoBack) = (wallPictures?.shown, account.isSignedIn, !pages.isEmpty)
        (scene.notice, scene.textLanguage, scene.kept, scene.panel) = (notice, language, kept.titles, panelDetails.facts)
        if context.refusal.error != nil { scene.isSignedIn = false }
        let (connection, waited) = (connection, waiting.waited)
        if waited > .zero {
            let status = connection.status(loadingFor: waited)
            if status != .loading { scene.status = ScreenTexts(language).status(status, at: context.wall.now()) }
        }
        return scene
    }

    /// Starts loading the picture of the page and the facts of its panel, unless they are the ones that were requested last.
    func loadPicture(width: Int) {
        let facts = page.facts
        let picture = width >= facts.narrowestWithPicture ? facts.picture : nil
        let item = SidePanel(beside: facts, width: width)?.item
        pictures?.show(picture ?? item?.poster)
        panelDetails.show(item?.id, with: context.client)
    }

    /// Ends the pages, and waits for the acts of the user within a limit. Returns the failures of these acts as texts: no screen shows
    /// them.
    func end(within limit: Duration) async -> [String] {
        follower?.cancel()
        toastFollower.cancel()
        conflictFollower.cancel()
        reloading.cancel()
        pictures?.show(nil)
        wallPictures?.show([])
        account.end()
        kept.end()
        panelDetails.forget()
        waiting.note(nil)
        page.disappear()
        let isDone = await context.presentation.acts.finish(within: limit, clock: context.presentation.clock)
        let failures = toasts.state.toasts.filter { $0.isFailure && !seenToasts.contains($0.id) }.map { Texts.screens.text(of: $0.message) }
        toasts.disappear()
        return failures + (isDone ? [] : [Texts.notAllStored])
    }
}

extension BrowseSession {
    /// Passes a key to the overlay or else to the page. A key that the page does not handle is a command. Returns false if the user quits.
    ///
    /// The grid has the size of the screen.
    mutating func handle(_ key: Key, on grid: Grid) -> Bool {
        Texts.$language.withValue(language) { handled(key, on: grid) }
    }

    private mutating func handled(_ key: Key, on grid: Grid) -> Bool {
        if key == .control("c") { return false }
        notice = nil
        if case .click(let x, let y) = key { return click(x: x, y: y, on: grid) }
        var canvas = BrowseView.canvas(on: grid, scene)
        if overlay == nil, let panel = SidePanel(beside: page.facts, width: grid.width) { canvas.margin = panel.margin }
        if let step = overlay?.handle(key, on: canvas), !follow(step) { return true }
        let context = context
        var step = BrowseStep.handled
        change { step = $0.handle(key, on: canvas, context) }
        switch step {
        case .handled: break
        case .unhandled: return command(key)
        case .push(let page): push(page)
        case .replace(let page): replace(with: page)
        case .back: back()
        case .visit(let address): visit(address)
        }
        return true
    }

    /// Changes the page that is shown.
    mutating func change(_ edit: (inout any BrowsePage) -> Void) {
        guard pages.isEmpty else { return edit(&pages[pages.count - 1]) }
        var page: any BrowsePage = roots[tab]
        edit(&page)
        if let page = page as? any TabPage { roots[tab] = page }
    }

    /// Shows everything in another language. The open pages stay open, and read their texts again.
    mutating func speak(_ language: TextLanguage) {
        let client = context.client
        let fallbacks = language == .english ? [] : ["en"]
        guard
            let other = try? client.client(language: language.rawValue, region: client.audience.regions.first, fallbackLanguages: fallbacks)
        else { return }
        page.disappear()
        self.language = language
        context.client = other
        let opened = self.context
        for index in pages.indices { pages[index].reopen(opened) }
        for index in roots.indices { roots[index].reopen(opened) }
        panelDetails.forget()
        show()
    }

    /// Returns whether the key is passed on.
    private mutating func follow(_ step: OverlayStep) -> Bool {
        switch step {
        case .stay: break
        case .close: overlay = nil
        case .passOn:
            overlay = nil
            return true
        case .set(let value, let item, let title):
            overlay = nil
            set(value, on: item, title: title)
        case .speak(let language):
            overlay = nil
            if language != self.language { speak(language) }
        }
        return false
    }

    /// Opens a page above the present one.
    mutating func push(_ page: any BrowsePage) {
        self.page.disappear()
        pages.append(page)
        if pages.count > Self.deepest { pages.remove(at: 0) }
        show()
    }

    /// Opens a page in place of the present one, which is not the first one of a tab.
    private mutating func replace(with page: any BrowsePage) {
        guard !pages.isEmpty else { return push(page) }
        self.page.disappear()
        pages[pages.count - 1] = page
        show()
    }

    /// Goes back to the page below. The first page of a tab stays open.
    mutating func back() {
        guard let closed = pages.popLast() else { return }
        closed.disappear()
        show()
    }

    /// Goes to the first page of a tab, and closes the pages above the first page of the present tab.
    mutating func go(to tab: Int) {
        page.disappear()
        pages = []
        self.tab = tab
        roots[tab].enter()
        show()
    }

    private mutating func show() {
        follower?.cancel()
        account.look()
        kept.look()
        page.appear()
        follower = page.follow(changed)
    }
}
