/// The keys and their meanings, in place of the page.
struct HelpOverlay: BrowseOverlay {
    private(set) var position = ReadingPosition()

    mutating func handle(_ key: Key, on canvas: Canvas) -> OverlayStep {
        guard let (_, y) = key.movement(height: canvas.height) else { return .close }
        position = canvas.scrolled(Self.text(width: canvas.width), from: position, by: y)
        return .stay
    }

    func draw(on canvas: inout Canvas) -> Bool {
        canvas.draw(Self.text(width: canvas.width), at: position)
        return true
    }

    var prompts: [String] { [] }

    private static var keys: [(keys: String, meaning: String)] {
        let digits = BrowseTab.all.indices.map { String($0 + 1) }.joined(separator: " ")
        return [
            (digits + ", Tab", BrowseTab.all.map { $0.label() }.joined(separator: Texts.comma)),
            (Texts.keyArrows, Texts.keyMove),
            (Texts.keyFar, Texts.keyMoveFar), ("← →", Texts.keyLinks), ("Enter", Texts.keyOpen), ("Esc, Backspace", Texts.keyBack),
            ("/, d", Texts.keySearch + Texts.comma + Texts.discover), ("f", Texts.keyFavorite), ("w", Texts.keyWatchlist),
            ("e", Texts.keyRate),
            ("c, F, S", [Texts.keyCategory, Texts.keyFilter, Texts.keySort].joined(separator: Texts.comma)),
            ("n, p", Texts.keyNeighbors), ("v", Texts.keyLayout), ("r", Texts.keyRefresh),
            ("o, y", Texts.keyPage + Texts.comma + Texts.keyCopy), ("i, L", Texts.keyAccount + Texts.comma + Texts.keyLanguage),
            ("s, x", Texts.keySend + Texts.comma + Texts.keyDiscard),
            ("Ctrl-Z", Texts.keySuspend), ("q, Ctrl-C", Texts.keyQuit),
            (
                "g y b p t m x",
                [Texts.keysGenre, Texts.keysYear, Texts.keysBest, Texts.keysProvider, Texts.keysTrending, Texts.keysKind, Texts.keysClear]
                    .joined(separator: Texts.comma)
            ),
            ("u, K, T", Texts.upcoming + Texts.comma + Texts.keyKeep + Texts.comma + Texts.keyTrailer),
            (Texts.mouse, Texts.keyMouse),
        ]
    }

    /// Each key is left of its meaning. A key that is wider than half of the screen is above its meaning.
    private static func text(width: Int) -> TextPage {
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
