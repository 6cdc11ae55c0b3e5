import Marquee

extension Command {
    static let trending = Command(
        name: "trending", places: [.words("movies", "tv", "people").optional()], summary: CommandSummaries.trending,
        options: [.week] + Option.paging
    ) { (arguments, context) async throws(Failure) in
        let what = arguments.words.dropFirst().first ?? "all"
        guard arguments.words.count <= 2, ["movies", "tv", "people", "all"].contains(what) else {
            throw .usage(Texts.takes("trending", ["movies", "tv", "people"].map(Texts.quoted).joined(separator: Texts.comma)))
        }
        let trending = Trending(arguments.has(.week) ? .week : .day)
        let (title, range) = (arguments.has(.week) ? Texts.trendingThisWeek : Texts.trendingToday, try ListRange(arguments))
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            let trends = command.client.trending
            switch what {
            case "movies": try await command.show(title, trends.movies, trending, range)
            case "tv": try await command.show(title, trends.tv, trending, range)
            case "people": try await command.show(title, trends.people, trending, range)
            default: try await command.show(title, trends.all, trending, range)
            }
        }
    }
}
