import Marquee

extension Command {
    static let search = Command(
        name: "search", usage: "search TEXT", summary: "search movies, series and people by name; offline, among cached titles",
        options: Option.searchKinds + [.year] + Option.paging
    ) { (arguments, context) async throws(Failure) in
        let text = arguments.words.dropFirst().joined(separator: " ")
        let (year, range) = (try arguments.number(.year), try ListRange(arguments))
        let kinds = Option.searchKinds.filter(arguments.has)
        guard kinds.count <= 1 else {
            throw .usage("Only one of \(Option.searchKinds.map { "“--\($0.name)”" }.joined(separator: ", ")) can be used.")
        }
        if year != nil, ![[.movies], [.tv]].contains(kinds) { throw .usage("“--year” needs “--movies” or “--tv”.") }
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            try await command.search(text, kinds.first, year: year, range)
            // A search that is not remembered has still been answered.
            _ = try? await command.client.history.record(text)
        }
    }
}

extension CommandSession {
    /// Searches for one kind of thing; without a kind, for movies, series and people.
    func search(_ text: String, _ kind: Option? = nil, year: Int? = nil, _ range: ListRange = ListRange()) async throws(Failure) {
        let (search, plain) = (client.search, TextSearch(text))
        func title(_ what: String) -> String { "\(what) for “\(text)”" }
        let none = "Nothing found for “\(text)”"
        switch kind {
        case .movies: try await show(title("Movies"), search.movies, MovieSearch(text, year: year), range, none: none)
        case .tv: try await show(title("Series"), search.tv, TVSearch(text, year: year), range, none: none)
        case .people: try await show(title("People"), search.people, plain, range, none: none)
        case .collections: try await show(title("Collections"), search.collections, plain, range, none: none)
        case .companies: try await show(title("Companies"), search.companies, plain, range, none: none)
        case .keywords: try await show(title("Keywords"), search.keywords, plain, range, none: none)
        default: try await show(title("Results"), search.all, plain, range, none: none)
        }
    }
}
