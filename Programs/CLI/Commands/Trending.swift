import Marquee

extension Command {
    static let trending = Command(
        name: "trending", places: [.words("movies", "tv", "people").optional()], summary: CommandSummaries.trending,
        options: [.week] + Option.paging
    ) { (arguments, context) async throws(Failure) in
        let words = ListWords(arguments.words.dropFirst())
        let isWeek = arguments.has(.week) || ["week", "this-week"].contains(words.rest)
        guard words.kind != .collection, isWeek || ["", "all", "day", "today"].contains(words.rest) else {
            throw .usage(Texts.takes("trending", ["movies", "tv", "people"].map(Texts.quoted).joined(separator: Texts.comma)))
        }
        let trending = Trending(isWeek ? .week : .day)
        let (title, range) = (isWeek ? Texts.trendingThisWeek : Texts.trendingToday, try ListRange(arguments))
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            let trends = command.client.trending
            switch words.kind {
            case .movie: try await command.show(title, trends.movies, trending, range)
            case .tv: try await command.show(title, trends.tv, trending, range)
            case .person: try await command.show(title, trends.people, trending, range)
            default: try await command.show(title, trends.all, trending, range)
            }
        }
    }
}
