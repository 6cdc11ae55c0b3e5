import Marquee

extension Command {
    static let list = Command(
        name: "list", usage: "list movies CATEGORY", summary: "now-playing, popular, top-rated or upcoming movies", options: [.page]
    ) { (invocation, environment, terminal) async throws(Failure) in
        guard invocation.words.count == 3, invocation.words[1] == "movies",
            let kind = MovieChart.Kind.allCases.first(where: { $0.word == invocation.words[2] })
        else {
            throw .usage("“list” wants “movies” and one of \(MovieChart.Kind.allCases.map(\.word).joined(separator: ", ")).")
        }
        let chart = MovieChart(kind, page: try invocation.number(.page) ?? 1)
        try await Desk.with(invocation, environment, terminal) { (desk) async throws(Failure) in try await desk.list(chart) }
    }
}

extension Desk {
    func list(_ chart: MovieChart) async throws(Failure) {
        let fetched = try await marquee { () async throws(MarqueeError) in try await client.movies.chart(chart, policy) }
        try show(fetched) { page in
            Screens.page(Screens.heading(chart.kind.label, fetched), page)
        } json: {
            PageJSON($0)
        }
    }
}
