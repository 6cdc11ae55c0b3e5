import Marquee

extension Command {
    static let favorites = Command(
        name: "favorites", usage: "favorites [tv]", summary: "your favorite movies, or series", options: Option.paging + [.oldest]
    ) { (arguments, context) async throws(Failure) in
        let (kind, page, range) = (try arguments.shelf(["tv"]), arguments.shelfPage(), try ListRange(arguments))
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            let library = command.client.library
            if kind == "tv" {
                try await command.show("Favorite Series", library.favoriteTV, page, range, none: emptyShelf) { marks, _ in
                    marks.isFavorite = true
                }
            } else {
                try await command.show("Favorite Movies", library.favoriteMovies, page, range, none: emptyShelf) { marks, _ in
                    marks.isFavorite = true
                }
            }
        }
    }

    static let watchlist = Command(
        name: "watchlist", usage: "watchlist [tv]", summary: "the movies that you want to watch, or the series",
        options: Option.paging + [.oldest]
    ) { (arguments, context) async throws(Failure) in
        let (kind, page, range) = (try arguments.shelf(["tv"]), arguments.shelfPage(), try ListRange(arguments))
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            let library = command.client.library
            if kind == "tv" {
                try await command.show("Series to Watch", library.watchlistTV, page, range, none: emptyShelf) { marks, _ in
                    marks.isOnWatchlist = true
                }
            } else {
                try await command.show("Movies to Watch", library.watchlistMovies, page, range, none: emptyShelf) { marks, _ in
                    marks.isOnWatchlist = true
                }
            }
        }
    }

    static let recommended = Command(
        name: "recommended", usage: "recommended [tv]",
        summary: "movies that TMDb recommends to you, or series; after “login --web --v4”", options: Option.paging
    ) { (arguments, context) async throws(Failure) in
        let kind = try arguments.shelf(["tv"])
        let range = try ListRange(arguments)
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            let (library, none) = (command.client.library, "Nothing recommended")
            if kind == "tv" {
                try await command.show("Recommended Series", library.recommendedTV, Recommendations(page: 1), range, none: none)
            } else {
                try await command.show("Recommended Movies", library.recommendedMovies, Recommendations(page: 1), range, none: none)
            }
        }
    }

    /// What the heading of an empty shelf says.
    static let emptyShelf = "Nothing here"
}

extension ParsedArguments {
    /// Which shelf of a command is meant; without a word, that of movies.
    func shelf(_ others: [String]) throws(Failure) -> String? {
        let rest = words.dropFirst()
        guard rest.count <= 1, rest.allSatisfy(others.contains) else {
            let choice = others.map { "“\($0)”" }.joined(separator: ", ")
            throw .usage("“\(words[0])” takes \(choice) or no arguments.")
        }
        return rest.first
    }

    func shelfPage() -> ShelfPage { ShelfPage(has(.oldest) ? .oldestFirst : .newestFirst) }
}
