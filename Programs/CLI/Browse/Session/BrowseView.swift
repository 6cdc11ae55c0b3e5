import Marquee
import MarqueePresentation

/// Draws a whole screen. The result depends only on the scene and the size of the terminal.
enum BrowseView {
    static func grid(_ scene: BrowseScene, width: Int, height: Int) -> Grid { screen(scene, width: width, height: height).grid }

    /// The cells, and what they show.
    static func screen(_ scene: BrowseScene, width: Int, height: Int) -> (grid: Grid, seen: Seen) {
        Texts.$language.withValue(scene.textLanguage) { drawn(scene, width: width, height: height) }
    }

    private static func drawn(_ scene: BrowseScene, width: Int, height: Int) -> (grid: Grid, seen: Seen) {
        let grid = Grid(width: width, height: height)
        // Fewer rows leave none between the tabs and the keys.
        guard grid.height >= 4 else {
            var tiny = grid
            tiny.put("marquee", x: 0, y: 0)
            return (tiny, Seen())
        }
        var canvas = canvas(on: grid, scene)
        let isCovered = scene.overlay?.draw(on: &canvas) ?? false
        let panel = isCovered ? nil : SidePanel(beside: scene.page.facts, width: width)
        panel?.draw(scene.panel, on: &canvas)
        let facts = isCovered ? scene.page.facts : scene.page.draw(on: &canvas)
        var (whole, seen) = (canvas.grid, canvas.seen)
        tabs(scene, facts.badge, on: &whole, &seen)
        foot(scene, facts, on: &whole)
        return (whole, seen)
    }

    /// A lower screen has no room for posters.
    private static let lowestWall = 20

    /// The rows between the tabs and the line of keys.
    static func canvas(on grid: Grid) -> Canvas { Canvas(grid: grid, rows: 2..<max(3, grid.height - 1)) }

    /// The same, with the layout that a scene has on it.
    static func canvas(on grid: Grid, _ scene: BrowseScene) -> Canvas {
        var canvas = canvas(on: grid)
        (canvas.density, canvas.picture, canvas.wallPictures) = (scene.density, scene.picture, scene.wallPictures)
        canvas.kept = scene.kept ?? []
        let hasWall = scene.wallPictures != nil && grid.width >= PosterWall.narrowest && grid.height >= lowestWall
        canvas.layout = scene.layout == .wall && !hasWall ? .list : scene.layout
        return canvas
    }

    private static func tabs(_ scene: BrowseScene, _ badge: String?, on grid: inout Grid, _ seen: inout Seen) {
        var x = 0
        for (tab, label) in tabLabels(BrowseTab.all.map { $0.label() }, here: scene.tab, width: grid.width).enumerated() {
            let end = grid.put(label, x: x, y: 0, style: tab == scene.tab ? .heading.selected : .faint)
            seen.note(.tab(tab), columns: x..<max(x, end), rows: 0..<1)
            x = end
        }
        guard let badge else { return }
        let start = grid.width - badge.columns
        if start > x { grid.put(badge, x: start, y: 0, style: .badge) }
    }

    /// The digits of the tabs, with the name of the present tab, and those of as many others as fit into the width.
    private static func tabLabels(_ names: [String], here: Int, width: Int) -> [String] {
        var labels = names.indices.map { " \($0 + 1) " }
        for tab in [here] + names.indices.filter({ $0 != here }) {
            var longer = labels
            longer[tab] += names[tab] + " "
            if tab == here || longer.reduce(0, { $0 + $1.columns }) <= width { labels = longer }
        }
        return labels
    }

    /// A lower screen has no row for messages, so they take the place of the keys.
    private static let lowestWithMessageRow = 10

    private static func foot(_ scene: BrowseScene, _ facts: PageFacts, on grid: inout Grid) {
        let last = grid.height - 1
        // A text in place of the page has a line of its own on the row of messages.
        let message = scene.overlay?.prompts.isEmpty == true ? nil : message(of: scene)
        if let prompts = scene.overlay?.prompts, let prompt = prompts.last {
            grid.put(prompts.first { $0.columns <= grid.width } ?? prompt, x: 0, y: last, style: .accent)
        } else if let message, grid.height < lowestWithMessageRow {
            return put(message, endingAt: last, on: &grid)
        } else {
            let isTyping = scene.page.isTyping
            let keys = isTyping ? scene.page.keys : [Texts.keysKeys] + scene.page.keys + commands(scene, facts)
            grid.put(KeyLine.text(keys, last: isTyping ? nil : Texts.keysQuit, width: grid.width), x: 0, y: last, style: .faint)
        }
        if let message, grid.height >= lowestWithMessageRow { put(message, endingAt: last - 1, on: &grid) }
    }

    /// The keys of the session for the selected title, and those that always work.
    private static func commands(_ scene: BrowseScene, _ facts: PageFacts) -> [String] {
        let item = facts.selection
        let isEpisode = if case .episode = item?.markable { true } else { false }
        let marks = isEpisode ? [Texts.keysRate] : [Texts.keysFavorite, Texts.keysWatchlist, Texts.keysRate]
        let canMark = scene.isSignedIn == false ? [Texts.keysSignInHere] : marks
        var keep: [String] = []
        if let item, let kept = scene.kept { keep = [kept.contains(item.item) ? Texts.keysRelease : Texts.keysKeep] }
        let trailer = (facts.trailer ?? scene.panel?.trailer) == nil ? [] : [Texts.keysTrailer]
        // A narrow screen has no room for the keys behind the way back.
        let back = scene.canGoBack && !facts.isArranged ? [Texts.keysBack] : []
        let forItem = (item?.markable == nil ? [] : canMark) + scene.page.laterKeys + back + trailer + keep
        return forItem + (item == nil || !scene.canGoBack ? [] : [Texts.keysPage])
            + [Texts.keysSearch, Texts.keysRefresh, Texts.keysUpcoming]
    }

    /// The act under way, or else the newest toast, or else why the page is not there yet.
    private static func message(of scene: BrowseScene) -> (text: String, style: CellStyle)? {
        if let notice = scene.notice { return (notice, .positive) }
        if let saving = scene.saving { return (Texts.saving(saving.value, title: saving.title), .faint) }
        if scene.isReloading { return (Texts.screens.refreshing, .faint) }
        if let toast = scene.toasts.last { return (words(of: toast.message), toast.isFailure ? .negative : .positive) }
        return scene.status.map { ($0, .badge) }
    }

    /// Where an account is missing, the message names the key that signs in.
    private static func words(of message: Toast.Message) -> String {
        let words = Texts.screens.text(of: message)
        guard case .failed(let error) = message, error.code == .unauthorized else { return words }
        return words + " " + Texts.pressIToSignIn
    }

    /// Puts a message over a row. A long message takes the row above it too.
    private static func put(_ message: (text: String, style: CellStyle), endingAt y: Int, on grid: inout Grid) {
        let rows = Line(message.text).wrapped(to: grid.width).map(\.text)
        let first = y - min(rows.count, 2) + 1
        for (offset, row) in rows.prefix(2).enumerated() where first + offset > 0 {
            grid.put(String(repeating: " ", count: grid.width), x: 0, y: first + offset)
            grid.put(offset == 1 ? rows.dropFirst().joined(separator: " ") : row, x: 0, y: first + offset, style: message.style)
        }
    }
}
