import Marquee

extension Command {
    static let search = Command(
        name: "search", usage: "search TEXT", summary: "search movies by title; offline, among cached titles",
        options: [.page, .year, .tv, .people, .all]
    ) { (arguments, context) async throws(Failure) in
        let text = arguments.words.dropFirst().joined(separator: " ")
        let (year, page) = (try arguments.number(.year), try arguments.number(.page) ?? 1)
        let kinds = [Option.tv, .people, .all].filter(arguments.has)
        guard kinds.count <= 1 else { throw .usage("Only one of “--tv”, “--people” and “--all” can be used.") }
        if year != nil, kinds == [.people] || kinds == [.all] { throw .usage("“--year” can only be used for movies and series.") }
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            switch kinds.first {
            case .tv:
                try await command.search("Series", text) { (client, policy) async throws(MarqueeError) in
                    try await client.search.tv(TVSearch(text, year: year, page: page), policy: policy)
                }
            case .people:
                try await command.search("People", text) { (client, policy) async throws(MarqueeError) in
                    try await client.search.people(TextSearch(text, page: page), policy: policy)
                }
            case .all:
                try await command.search("Everything", text) { (client, policy) async throws(MarqueeError) in
                    try await client.search.all(TextSearch(text, page: page), policy: policy)
                }
            default:
                try await command.search(MovieSearch(text, year: year, page: page))
            }
            // A search that is not remembered has still been answered.
            _ = try? await command.client.history.record(text)
        }
    }
}

extension CommandSession {
    func search(_ search: MovieSearch) async throws(Failure) {
        try await self.search("Movies", search.text) { (client, policy) async throws(MarqueeError) in
            try await client.search.movies(search, policy: policy)
        }
    }

    fileprivate func search<Item: Listed>(
        _ what: String, _ text: String, read: (MarqueeClient, ReadPolicy) async throws(MarqueeError) -> Fetched<Page<Item>>
    ) async throws(Failure) {
        try await show(page: "\(what) for “\(text)”", none: "Nothing found for “\(text)”", read: read)
    }
}
