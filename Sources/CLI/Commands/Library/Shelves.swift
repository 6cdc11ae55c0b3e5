import Marquee

extension Command {
    static let favorites = Command(
        name: "favorites", usage: "favorites [tv]", summary: "your favorite movies, or series", options: [.page, .oldest]
    ) { (arguments, context) async throws(Failure) in
        let (kind, page) = (try arguments.shelf(["tv"]), try arguments.shelfPage())
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            if kind == "tv" {
                try await command.show(shelf: "Favorite Series") {
                    $0.isFavorite = true
                } read: { (client, policy) async throws(MarqueeError) in
                    try await client.library.favoriteTV(page, policy: policy)
                }
            } else {
                try await command.show(shelf: "Favorite Movies") {
                    $0.isFavorite = true
                } read: { (client, policy) async throws(MarqueeError) in
                    try await client.library.favoriteMovies(page, policy: policy)
                }
            }
        }
    }

    static let watchlist = Command(
        name: "watchlist", usage: "watchlist [tv]", summary: "the movies that you want to watch, or the series", options: [.page, .oldest]
    ) { (arguments, context) async throws(Failure) in
        let (kind, page) = (try arguments.shelf(["tv"]), try arguments.shelfPage())
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            if kind == "tv" {
                try await command.show(shelf: "Series to Watch") {
                    $0.isOnWatchlist = true
                } read: {
                    (client, policy) async throws(MarqueeError) in
                    try await client.library.watchlistTV(page, policy: policy)
                }
            } else {
                try await command.show(shelf: "Movies to Watch") {
                    $0.isOnWatchlist = true
                } read: {
                    (client, policy) async throws(MarqueeError) in
                    try await client.library.watchlistMovies(page, policy: policy)
                }
            }
        }
    }

    static let recommended = Command(
        name: "recommended", usage: "recommended [tv]",
        summary: "movies that TMDb recommends to you, or series; after “login --web --v4”", options: [.page]
    ) { (arguments, context) async throws(Failure) in
        let kind = try arguments.shelf(["tv"])
        let page = Recommendations(page: try arguments.number(.page) ?? 1)
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            if kind == "tv" {
                try await command.show(page: "Recommended Series", none: "Nothing recommended") {
                    (client, policy) async throws(MarqueeError) in try await client.library.recommendedTV(page, policy: policy)
                }
            } else {
                try await command.show(page: "Recommended Movies", none: "Nothing recommended") {
                    (client, policy) async throws(MarqueeError) in try await client.library.recommendedMovies(page, policy: policy)
                }
            }
        }
    }
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

    func shelfPage() throws(Failure) -> ShelfPage {
        ShelfPage(has(.oldest) ? .oldestFirst : .newestFirst, page: try number(.page) ?? 1)
    }
}

extension CommandSession {
    /// Shows one page of a shelf. What stands there is marked so, even where nothing else is known of its marks yet.
    func show<Item: Listed>(
        shelf title: String, mark: (inout Marks) -> Void,
        read: (MarqueeClient, ReadPolicy) async throws(MarqueeError) -> Fetched<Page<Item>>
    ) async throws(Failure) {
        try await show(shelf: title, mark: { (marks, _) in mark(&marks) }, read: read)
    }

    func show<Item: Listed>(
        shelf title: String, mark: (inout Marks, Item) -> Void,
        read: (MarqueeClient, ReadPolicy) async throws(MarqueeError) -> Fetched<Page<Item>>
    ) async throws(Failure) {
        try await show(page: title, none: "Nothing here") { (client, policy) async throws(MarqueeError) in
            var fetched = try await read(client, policy)
            for item in fetched.value.items {
                if let markable = item.markable { mark(&fetched.marks[markable, default: .none], item) }
            }
            return fetched
        }
    }
}
