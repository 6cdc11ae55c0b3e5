import Marquee
import MarqueeDomain

// Titles by their names.

extension TitleMatcher {
    /// The title with a name and a year; with the original name if the other one does not find it.
    func byName(_ title: ImportTitle) async throws(MarqueeError) -> ImportMatch {
        var result = ImportMatch.notFound
        for name in title.names {
            var named = title
            named.name = name
            let found = try await byOneName(named)
            if case .matched = found { return found }
            if case .notFound = result { result = found }
        }
        return result
    }

    private func byOneName(_ title: ImportTitle) async throws(MarqueeError) -> ImportMatch {
        if let known = await known(title) { return .matched(known) }
        switch title.kind {
        case .movie: return verdict(try await movies(title), title)
        case .tv: return verdict(try await series(title), title)
        default:
            let movies = try await movies(title)
            if title.isFilm, title.year != nil, case .matched = verdict(movies, title) { return verdict(movies, title) }
            let all = movies.joined(try await series(title))
            let result = verdict(all, title)
            // An export of films has a series now and then, which a person has to confirm.
            if title.isFilm, case .matched(let candidate) = result, case .tv = candidate.item { return .ambiguous([candidate]) }
            return result
        }
    }

    /// The results of searches, and whether no title of the name is missing in them.
    private struct Search {
        var found: [MatchedTitle] = []
        var isComplete = true

        func joined(_ other: Search) -> Search { Search(found: found + other.found, isComplete: isComplete && other.isComplete) }
    }

    private func movies(_ title: ImportTitle) async throws(MarqueeError) -> Search {
        try await search(title) { text, year throws(MarqueeError) in
            var search = MovieSearch(text, year: year)
            search.includesAdult = true
            let page = try await answer(client.search.movies.read(search)) { !$0.items.isEmpty }
            return (page.items.map(MatchedTitle.init), page.totalPages)
        }
    }

    private func series(_ title: ImportTitle) async throws(MarqueeError) -> Search {
        try await search(title) { text, year throws(MarqueeError) in
            var search = TVSearch(text, year: year)
            search.includesAdult = true
            let page = try await answer(client.search.tv.read(search)) { !$0.items.isEmpty }
            return (page.items.map(MatchedTitle.init), page.totalPages)
        }
    }

    /// One search finds all titles of most names. A name that is not among them is searched by its letters alone: services write *&* and
    /// *and*, *II* and *2*. Of a name with more results than a page, the titles of the three years are searched.
    private func search(
        _ title: ImportTitle, _ page: (String, Int?) async throws(MarqueeError) -> (found: [MatchedTitle], pages: Int)
    ) async throws(MarqueeError) -> Search {
        // A text that TMDb does not search finds nothing: a person has to choose.
        guard title.name.isSearchable else { return Search(isComplete: false) }
        let name = ComparedTitle(title.name)
        var (text, all) = (title.name, try await page(title.name, nil))
        let letters = name.words.joined(separator: " ")
        if letters.isSearchable, !all.found.contains(where: { $0.hasName(name) }), all.pages <= 1, letters != Folding.fold(title.name) {
            let second = try await page(letters, nil)
            if second.found.contains(where: { $0.hasName(name) }) { (text, all) = (letters, second) }
        }
        if all.pages <= 1 { return Search(found: all.found) }
        guard let year = title.year else { return Search(found: all.found, isComplete: false) }
        var search = Search(found: all.found)
        for year in year - 1...year + 1 {
            let ofYear = try await page(text, year)
            search.found += ofYear.found
            if ofYear.pages > 1 { search.isComplete = false }
        }
        var seen: Set<Markable> = []
        search.found = search.found.filter { seen.insert($0.candidate.item).inserted }
        return search
    }

    /// Chooses among the results of searches: one title, several candidates, or none.
    private func verdict(_ search: Search, _ title: ImportTitle) -> ImportMatch {
        let name = ComparedTitle(title.name)
        let named = search.found.filter { $0.hasName(name) }
        let ofYear = named.filter { found in
            guard let year = title.year else { return true }
            return found.year.map { abs($0 - year) <= 1 } ?? false
        }
        // Without a year, or with too many results, another title of the name can be behind those that were read.
        if ofYear.count == 1, search.isComplete || title.year != nil && ofYear[0].year == title.year {
            return .matched(ofYear[0].candidate)
        }
        if !ofYear.isEmpty { return .ambiguous(ofYear.prefix(Self.mostCandidates).map(\.candidate)) }
        // Of many results for a short text, only those that share words with it can be meant. A few can have it as another title.
        let isNarrow = search.found.count <= Self.mostCandidates
        let likely =
            named
            + search.found.filter { found in
                !found.hasName(name) && (isNarrow || found.sharesWords(with: name))
                    && title.year.map { year in found.year.map { abs($0 - year) <= 1 } ?? false } ?? true
            }
        return likely.isEmpty ? .notFound : .ambiguous(likely.prefix(Self.mostCandidates).map(\.candidate))
    }

    private static let mostCandidates = 5

    /// The title that earlier answers described, if the catalog has its name once: then no other title can be meant, and no request is needed.
    private func known(_ title: ImportTitle) async -> ImportCandidate? {
        guard hasCatalog, let year = title.year, let kind = title.kind else { return nil }
        var query = CatalogQuery(title.name)
        (query.kinds, query.isComplete, query.limit) = (kind == .tv ? [.tv] : [.movie], true, 20)
        guard let hits = try? await client.catalog.search(query), hits.droppedWords.isEmpty else { return nil }
        let name = ComparedTitle(title.name)
        let equal = hits.names.filter { ComparedTitle($0.name).areThose(of: name) }
        guard equal.count == 1, let reference = equal[0].reference, let item = try? await client.preview(reference) else { return nil }
        let found: MatchedTitle
        switch item {
        case .movie(let movie): found = MatchedTitle(movie)
        case .tv(let series): found = MatchedTitle(series)
        default: return nil
        }
        return found.year == year && found.hasName(name) ? found.candidate : nil
    }
}
