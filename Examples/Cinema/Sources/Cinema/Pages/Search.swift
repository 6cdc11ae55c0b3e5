import Foundation
import Marquee
import MarqueePresentation

extension Visit {
    /// Results for a text; without one, the recent searches of the person.
    func search() async throws -> Answer {
        let text = query("q") ?? query("query") ?? ""
        guard !text.allSatisfy(\.isWhitespace) else { return try await recentSearches() }
        let scope = query("in").flatMap { name in SearchQuery.Scope.allCases.first { $0.name == name } } ?? .all
        let isFirst = try page() == 1 && !wantsJSON
        if isFirst, let path = await namedPage(text) { return .redirect(to: path) }
        async let numbered = isFirst && scope == .all ? numbered(text) : []
        let search = marquee.search
        let found = try await results(of: text, scope) { (page, policy) async throws(MarqueeError) in
            switch scope {
            case .all: try await search.multi(text, page: page, policy: policy)
            case .movies: try await search.movies(text, page: page, policy: policy).map { $0.map(MediaItem.movie) }
            case .tv: try await search.tv(text, page: page, policy: policy).map { $0.map(MediaItem.tv) }
            case .people: try await search.people(text, page: page, policy: policy).map { $0.map(MediaItem.person) }
            }
        }
        guard let fetched = found.results else {
            // The same page without results, and not an error page, so that the other scopes stay in reach. Nothing is known about the text.
            let reason = reason(of: found.failure ?? .onItsWay)
            var answer = Answer.page(
                [text, texts.search].joined(separator: " – "),
                """
                <h1>\(texts.results) <q dir="auto">\(text)</q></h1>\(scopes(text, scope))\
                <p class="freshness"><span class="badge away">\(reason)</span> <a href="\(path)">\(texts.retry)</a></p>\
                \(await similarTitles(to: text, scope))\(otherWays)
                """)
            answer.status = .serviceUnavailable
            return answer
        }
        note(fetched)
        // Only accounts have a history: that of the device would be shared by all visitors.
        if isSignedIn, try page() == 1, !fetched.value.items.isEmpty { try? await marquee.history.record(text) }
        let address = Self.searchPath(text, scope)
        let similar = fetched.value.items.isEmpty ? await similarTitles(to: text, scope) : .empty
        // While TMDb is slow or away, what is here is not held up.
        let named = fetched.origin == .titleIndex ? HTML.empty : list(await numbered)
        return .page(
            [text, texts.search].joined(separator: " – "),
            """
            <h1>\(texts.results) <q dir="auto">\(text)</q></h1>\(scopes(text, scope))\(origin(of: fetched))\
            \(named)\(fetched.value.items.isEmpty ? nothing(similar) : list(fetched, path: address))
            """, data: fetched)
    }

    /// A note on results that are not TMDb's answer: what earlier pages had, while TMDb is slow or after a failure.
    private func origin(of fetched: Fetched<Page<MediaItem>>) -> HTML {
        guard fetched.origin == .titleIndex else { return freshness(fetched) }
        guard let error = fetched.refreshError else {
            return """
                <p class="freshness" data-load="\(wholeAddress)" data-part="main"><span class="badge stale">\(reason(of: .onItsWay))</span> \
                <span>\(texts.moreOnItsWay)</span> <a href="\(wholeAddress)">\(texts.retry)</a></p>
                """
        }
        return "<p class=\"freshness\"><span class=\"badge away\">\(previewNote(error, texts.foundHere))</span></p>"
    }

    /// The results; nil and the reason if TMDb does not answer, and nothing of earlier pages or of the catalog matches.
    private func results(
        of text: String, _ scope: SearchQuery.Scope,
        _ read: @escaping @Sendable (Int, ReadPolicy) async throws(MarqueeError) -> Fetched<Page<MediaItem>>
    ) async throws -> (results: Fetched<Page<MediaItem>>?, failure: MarqueeError?) {
        do {
            return (try await pages(on: .search, read), nil)
        } catch let error as MarqueeError {
            guard !wantsJSON, try page() == 1, Refusal(error).reason == .unavailable else { throw error }
            return (nil, error)
        }
    }

