import Marquee
import MarqueePresentation

/// Draws a whole screen: a pure function of what is shown and of the size of the terminal.
enum BrowseView {
    static func grid(_ scene: BrowseScene, width: Int, height: Int) -> Grid {
        let grid = Grid(width: width, height: height)
        // Below this nothing is left between the tabs and the keys.
        guard grid.height >= 4 else {
            var tiny = grid
            tiny.put("marquee", x: 0, y: 0)
            return tiny
        }
        var canvas = Canvas(grid: grid, rows: 2..<grid.height - 1)
        if scene.overlay == .help { HelpView.draw(on: &canvas) } else { draw(scene, on: &canvas) }
        var whole = canvas.grid
        tabs(scene, on: &whole)
        foot(scene, on: &whole)
        return whole
    }

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
        for tab in BrowseScene.Tab.allCases {
            let label = " \(tab.rawValue + 1) \(tab.label) "
            x = grid.put(label, x: x, y: 0, style: tab == scene.tab ? .heading.selected : .faint)
        }
        guard let badge = scene.badge else { return }
        let start = grid.width - badge.columns
        if start > x { grid.put(badge, x: start, y: 0, style: .badge) }
    }

    private static func foot(_ scene: BrowseScene, on grid: inout Grid) {
        let y = grid.height - 1
        if case .rating(let text) = scene.overlay {
            grid.put("Rating from 0.5 to 10, empty to remove it: \(text)▏", x: 0, y: y, style: .accent)
        } else if let toast = scene.toasts.last {
            grid.put(ToastText.text(toast.message), x: 0, y: y, style: toast.isFailure ? .negative : .positive)
        } else {
            grid.put("? keys · / search · Enter open · r refresh · q quit", x: 0, y: y, style: .faint)
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
        if isRefreshing { return "refreshing…" }
        if let error = fetched.refreshError {
            return "\(error.code == .offline ? "offline" : "not refreshed"), \(Screens.age(fetched.age))"
        }
        if fetched.origin == .titleIndex { return "offline" }
        return fetched.isStale ? Screens.age(fetched.age) : nil
    }
}
