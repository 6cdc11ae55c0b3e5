import Marquee

extension Command {
    static let list = Command(
        name: "list", places: [.words("movies", "tv"), .value(.category)], summary: CommandSummaries.list, options: Option.paging
    ) { (arguments, context) async throws(Failure) in
        let words = ListWords(arguments.words.dropFirst())
        let (movies, tv, range) = (words.movies, words.tv, try ListRange(arguments))
        guard movies != nil || tv != nil else {
            throw .mistyped(listUsage, words.rest, among: words.kind == .tv ? TVList.Kind.words : MovieList.Kind.words)
        }
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            if let tv {
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
