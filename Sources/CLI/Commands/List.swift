import Marquee

extension Command {
    static let list = Command(
        name: "list", usage: "list movies|tv CATEGORY", summary: "a chart of movies or of series", options: [.page]
    ) { (arguments, context) async throws(Failure) in
        guard arguments.words.count == 3 else { throw .usage(listUsage) }
        let page = try arguments.number(.page) ?? 1
        switch (arguments.words[1], MovieChart.Kind(word: arguments.words[2]), TVChart.Kind(word: arguments.words[2])) {
        case ("movies", let kind?, _):
            try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
                try await command.list(MovieChart(kind, page: page))
            }
        case ("tv", _, let kind?):
            try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
                try await command.show(page: kind.label) { (client, policy) async throws(MarqueeError) in
                    try await client.tv.chart(TVChart(kind, page: page), policy: policy)
                }
            }
        default:
            throw .usage(listUsage)
        }
    }

    private static let listUsage =
        "“list” needs “movies” and one of \(MovieChart.Kind.words), or “tv” and one of \(TVChart.Kind.words)."
}

extension CommandSession {
    func list(_ chart: MovieChart) async throws(Failure) {
        try await show(page: chart.kind.label) { (client, policy) async throws(MarqueeError) in
            try await client.movies.chart(chart, policy: policy)
        }
    }

    /// Shows one page of a list; an empty one says so.
    func show<Item: Listed>(
        page title: String, none: String? = nil, read: (MarqueeClient, ReadPolicy) async throws(MarqueeError) -> Fetched<Page<Item>>
    ) async throws(Failure) {
        let fetched = try await marquee { () async throws(MarqueeError) in try await read(client, policy) }
        try show(fetched) { page in
            if let none, page.items.isEmpty { return [Screens.heading(none, fetched)] }
            return Screens.page(Screens.heading(title, fetched), page, marking(fetched), width: terminal.width)
        } json: {
            PageJSON($0, marking($0))
        }
    }
}
