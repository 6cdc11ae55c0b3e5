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

    static func draw(on canvas: inout Canvas) {
        canvas.put(Texts.keys, y: 0, style: .heading)
        let width = min(keys.reduce(0) { max($0, $1.keys.columns) }, canvas.width / 2)
        let space = canvas.width - width - 1
        var rows = keys.map { (keys: $0.keys, meaning: Line($0.meaning).wrapped(to: max(8, space))) }
        // What does not fit below each other is cut.
        if rows.reduce(2, { $0 + $1.meaning.count }) > canvas.height { rows = keys.map { ($0.keys, [Line($0.meaning).cut(to: space)]) } }
        var y = 2
        for row in rows {
            canvas.put(row.keys, y: y, style: .accent, width: width)
            for line in row.meaning {
                canvas.put(line, x: width + 1, y: y)
                y += 1
            }
        }
    }
}
