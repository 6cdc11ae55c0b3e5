import Marquee

extension Command {
    static let list = Command(
        name: "list", places: [.words("movies", "tv"), .value(.category)], summary: CommandSummaries.list, options: Option.paging
    ) { (arguments, context) async throws(Failure) in
        let words = arguments.words.dropFirst().map(\.self)
        guard words.count == 2, ["movies", "tv"].contains(words[0]) else { throw .usage(listUsage) }
        let (movies, tv, range) = (MovieList.Kind(word: words[1]), TVList.Kind(word: words[1]), try ListRange(arguments))
        guard words[0] == "tv" ? tv != nil : movies != nil else {
            throw .mistyped(listUsage, words[1], among: words[0] == "tv" ? TVList.Kind.words : MovieList.Kind.words)
        }
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            if words[0] == "tv", let tv {
                try await command.show(tv.label, command.client.tv.list, TVList(tv), range)
            } else if let movies {
                try await command.show(movies.label, command.client.movies.list, MovieList(movies), range)
            }
        }
    }

    private static var listUsage: String {
        Texts.listUsage(
            movies: MovieList.Kind.words.joined(separator: Texts.comma), tv: TVList.Kind.words.joined(separator: Texts.comma))
    }
}
