extension ParsedArguments {
    /// The same with the command that other words name: `watchlist add dune` is `watch dune`, `unwatch dune` is `watch dune --remove`, and
    /// `favourites` is `favorites`.
    var resolvingAliases: ParsedArguments {
        var words = words
        if let mark = words.first.flatMap({ Self.removals[$0] }) { return with(words: [mark] + words.dropFirst(), .remove) }
        if let name = words.first.flatMap({ Self.names[$0] }) { words[0] = name }
        guard words.count > 2, let command = Self.marks[words[0]] else { return with(words: words) }
        switch words[1] {
        case "add": return with(words: [command] + words.dropFirst(2))
        case "remove", "delete": return with(words: [command] + words.dropFirst(2), .remove)
        default: return with(words: words)
        }
    }

    /// The commands that set the marks of a shelf.
    private static let marks = ["watchlist": "watch", "favorites": "favorite"]
    private static let removals = ["unwatch": "watch", "unfavorite": "favorite", "unfavourite": "favorite", "unrate": "rate"]
    private static let names = ["favourite": "favorite", "favourites": "favorites"]
}
