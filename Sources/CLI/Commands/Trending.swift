import Marquee

extension Command {
    static let trending = Command(
        name: "trending", usage: "trending [movies|tv|people]", summary: "what is trending today, or with --week this week",
        options: [.week, .page]
    ) { (arguments, context) async throws(Failure) in
        let what = arguments.words.dropFirst().first ?? "all"
        guard arguments.words.count <= 2, ["movies", "tv", "people", "all"].contains(what) else {
            throw .usage("“trending” takes “movies”, “tv”, “people” or no arguments.")
        }
        let trending = Trending(arguments.has(.week) ? .week : .day, page: try arguments.number(.page) ?? 1)
        let title = "Trending " + (arguments.has(.week) ? "This Week" : "Today")
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            switch what {
            case "movies":
                try await command.show(page: title) { (client, policy) async throws(MarqueeError) in
                    try await client.trending.movies(trending, policy: policy)
                }
            case "tv":
                try await command.show(page: title) { (client, policy) async throws(MarqueeError) in
                    try await client.trending.tv(trending, policy: policy)
                }
            case "people":
                try await command.show(page: title) { (client, policy) async throws(MarqueeError) in
                    try await client.trending.people(trending, policy: policy)
                }
            default:
                try await command.show(page: title) { (client, policy) async throws(MarqueeError) in
                    try await client.trending.all(trending, policy: policy)
                }
            }
        }
    }
}
