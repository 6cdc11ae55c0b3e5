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
    /// The first titles of every category; one that fails does so alone.
    func home() async throws(Failure) {
        let rows = try await marquee { () async throws(MarqueeError) in try await client.movies.home(policy) }.rows
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
                terminal.print(Screens.heading(row.category.label, fetched))
                for movie in fetched.value.items.prefix(5) { terminal.print(movie.line) }
            case .failure(let error):
                terminal.print(row.category.label)
                terminal.complain("\(row.category.label): \(error.reason.text)")
            }
        }
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
