import Marquee
import MarqueePresentation

/// Draws a whole screen: a pure function of what is shown and of the size of the terminal.
enum BrowseView {
    static func grid(_ scene: BrowseScene, width: Int, height: Int) -> Grid {
        Texts.$language.withValue(scene.textLanguage) { drawn(scene, width: width, height: height) }
    }

    private static func drawn(_ scene: BrowseScene, width: Int, height: Int) -> Grid {
        let grid = Grid(width: width, height: height)
        // Below this nothing is left between the tabs and the keys.
        guard grid.height >= 4 else {
            var tiny = grid
            tiny.put("marquee", x: 0, y: 0)
            return tiny
        }
        var canvas = canvas(on: grid)
        if case .help(let position) = scene.overlay {
            canvas.draw(HelpView.page(width: canvas.width), at: position)
        } else {
            draw(scene, on: &canvas)
        }
        var whole = canvas.grid
        tabs(scene, on: &whole)
        foot(scene, on: &whole)
        return whole
    }

    /// What is left for a page between the tabs and the line of keys.
    static func canvas(on grid: Grid) -> Canvas { Canvas(grid: grid, rows: 2..<max(3, grid.height - 1)) }

    private static func draw(_ scene: BrowseScene, on canvas: inout Canvas) {
        switch scene.page {
        case .home(let state): HomeView.draw(state, scene, on: &canvas)
        case .category(let state): CategoryView.draw(state, scene, on: &canvas)
        case .details(let state, let position): TitleDetailsView.draw(state, at: position, scene, on: &canvas)
        case .person(let state, let position): PersonView.draw(state, at: position, scene, on: &canvas)
        case .search(let state, let isTyping): SearchView.draw(state, isTyping, scene, on: &canvas)
        case .library(let state): LibraryView.draw(state, scene, on: &canvas)
        case .signIn(let state, let form): SignInView.draw(state, form, on: &canvas)
        }
    }

    private static func tabs(_ scene: BrowseScene, on grid: inout Grid) {
        var x = 0
        let labels = BrowseScene.Tab.allCases.map { " \($0.rawValue + 1) \($0.label) " }
        // Where there is no room for all names, the other tabs have only their numbers.
        let isNarrow = labels.reduce(0) { $0 + $1.columns } > grid.width
        for (tab, label) in zip(BrowseScene.Tab.allCases, labels) {
            let isHere = tab == scene.tab
            x = grid.put(isNarrow && !isHere ? " \(tab.rawValue + 1) " : label, x: x, y: 0, style: isHere ? .heading.selected : .faint)
        }
        guard let badge = scene.badge else { return }
        let start = grid.width - badge.columns
        if start > x { grid.put(badge, x: start, y: 0, style: .badge) }
    }

    private static func foot(_ scene: BrowseScene, on grid: inout Grid) {
        let y = grid.height - 1
        if case .rating(let text) = scene.overlay {
            let prompts = [Texts.ratingPrompt, Texts.rating].map {
                Texts.labeled($0) + text.replacing(".", with: Texts.screens.decimalSeparator) + "▏"
            }
            grid.put(prompts.first { $0.columns <= grid.width } ?? text, x: 0, y: y, style: .accent)
        } else if let toast = scene.toasts.last {
            grid.put(Texts.screens.text(of: toast.message), x: 0, y: y, style: toast.isFailure ? .negative : .positive)
        } else {
            let keys = [Texts.keysKeys, Texts.keysSearch, Texts.keysOpen, Texts.keysRefresh, Texts.keysQuit]
            grid.put(KeyLine.text(keys, width: grid.width), x: 0, y: y, style: .faint)
        }
    }
}

extension BrowseScene {
    /// How old what is shown is, and whether the server could not be asked.
    var badge: String? {
        switch page {
        case .home(let state): badge(state.shown.content.fetched, state.shown.content.isRefreshing)
        case .category(let state): badge(state.pages.facts, state.pages.isRefreshing)
        case .details(let state, _): badge(state.content.fetched, state.content.isRefreshing)
        case .person(let state, _): badge(state.content.fetched, state.content.isRefreshing)
        case .search(let state, _): badge(state.results?.facts, state.results?.isRefreshing ?? false)
        case .library(let state): badge(state.pages.facts, state.pages.isRefreshing)
        case .signIn: nil
        }
    }

    private func badge<Value>(_ fetched: Fetched<Value>?, _ isRefreshing: Bool) -> String? {
        guard let fetched else { return nil }
        if isRefreshing { return Texts.screens.refreshing }
        if let error = fetched.refreshError {
            let trouble = error.code == .offline ? Texts.screens.offline : Texts.screens.notRefreshed
            return trouble + Texts.comma + Texts.screens.age(fetched.age)
        }
        if fetched.origin == .titleIndex { return Texts.screens.offline }
        return fetched.isStale ? Texts.screens.age(fetched.age) : nil
    }
}
