import Marquee
import MarqueePresentation

extension Command {
    static let company = Command(
        name: "company", places: [.value(.id, .name)], summary: CommandSummaries.company, options: Option.paging
    ) { (arguments, context) async throws(Failure) in
        let (text, range) = (try arguments.reference(), try ListRange(arguments))
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            let named = try await command.company(text)
            let fetched = try await command.fetch { (policy) async throws(MarqueeError) in
                try await command.client.companies.details(named.id, policy: policy)
            }
            try await command.show(fetched, MovieFilter { $0.companies = .any([named.id]) }, range) { details in
                Screens.company(details, heading: Screens.heading(details.name, fetched))
            }
        }
    }

    static let keyword = Command(
        name: "keyword", places: [.value(.id, .name)], summary: CommandSummaries.keyword, options: Option.paging
    ) { (arguments, context) async throws(Failure) in
        let (text, range) = (try arguments.reference(), try ListRange(arguments))
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            let named = try await command.keyword(text)
            let fetched = try await command.fetch { (policy) async throws(MarqueeError) in
                try await command.client.keywords.details(named.id, policy: policy)
            }
            try await command.show(fetched, MovieFilter { $0.keywords = .any([named.id]) }, range) { keyword in
                [Screens.heading(keyword.name, fetched), Line(Texts.keyword(keyword.id), .faint)]
            }
        }
    }
}

extension ParsedArguments {
    /// The id or the name after the command.
    fileprivate func reference() throws(Failure) -> String {
        guard words.count > 1 else { throw .usage(Texts.needsIDOrName(words[0])) }
        return words.dropFirst().joined(separator: " ")
    }
}

extension CommandSession {
    /// Shows the facts of a value, and then the movies that fit it.
    fileprivate func show<Value: Encodable>(
        _ fetched: Fetched<Value>, _ movies: MovieFilter, _ range: ListRange, text: (Value) -> [Line]
    ) async throws(Failure) {
        if !isJSON { terminal.print(text(fetched.value) + [.empty]) }
        noteTroubles(of: fetched)
        try await show(
            Texts.screens.movies, client.discover.movies, movies, range, none: Texts.noMovies,
            json: { WithMovies(topic: fetched, movies: $0) })
    }
}

private struct WithMovies<Value: Encodable & Sendable>: Encodable {
    let topic: Fetched<Value>
    let movies: Fetched<Page<Movie>>
}

extension Screens {
    fileprivate static func company(_ details: CompanyDetails, heading: Line) -> [Line] {
        [heading]
            + facts([details.headquarters, details.originCountry, details.parentCompany.map { Texts.part(of: $0.name) }])
            + (details.description.isEmpty ? [] : [.empty] + paragraphs(details.description))
            + (details.homepage.isEmpty
                ? [] : [.empty, Line(Texts.labeled(Texts.website), .faint) + Line(details.homepage, .faint, link: details.homepage)])
    }
}
