import Marquee
import MarqueePresentation

extension Command {
    static let favorites = Command(
        name: "favorites", places: [.words("tv").optional()], summary: CommandSummaries.favorites, options: Option.paging + [.oldest]
    ) { (arguments, context) async throws(Failure) in
        let (kind, page, range) = (try arguments.shelf(["tv"]), arguments.shelfPage(), try ListRange(arguments))
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            let library = command.client.library
            if kind == "tv" {
                try await command.show(Texts.favoriteSeries, library.favoriteTV, page, range, none: Texts.emptyShelf) { marks, _ in
                    marks.isFavorite = true
                }
            } else {
                try await command.show(
                    Texts.screens.name(of: ShelfName.favoriteMovies), library.favoriteMovies, page, range, none: Texts.emptyShelf
                ) { marks, _ in
                    marks.isFavorite = true
                }
            }
        }
    }

    static let watchlist = Command(
        name: "watchlist", places: [.words("tv").optional()], summary: CommandSummaries.watchlist,
        options: Option.paging + [.oldest]
    ) { (arguments, context) async throws(Failure) in
        let (kind, page, range) = (try arguments.shelf(["tv"]), arguments.shelfPage(), try ListRange(arguments))
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            let library = command.client.library
            if kind == "tv" {
                try await command.show(Texts.seriesToWatch, library.watchlistTV, page, range, none: Texts.emptyShelf) { marks, _ in
                    marks.isOnWatchlist = true
                }
            } else {
                try await command.show(Texts.moviesToWatch, library.watchlistMovies, page, range, none: Texts.emptyShelf) { marks, _ in
                    marks.isOnWatchlist = true
                }
            }
        }
    }

    static let recommended = Command(
        name: "recommended", places: [.words("tv").optional()],
        summary: CommandSummaries.recommended, options: Option.paging
    ) { (arguments, context) async throws(Failure) in
        let kind = try arguments.shelf(["tv"])
        let range = try ListRange(arguments)
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            let (library, none) = (command.client.library, Texts.nothingRecommended)
            if kind == "tv" {
                try await command.show(Texts.recommendedSeries, library.recommendedTV, Recommendations(page: 1), range, none: none)
            } else {
                try await command.show(Texts.recommendedMovies, library.recommendedMovies, Recommendations(page: 1), range, none: none)
            }
        }
    }
}

extension ParsedArguments {
    /// Which shelf of a command is meant; without a word, that of movies.
    func shelf(_ others: [String]) throws(Failure) -> String? {
        let named = ListWords(words.dropFirst())
        switch (named.kind, named.rest) {
        case (nil, ""), (.movie, ""): return nil
        case (.tv, "") where others.contains("tv"): return "tv"
        case (nil, "episodes"), (nil, "episode"): if others.contains("episodes") { return "episodes" }
        default: break
        }
        throw .usage(Texts.takes(words[0], others.map(Texts.quoted).joined(separator: Texts.comma)))
    }

    func shelfPage() -> ShelfPage { ShelfPage(has(.oldest) ? .oldestFirst : .newestFirst) }
}
