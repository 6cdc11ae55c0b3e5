import Marquee

extension Command {
    static let search = Command(
        name: "search", usage: "search TEXT", summary: "movies by their title; offline, among those seen before", options: [.page, .year]
    ) { (invocation, environment, terminal) async throws(Failure) in
        let text = invocation.words.dropFirst().joined(separator: " ")
        let search = MovieSearch(text, year: try invocation.number(.year), page: try invocation.number(.page) ?? 1)
        try await Desk.with(invocation, environment, terminal) { (desk) async throws(Failure) in try await desk.search(search) }
    }
}

extension Desk {
    func search(_ search: MovieSearch) async throws(Failure) {
        let fetched = try await marquee { () async throws(MarqueeError) in try await client.search.movies(search, policy) }
        try show(fetched) { page in
            page.items.isEmpty
                ? [Screens.heading("Nothing found for “\(search.text)”", fetched)]
                : Screens.page(Screens.heading("Movies for “\(search.text)”", fetched), page)
        } json: {
            PageJSON($0)
        }
    }
}
