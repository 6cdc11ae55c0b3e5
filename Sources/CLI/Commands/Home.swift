import Marquee

extension Command {
    static let home = Command(
        name: "home", usage: "[home]", summary: "the categories of movies, the first titles of each", options: []
    ) { (invocation, environment, terminal) async throws(Failure) in
        try await Desk.with(invocation, environment, terminal) { (desk) async throws(Failure) in
            guard invocation.words.count <= 1 else { throw .usage("“home” takes nothing else.") }
            try await desk.home()
        }
    }
}

extension Desk {
    /// Each category is fetched beside the others, and fails alone.
    func home() async throws(Failure) {
        let rows = await withTaskGroup(of: HomeRow.self) { group in
            for kind in MovieChart.Kind.allCases {
                group.addTask { await row(kind) }
            }
            var rows: [MovieChart.Kind: HomeRow] = [:]
            for await row in group { rows[row.kind] = row }
            return MovieChart.Kind.allCases.compactMap { rows[$0] }
        }
        let failures = rows.compactMap(\.failure)
        if failures.count == rows.count, let failure = failures.first { throw .marquee(failure) }

        if isJSON {
            terminal.print(try JSON.text(HomeJSON(rows)))
            return
        }
        for (index, row) in rows.enumerated() {
            if index > 0 { terminal.print("") }
            switch row.outcome {
            case .success(let fetched):
                terminal.print(Screens.heading(row.kind.label, fetched))
                for movie in fetched.value.items.prefix(HomeRow.length) { terminal.print(movie.line) }
            case .failure(let error):
                terminal.print(row.kind.label)
                terminal.complain("\(row.kind.label): \(error.reason.text)")
            }
        }
    }

    private func row(_ kind: MovieChart.Kind) async -> HomeRow {
        do throws(MarqueeError) {
            return HomeRow(kind: kind, outcome: .success(try await client.movies.chart(MovieChart(kind), policy)))
        } catch {
            return HomeRow(kind: kind, outcome: .failure(error))
        }
    }
}

/// One category of the home screen.
struct HomeRow: Sendable {
    static let length = 5

    let kind: MovieChart.Kind
    let outcome: Result<Fetched<Page<Movie>>, MarqueeError>

    var failure: MarqueeError? {
        if case .failure(let error) = outcome { error } else { nil }
    }
}

extension MovieChart.Kind {
    var label: String {
        switch self {
        case .nowPlaying: "Now Playing"
        case .popular: "Popular"
        case .topRated: "Top Rated"
        case .upcoming: "Upcoming"
        }
    }

    /// The category's name on the command line.
    var word: String { rawValue.split(separator: "_").joined(separator: "-") }
}
