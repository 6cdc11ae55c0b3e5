import Marquee
import MarqueePresentation

extension Command {
    static let search = Command(
        name: "search", places: [.value(.text)], summary: CommandSummaries.search,
        options: Option.searchKinds + [.year] + Option.paging
    ) { (arguments, context) async throws(Failure) in
        let text = arguments.words.dropFirst().joined(separator: " ")
        let (year, range) = (try arguments.number(.year), try ListRange(arguments))
        let kinds = Option.searchKinds.filter(arguments.has)
        guard kinds.count <= 1 else {
            throw .usage(Texts.onlyOneOf(Option.searchKinds.map { Texts.quoted("--" + $0.name) }.joined(separator: Texts.comma)))
        }
        if year != nil, ![[.movies], [.tv]].contains(kinds) { throw .usage(Texts.needsOption("year", "movies", or: "tv")) }
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            if range.first == 1, !command.isJSON, try await command.showNamed(by: text, kinds.first) { return }
            let hasFound = try await command.search(text, kinds.first, year: year, range)
            // A search that is not remembered has still been answered. A text that found nothing would only be a bad suggestion.
            if hasFound {
                _ = try? await command.client.history.record(text)
            } else if range.first == 1, !command.isJSON {
                await command.showSimilarTitles(to: text, kinds.first)
            }
        }
    }
}

extension CommandSession {
    /// Shows the titles and people on this device that a text may have meant; nothing without any. One wrong letter is forgiven.
    fileprivate func showSimilarTitles(to text: String, _ kind: Option?) async {
        let scope: SearchQuery.Scope? =
            switch kind {
            case nil: .all
            case .movies: .movies
            case .tv: .tv
            case .people: .people
            default: nil
            }
        let titles = scope?.titles(of: (try? await client.suggestions(text)) ?? []) ?? []
        guard !titles.isEmpty else { return }
        terminal.print([.empty, Line(Texts.screens.didYouMean, .heading)])
        terminal.print(
            Table(columns: [.kind, .id, .text], rows: titles.map { Suggestion.title($0).cells }).lines(width: terminal.width))
    }

    /// Searches for one kind of thing; without a kind, for movies, series and people. Returns whether something was found.
    @discardableResult
    func search(_ text: String, _ kind: Option? = nil, year: Int? = nil, _ range: ListRange = ListRange()) async throws(Failure) -> Bool {
        let (search, plain) = (client.search, TextSearch(text))
        let none = Texts.nothingFound(text)
        switch kind {
        case .movies:
            return try await show(
                Texts.moviesFound(text), search.movies, MovieSearch(text, year: year), range, none: none, matching: text)
        case .tv:
            return try await show(
                Texts.seriesFound(text), search.tv, TVSearch(text, year: year), range, none: none, matching: text)
        case .people: return try await show(Texts.peopleFound(text), search.people, plain, range, none: none)
        case .collections: return try await show(Texts.collectionsFound(text), search.collections, plain, range, none: none)
        case .companies: return try await show(Texts.companiesFound(text), search.companies, plain, range, none: none)
        case .keywords: return try await show(Texts.keywordsFound(text), search.keywords, plain, range, none: none)
        default: return try await show(Texts.results(text), search.multi, plain, range, none: none, matching: text)
        }
    }
}
