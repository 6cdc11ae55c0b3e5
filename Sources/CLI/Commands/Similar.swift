import Marquee

extension Command {
    static let similar = Command(
        name: "similar", usage: "similar movie|tv ID", summary: "movies or series like one", options: []
    ) { (arguments, context) async throws(Failure) in
        guard arguments.words.count == 3, let id = Int(arguments.words[2]), ["movie", "tv"].contains(arguments.words[1]) else {
            throw .usage("“similar” needs “movie” or “tv” and an id, as in “similar movie 550”.")
        }
        let isMovie = arguments.words[1] == "movie"
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            if isMovie {
                try await command.show(page: "Similar", none: "Nothing similar") { (client, policy) async throws(MarqueeError) in
                    try await client.movies.details(id, policy: policy).map { $0.similar ?? .empty }
                }
            } else {
                try await command.show(page: "Similar", none: "Nothing similar") { (client, policy) async throws(MarqueeError) in
                    try await client.tv.details(id, policy: policy).map { $0.similar ?? .empty }
                }
            }
        }
    }
}
