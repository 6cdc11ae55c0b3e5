import Marquee

extension Command {
    static let list = Command(
        name: "list", usage: "list movies|tv CATEGORY", summary: "a chart of movies or of series", options: [.page]
    ) { (invocation, environment, terminal) async throws(Failure) in
        guard invocation.words.count == 3 else { throw .usage(listUsage) }
        let page = try invocation.number(.page) ?? 1
        let word = invocation.words[2]
        switch invocation.words[1] {
        case "movies":
            guard let kind = MovieChart.Kind.allCases.first(where: { $0.word == word }) else { throw .usage(listUsage) }
            try await Desk.with(invocation, environment, terminal) { (desk) async throws(Failure) in
                try await desk.list(MovieChart(kind, page: page))
            }
        case "tv":
            guard let kind = TVChart.Kind.allCases.first(where: { $0.word == word }) else { throw .usage(listUsage) }
            try await Desk.with(invocation, environment, terminal) { (desk) async throws(Failure) in
                try await desk.show(page: kind.label) { (client, policy) async throws(MarqueeError) in
                    try await client.tv.chart(TVChart(kind, page: page), policy)
                }
            }
        default:
            throw .usage(listUsage)
        }
    }

    private static var listUsage: String {
        let movies = MovieChart.Kind.allCases.map(\.word).joined(separator: ", ")
        let series = TVChart.Kind.allCases.map(\.word).joined(separator: ", ")
        return "“list” wants “movies” and one of \(movies), or “tv” and one of \(series)."
    }
}

extension Desk {
    func list(_ chart: MovieChart) async throws(Failure) {
        try await show(page: chart.kind.label) { (client, policy) async throws(MarqueeError) in try await client.movies.chart(chart, policy)
        }
    }

    /// Shows one page of a list; an empty one says so.
    func show<Item: Listed>(
        page title: String, none: String? = nil, read: (MarqueeClient, ReadPolicy) async throws(MarqueeError) -> Fetched<Page<Item>>
    ) async throws(Failure) {
        let fetched = try await marquee { () async throws(MarqueeError) in try await read(client, policy) }
        try show(fetched) { page in
            if let none, page.items.isEmpty { return [Screens.heading(none, fetched)] }
            return Screens.page(Screens.heading(title, fetched), page)
        } json: {
            PageJSON($0)
        }
    }
}

extension TVChart.Kind {
    var label: String {
        switch self {
        case .airingToday: "Airing Today"
        case .onTheAir: "On The Air"
        case .popular: "Popular"
        case .topRated: "Top Rated"
        }
    }

    /// The category's name on the command line.
    var word: String { rawValue.split(separator: "_").joined(separator: "-") }
}
