import Foundation
import Marquee
import MarqueePresentation

extension Visit {
    /// Results for a text; without one, the recent searches of the person.
    func search() async throws -> Answer {
        let text = query("q") ?? query("query") ?? ""
        guard !text.allSatisfy(\.isWhitespace) else { return try await recentSearches() }
        let scope = query("in").flatMap { name in SearchQuery.Scope.allCases.first { $0.name == name } } ?? .all
        let search = marquee.search
        let found = try await results(of: text, scope) { (page, policy) async throws(MarqueeError) in
            switch scope {
            case .all: try await search.multi(text, page: page, policy: policy)
            case .movies: try await search.movies(text, page: page, policy: policy).map { $0.map(MediaItem.movie) }
            case .tv: try await search.tv(text, page: page, policy: policy).map { $0.map(MediaItem.tv) }
            case .people: try await search.people(text, page: page, policy: policy).map { $0.map(MediaItem.person) }
            }
        }
        guard let fetched = found else {
            // The same page without results, and not an error page, so that the other scopes stay in reach.
            var answer = Answer.page(
                [text, texts.search].joined(separator: " – "),
                """
                <h1>\(texts.results) <q dir="auto">\(text)</q></h1>\(scopes(text, scope))\
                <p class="freshness"><span class="badge away">\(texts.tmdbAway)</span></p>\(nothing(await similarTitles(to: text, scope)))
                """)
            answer.status = .serviceUnavailable
            return answer
        }
        note(fetched)
        // Only accounts have a history: that of the device would be shared by all visitors.
        if isSignedIn, try page() == 1, !fetched.value.items.isEmpty { try? await marquee.history.record(text) }
        let path = Self.searchPath(text, scope)
        let similar = fetched.value.items.isEmpty ? await similarTitles(to: text, scope) : .empty
        let index: HTML? =
            fetched.origin == .titleIndex ? "<p class=\"freshness\"><span class=\"badge away\">\(texts.foundHere)</span></p>" : nil
        return .page(
            [text, texts.search].joined(separator: " – "),
            """
            <h1>\(texts.results) <q dir="auto">\(text)</q></h1>\(scopes(text, scope))\(index ?? freshness(fetched))\
            \(fetched.value.items.isEmpty ? nothing(similar) : list(fetched, path: path))
            """, data: fetched)
    }

    /// The results; nil if TMDb cannot be reached, and nothing of earlier pages or of the catalog matches.
    private func results(
        of text: String, _ scope: SearchQuery.Scope,
        _ read: @escaping @Sendable (Int, ReadPolicy) async throws(MarqueeError) -> Fetched<Page<MediaItem>>
    ) async throws -> Fetched<Page<MediaItem>>? {
        do {
            return try await pages(on: .search, read)
        } catch let error as MarqueeError {
            guard !wantsJSON, try page() == 1, Refusal(error).reason == .unavailable else { throw error }
            return nil
        }
    }

    /// Suggestions for the beginning of a text, as the script of the search field wants them.
    func suggestions() async throws -> Answer {
        let suggestions = try await marquee.suggestions(query("q") ?? "")
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
        return .redirect(to: "/search", .forgotten)
    }

    private func recentSearches() async throws -> Answer {
        let recent = isSignedIn ? try await marquee.history.recent(10) : []
        let rows = recent.map { search -> HTML in
            """
            <li><a href="\(Self.searchPath(search.text, .all))" dir="auto">\(search.text)</a> \
            <form method="post" action="/search/forget">\(token)<button name="text" value="\(search.text)">\(texts.forget)\
            <span class="hidden"> \(search.text)</span></button></form></li>
            """
        }
        let list: HTML =
            rows.isEmpty
            ? "<p class=\"empty\">\(texts.searchHint)</p>\(otherWays)"
            : """
            <h2>\(texts.recentSearches)</h2><ul class="links">\(rows)</ul>
            <form method="post" action="/search/forget">\(token)<button>\(texts.forgetAll)</button></form>
            """
        return .page(texts.search, "<h1>\(texts.search)</h1>\(list)", data: recent)
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
        <li><a href="/device">\(texts.onThisDevice)</a></li></ul>
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
