/// The keys.
enum HelpView {
    static let keys: [(keys: String, meaning: String)] = [
        ("1 2 3 4, Tab", "Movies, TV, Search, Library"), ("arrows, h j k l", "move"), ("Page Up/Down, Home, End", "move far"),
        ("← →", "in details: cast and similar titles"), ("Enter", "open"), ("Esc, Backspace", "back"), ("/", "search"),
        ("f", "favorite, or not"), ("w", "on the watchlist, or not"),
        ("e", "rate"), ("c", "all titles of the category"), ("v", "list or compact"), ("r", "refresh, or try again"),
        ("o", "open the page of TMDb"), ("s", "send all changes (in Library)"), ("?", "these keys"), ("q, Ctrl-C", "quit"),
    ]

    static func draw(on canvas: inout Canvas) {
        canvas.put("Keys", y: 0, style: .heading)
        let width = min(24, canvas.width / 2)
        for (offset, row) in keys.enumerated() {
            canvas.put(row.keys, y: 2 + offset, style: .accent, width: width)
            canvas.put(row.meaning, x: width + 1, y: 2 + offset)
        }
    }
}
