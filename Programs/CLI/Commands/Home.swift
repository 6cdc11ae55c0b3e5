import Marquee

extension Command {
    static let home = Command(
        name: "home", places: [.words("movies", "tv").optional()], summary: CommandSummaries.home, options: []
    ) { (arguments, context) async throws(Failure) in
        let words = ListWords(arguments.words.dropFirst())
        guard words.rest.isEmpty, [nil, .movie, .tv].contains(words.kind) else {
            throw .usage(Texts.takes("home", ["movies", "tv"].map(Texts.quoted).joined(separator: Texts.comma)))
        }
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            if words.kind == .tv { try await command.seriesHome() } else { try await command.movieHome() }
        }
    }
}

extension CommandSession {
    func movieHome() async throws(Failure) {
        try show(try await marquee { () async throws(MarqueeError) in try await client.movies.home(policy: policy) })
    }

    func seriesHome() async throws(Failure) {
        try show(try await marquee { () async throws(MarqueeError) in try await client.tv.home(policy: policy) })
    }

    /// The first titles of every category; one that fails does so alone.
    private func show<Kind: ListKind & Encodable, Item: Listed & Highlighted>(_ home: Home<Kind, Item>) throws(Failure) {
        let failures = home.rows.compactMap(\.failure)
        if failures.count == home.rows.count, let failure = failures.first { throw .marquee(failure) }
        if isJSON { return try terminal.print(json: home) }
        let marking = marking(of: home)
        if let title = home.highlight { terminal.print(title.highlightLines + [.empty]) }
        for (index, row) in home.rows.enumerated() {
            if index > 0 { terminal.print(.empty) }
            switch row.outcome {
            case .success(let fetched):
                terminal.print(Screens.heading(row.category.label, fetched))
                terminal.print(Table(fetched.value.items.prefix(Screens.most), marking).lines(width: terminal.width))
            case .failure(let error):
                terminal.print(Line(row.category.label, .heading))
                terminal.printError(Line(Texts.labeled(row.category.label) + error.words))
            }
        }
        terminal.print(Screens.legend(marking))
    }

    /// The marks of all that the categories show.
    private func marking<Kind: ListKind, Item: Listed>(of home: Home<Kind, Item>) -> Marking {
        home.rows.reduce(Marking([:], isSignedIn: session != nil)) { sum, row in
            guard case .success(let fetched) = row.outcome else { return sum }
            let shown = fetched.value.items.prefix(Screens.most).compactMap(\.markable)
            return sum.adding(fetched.marks.filter { shown.contains($0.key) })
        }
    }
}

/// A title that can be the highlighted one.
private protocol Highlighted {
    /// Its name and facts, then its overview.
    var highlightLines: [Line] { get }
}

extension Movie: Highlighted {
    fileprivate var highlightLines: [Line] {
        Screens.highlight(Line(title, .heading, link: ItemReference.movie(id).address), releaseDate, voteAverage, of: voteCount, overview)
    }
}

extension TVSeries: Highlighted {
    fileprivate var highlightLines: [Line] {
        Screens.highlight(Line(name, .heading, link: ItemReference.tv(id).address), firstAirDate, voteAverage, of: voteCount, overview)
    }
}

extension Screens {
    fileprivate static func highlight(_ name: Line, _ day: Day?, _ vote: Double, of count: Int, _ overview: String) -> [Line] {
        let facts = [day.map { String($0.year) }, votes(vote, of: count)].compactMap { $0 }.joined(separator: Texts.comma)
        return [name + Line(facts.isEmpty ? "" : "  " + facts, .faint)] + (overview.isEmpty ? [] : [Line(overview)])
    }
}
