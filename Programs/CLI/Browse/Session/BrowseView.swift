import Marquee
import MarqueePresentation

/// Draws a whole screen. The result depends only on the scene and the size of the terminal.
enum BrowseView {
    static func grid(_ scene: BrowseScene, width: Int, height: Int) -> Grid {
        Texts.$language.withValue(scene.textLanguage) { drawn(scene, width: width, height: height) }
    }

    private static func drawn(_ scene: BrowseScene, width: Int, height: Int) -> Grid {
        let grid = Grid(width: width, height: height)
        // Fewer rows leave none between the tabs and the keys.
        guard grid.height >= 4 else {
            var tiny = grid
            tiny.put("marquee", x: 0, y: 0)
            return tiny
        }
        var canvas = canvas(on: grid)
        (canvas.layout, canvas.density, canvas.picture) = (scene.layout, scene.density, scene.picture)
        let isCovered = scene.overlay?.draw(on: &canvas) ?? false
        let panel = isCovered ? nil : SidePanel(beside: scene.page.facts, width: width)
        panel?.draw(on: &canvas)
        let facts = isCovered ? scene.page.facts : scene.page.draw(on: &canvas)
        var whole = canvas.grid
        tabs(scene, facts.badge, on: &whole)
        foot(scene, on: &whole)
        return whole
    }

    /// The rows between the tabs and the line of keys.
    static func canvas(on grid: Grid) -> Canvas { Canvas(grid: grid, rows: 2..<max(3, grid.height - 1)) }

    private static func tabs(_ scene: BrowseScene, _ badge: String?, on grid: inout Grid) {
        var x = 0
        for (tab, label) in tabLabels(BrowseTab.all.map { $0.label() }, here: scene.tab, width: grid.width).enumerated() {
            x = grid.put(label, x: x, y: 0, style: tab == scene.tab ? .heading.selected : .faint)
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

    private static func foot(_ scene: BrowseScene, on grid: inout Grid) {
        let last = grid.height - 1
        // A text in place of the page has a line of its own on the row of messages.
        let message = scene.overlay?.prompts.isEmpty == true ? nil : message(of: scene)
        if let prompts = scene.overlay?.prompts, let prompt = prompts.last {
            grid.put(prompts.first { $0.columns <= grid.width } ?? prompt, x: 0, y: last, style: .accent)
        } else if let message, grid.height < lowestWithMessageRow {
            return put(message, endingAt: last, on: &grid)
        } else {
            let isTyping = scene.page.isTyping
            let keys = isTyping ? scene.page.keys : [Texts.keysKeys] + scene.page.keys + [Texts.keysSearch, Texts.keysRefresh]
            grid.put(KeyLine.text(keys, last: isTyping ? nil : Texts.keysQuit, width: grid.width), x: 0, y: last, style: .faint)
        }
        if let message, grid.height >= lowestWithMessageRow { put(message, endingAt: last - 1, on: &grid) }
    }

    /// The act under way, or else the newest toast.
    private static func message(of scene: BrowseScene) -> (text: String, style: CellStyle)? {
        if let saving = scene.saving { return (Texts.saving(saving.value, title: saving.title), .faint) }
        if scene.isReloading { return (Texts.screens.refreshing, .faint) }
        return scene.toasts.last.map { (Texts.screens.text(of: $0.message), $0.isFailure ? .negative : .positive) }
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