    /// Suggestions for the beginning of a text, as the script of the search field wants them; without a text, the searches of the person.
    func suggestions() async throws -> Answer {
        let text = query("q") ?? ""
        let suggestions: [Suggestion]
        if text.allSatisfy(\.isWhitespace), isSignedIn {
            suggestions = try await marquee.history.recent(8).map { .recent($0.text) }
        } else {
            suggestions = try await marquee.suggestions(text)
        }
        let entries = suggestions.map { suggestion -> SuggestionJSON in
            switch suggestion {
            case .recent(let text):
                return SuggestionJSON(text: text.withoutReversals, note: texts.recent, path: Self.searchPath(text, .all))
            case .title(let title):
                note(title)
                return SuggestionJSON(
                    text: title.title.withoutReversals,
                    parts: title.parts.map { .init(text: $0.text.withoutReversals, isMatch: $0.isMatch) },
                    note: title.reference.kind == .person ? texts.name(.people) : title.year.map(String.init) ?? "", path: title.path)
            @unknown default: return SuggestionJSON(text: suggestion.text, note: "", path: Self.searchPath(suggestion.text, .all))
            }
        }
        return .json(try JSONText.bytes(of: entries))
    }

    /// Removes recent searches.
    func forget(_ form: FormFields) async throws -> Answer {
        guard isSignedIn else { throw personMissing }
        if let text = form["text"] { try await marquee.history.remove(text) } else { try await marquee.history.clear() }
        return .redirect(to: previous?.path == "/account" ? "/account" : "/search", .forgotten)
    }

    private func recentSearches() async throws -> Answer {
        let recent = isSignedIn ? try await marquee.history.recent(10) : []
        let list = recent.isEmpty ? "<p class=\"empty\">\(texts.searchHint)</p>\(otherWays)" : searches(recent)
        return .page(texts.search, "<h1>\(texts.search)</h1>\(list)", data: recent)
    }

    /// The recent searches of the person, each with a button that removes it.
    func searches(_ recent: [RecentSearch]) -> HTML {
        let rows = recent.map { search -> HTML in
            """
            <li><a href="\(Self.searchPath(search.text, .all))" dir="auto">\(search.text)</a> \
            <form method="post" action="/search/forget">\(token)<button name="text" value="\(search.text)">\(texts.forget)\
            <span class="hidden"> \(search.text)</span></button></form></li>
            """
        }
        return """
            <h2>\(texts.recentSearches)</h2><ul class="links">\(rows)</ul>
            <form method="post" action="/search/forget">\(token)<button>\(texts.forgetAll)</button></form>
            """
    }

    private func nothing(_ similar: HTML) -> HTML { "<p class=\"empty\">\(texts.nothingFound)</p>\(similar)\(otherWays)" }

    /// The titles of earlier pages, and the names of the catalog, that a text may have meant. One wrong letter is forgiven.
    private func similarTitles(to text: String, _ scope: SearchQuery.Scope) async -> HTML {
        let titles = scope.titles(of: (try? await marquee.suggestions(text)) ?? [])
        guard !titles.isEmpty else { return .empty }
        let links = titles.map { title -> HTML in
            let year: HTML? = title.year.map { " <span class=\"card-facts\">\($0)</span>" }
            return "<li><a href=\"\(title.path)\" dir=\"auto\">\(title.title)</a>\(year)</li>"
        }
        return """
            <section class="similar" aria-labelledby="similar"><h2 id="similar">\(texts.didYouMean)</h2><ul class="links">\(links)</ul></section>
            """
    }

    /// Where titles are found without a text.
    private var otherWays: HTML {
        """
        <ul class="tabs"><li><a href="/trending">\(texts.trending)</a></li><li><a href="/discover/movies">\(texts.discover)</a></li>\
        <li><a href="/device">\(texts.keptHere)</a></li></ul>
        """
    }

    private func scopes(_ text: String, _ current: SearchQuery.Scope) -> HTML {
        let links = SearchQuery.Scope.allCases.map { scope -> HTML in
            let mark: HTML = scope == current ? " aria-current=\"true\"" : ""
            return "<li><a href=\"\(Self.searchPath(text, scope))\"\(mark)>\(texts.name(scope))</a></li>"
        }
        return "<ul class=\"tabs\">\(links)</ul>"
    }

    /// The address of a search.
    static func searchPath(_ text: String, _ scope: SearchQuery.Scope) -> String {
        let encoded = text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        return "/search?q=" + encoded + (scope == .all ? "" : "&in=" + scope.name)
    }
}

/// A suggestion for the script of the search field.
private struct SuggestionJSON: Encodable {
    /// A part of the text, and whether it matches the typed text.
    struct Part: Encodable {
        let text: String
        let isMatch: Bool
    }

    let text: String
    var parts: [Part]?
    let note: String
    let path: String
}

extension SearchQuery.Scope {
    /// Its name in addresses.
    fileprivate var name: String {
        switch self {
        case .all: "all"
        case .movies: "movies"
        case .tv: "tv"
        case .people: "people"
        }
    }
}
