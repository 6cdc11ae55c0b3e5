import Marquee
import MarqueeDomain

/// Finds the titles of an export on TMDb: by ids, and by name and year. Nothing is guessed: a name that two titles have, or a year that
/// differs by more than one, is ambiguous.
///
/// Answers that are stored are used whatever their age, because a title keeps its ids. So an import that begins again asks for nothing twice.
struct TitleMatcher: Sendable {
    /// Its titles are in English, as those of the exports are.
    let client: MarqueeClient
    /// Whether all names of TMDb are on this device.
    let hasCatalog: Bool

    init(client: MarqueeClient) async {
        self.client = client
        hasCatalog = (try? await client.catalog.info()) != nil
    }

    func match(_ title: ImportTitle) async throws(MarqueeError) -> ImportMatch {
        if title.hasVerifiedID, let id = title.tmdbID, let kind = title.kind {
            return .matched(title.candidate(kind == .tv ? .tv(id) : .movie(id)))
        }
        var found: ImportMatch?
        if let id = title.tmdbID { found = try await byID(id, title) }
        if found == nil, let id = title.imdbID { found = try await find(.imdb(id), title) }
        if found == nil, let id = title.tvdbID { found = try await find(.tvdb(id), title) }
        // The id of another title, or of none, is no reason to give up a name.
        switch found {
        case .matched: break
        case .ambiguous(let candidates):
            found = .ambiguous(candidates)
            if title.year != nil, !title.isEpisode, case .matched(let candidate) = try await byName(title) { found = .matched(candidate) }
        default: if !title.isEpisode { found = try await byName(title) }
        }
        guard case .matched(let candidate) = found else { return found ?? .notFound }
        return .matched(ImportCandidate(title.part(of: candidate.item), title: candidate.title, year: candidate.year))
    }

    /// A stored answer, whatever its age, or else that of the server.
    private func answer<Value>(
        _ read: Read<Value>, isUseful: (Value) -> Bool
    ) async throws(MarqueeError) -> Value {
        if let stored = try? await read(policy: .offline), stored.origin != .titleIndex, isUseful(stored.value) { return stored.value }
        return try await read(policy: .cached).value
    }
}

extension ImportTitle {
    /// The episode of a series that the numbers name; the title itself without them.
    fileprivate func part(of item: Markable) -> Markable {
        guard case .tv(let id) = item, let season, let episode else { return item }
        return .episode(of: id, season: season, number: episode)
    }

    /// The candidate that an item of this title is.
    func candidate(_ item: Markable) -> ImportCandidate { ImportCandidate(part(of: item), title: name, year: year) }

    /// Whether this title and another one agree: their names, or their years. A row without both agrees with everything.
    fileprivate func agrees(with candidate: Found) -> Bool {
        if name.isEmpty { return true }
        if names.contains(where: { candidate.hasName(ComparedTitle($0)) }) { return true }
        guard let year, let other = candidate.year else { return false }
        return abs(year - other) <= 1
    }
}

/// A title of an answer with all its names.
private struct Found {
    let candidate: ImportCandidate
    let names: [String]
    var year: Int? { candidate.year }

    init(_ item: Markable, _ names: [String], _ year: Int?) {
        candidate = ImportCandidate(item, title: names.first ?? "", year: year)
        self.names = names
    }

    init(_ movie: Movie) { self.init(.movie(movie.id), [movie.title, movie.originalTitle], movie.releaseDate?.year) }

    init(_ series: TVSeries) { self.init(.tv(series.id), [series.name, series.originalName], series.firstAirDate?.year) }

    /// Whether at least half of the words are those of one of its names.
    func sharesWords(with name: ComparedTitle) -> Bool {
        names.contains { other in
            let words = Set(ComparedTitle(other).words)
            return !words.isEmpty && 2 * words.intersection(name.words).count >= max(words.count, name.words.count)
        }
    }

    func hasName(_ name: ComparedTitle) -> Bool { names.contains { ComparedTitle($0).areThose(of: name) } }
}

