/// The keys.
enum HelpView {
    static var keys: [(keys: String, meaning: String)] {
        [
            ("1 2 3 4, Tab", BrowseScene.Tab.allCases.map(\.label).joined(separator: Texts.comma)), (Texts.keyArrows, Texts.keyMove),
            (Texts.keyFar, Texts.keyMoveFar), ("← →", Texts.keyLinks), ("Enter", Texts.keyOpen), ("Esc, Backspace", Texts.keyBack),
            ("/", Texts.keySearch), ("f", Texts.keyFavorite), ("w", Texts.keyWatchlist), ("e", Texts.keyRate),
            ("c", Texts.keyCategory), ("v", Texts.keyLayout), ("r", Texts.keyRefresh), ("o", Texts.keyPage), ("s", Texts.keySend),
            ("?", Texts.keyKeys), ("q, Ctrl-C", Texts.keyQuit),
        ]
    }

    /// The keys beside their meanings; keys that are wider than half of the screen stand above theirs.
    static func page(width: Int) -> TextPage {
        var page = TextPage()
        page.add(Line(Texts.keys, .heading))
        page.add(.empty)
        let widest = min(keys.reduce(0) { max($0, $1.keys.columns) }, width / 2)
        let column = keys.reduce(0) { $1.keys.columns > widest ? $0 : max($0, $1.keys.columns) } + 1
        for (keys, meaning) in keys {
            let isWide = keys.columns >= column
            if isWide { page.add(Line(keys, .vote)) }
            page.add((Line(isWide ? " " : keys, .vote).padded(to: column) + Line(meaning)).hanging(at: column))
        }
        return page
    }
}