extension TitleMatcher {
    /// The title with an id of TMDb; nil if TMDb does not have it.
    private func byID(_ id: Int, _ title: ImportTitle) async throws(MarqueeError) -> ImportMatch? {
        var found: [Found] = []
        for kind in title.kind.map({ [$0] }) ?? [.movie, .tv] {
            do throws(MarqueeError) {
                if kind == .tv {
                    found.append(Found(try await answer(client.tv.details.read(id), isUseful: { _ in true }).series))
                } else {
                    found.append(Found(try await answer(client.movies.details.read(id), isUseful: { _ in true }).movie))
                }
            } catch {
                if error.code != .notFound { throw error }
            }
        }
        // An id is an answer to the question of which kind only if the title agrees.
        let agreeing = found.filter(title.agrees)
        if agreeing.count == 1 { return .matched(agreeing[0].candidate) }
        return found.isEmpty ? nil : .ambiguous((agreeing.isEmpty ? found : agreeing).map(\.candidate))
    }

    /// The title with an id of another service; nil if TMDb does not know the id.
    private func find(_ id: ExternalID, _ title: ImportTitle) async throws(MarqueeError) -> ImportMatch? {
        let results = try await answer(client.find.byID.read(id)) { $0 != FindResults() }
        var found = results.movieResults.map(Found.init)
        found += results.tvResults.map(Found.init)
        let episodes = results.tvEpisodeResults.compactMap { episode in
            episode.reference.map { Found(.episode($0), [episode.episode.name], episode.episode.airDate?.year) }
        }
        // The ids of TheTVDB are those of a series or of an episode, whichever is meant.
        if id.source == .imdbID || found.isEmpty && title.season == nil { found += episodes }
        guard found.count == 1 else { return found.isEmpty ? nil : .ambiguous(found.map(\.candidate)) }
        if case .episode = found[0].candidate.item, id.source == .imdbID { return .matched(found[0].candidate) }
        return title.agrees(with: found[0]) ? .matched(found[0].candidate) : .ambiguous([found[0].candidate])
    }
}

extension TitleMatcher {
    /// The title with a name and a year; with the original name if the other one does not find it.
    private func byName(_ title: ImportTitle) async throws(MarqueeError) -> ImportMatch {
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
        var found: [Found] = []
        var isComplete = true

        func joined(_ other: Search) -> Search { Search(found: found + other.found, isComplete: isComplete && other.isComplete) }
    }

    private func movies(_ title: ImportTitle) async throws(MarqueeError) -> Search {
        try await search(title) { text, year throws(MarqueeError) in
            var search = MovieSearch(text, year: year)
            search.includesAdult = true
            let page = try await answer(client.search.movies.read(search)) { !$0.items.isEmpty }
            return (page.items.map(Found.init), page.totalPages)
        }
    }

    private func series(_ title: ImportTitle) async throws(MarqueeError) -> Search {
        try await search(title) { text, year throws(MarqueeError) in
            var search = TVSearch(text, year: year)
            search.includesAdult = true
            let page = try await answer(client.search.tv.read(search)) { !$0.items.isEmpty }
            return (page.items.map(Found.init), page.totalPages)
        }
    }

    /// One search finds all titles of most names. A name that is not among them is searched by its letters alone: services write *&* and
    /// *and*, *II* and *2*. Of a name with more results than a page, the titles of the three years are searched.
    private func search(
        _ title: ImportTitle, _ page: (String, Int?) async throws(MarqueeError) -> (found: [Found], pages: Int)
    ) async throws(MarqueeError) -> Search {
        let name = ComparedTitle(title.name)
        var (text, all) = (title.name, try await page(title.name, nil))
        let letters = name.words.joined(separator: " ")
        if !all.found.contains(where: { $0.hasName(name) }), all.pages <= 1, !letters.isEmpty, letters != Folding.fold(title.name) {
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

    /// What the results of searches say.
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
        let found: Found
        switch item {
        case .movie(let movie): found = Found(movie)
        case .tv(let series): found = Found(series)
        default: return nil
        }
        return found.year == year && found.hasName(name) ? found.candidate : nil
    }
}
