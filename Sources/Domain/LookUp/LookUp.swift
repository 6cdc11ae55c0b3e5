/// Finds what a typed text names: movies, TV series, seasons, episodes, people and collections.
///
/// It reads what people type and paste:
///
/// - ids, with a kind or without: `550`, `movie 550`;
/// - addresses and ids of TMDb, IMDb, Wikidata and social networks, and other addresses with a readable title, such as those of Letterboxd;
/// - titles, with a year before or behind them, and with `s1e2`, `1x02` or `season 1` behind them.
///
/// Case, accents, signs, connecting words and the form of numbers make no difference. One wrong letter is forgiven in titles that this device
/// knows. A number can be a title: `1917` is an id, and the movie of that name.
///
/// ```swift
/// let results = try await marquee.lookUp("godfahter")
/// if results.choices.count == 1 { print(results.choices[0].title ?? "", results.choices[0].reason) }
/// ```
///
/// A title takes one search of the server, and one with a year takes the searches of ``SearchAll``. A text that can be read in two ways, such
/// as `person of interest`, takes a second search if the first one finds no such title. An id without a kind takes a request for each kind in
/// which this device does not know the id.
public struct LookUp: Executable {
    let search: any SearchRepository
    let suggestions: any SuggestionRepository
    let catalog: any CatalogRepository
    let movies: any MovieRepository
    let series: any TVSeriesRepository
    let people: any PersonRepository

    public init(
        search: any SearchRepository, suggestions: any SuggestionRepository, catalog: any CatalogRepository, movies: any MovieRepository,
        series: any TVSeriesRepository, people: any PersonRepository
    ) {
        (self.search, self.suggestions, self.catalog) = (search, suggestions, catalog)
        (self.movies, self.series, self.people) = (movies, series, people)
    }

    public func execute(_ query: LookUpQuery) async throws(MarqueeError) -> LookUpResults {
        let typed = try TypedItem(query.text)
        var found = LookUpResults()
        if let item = typed.item {
            let known = query.sources.contains(.titleIndex) ? try? await suggestions.preview(of: item.media) : nil
            found.add([LookUpCandidate(item, title: known?.title, year: known?.releaseDate?.year, reason: .address)])
        } else if let id = typed.externalID {
            if query.sources.contains(.server) {
                let answer = try await search.find(id)(policy: query.policy)
                found.refreshError = answer.refreshError
                found.add(answer.value)
            }
        } else {
            var query = query
            for reading in typed.readings where !found.isCertain && query.allows(reading.kind) {
                await add(reading, query, to: &found)
                // A server that has failed is not asked again.
                if found.refreshError != nil { query.sources.remove(.server) }
            }
        }
        found.candidates.removeAll { !query.allows($0.item.media.kind) }
        if let error = found.refreshError, found.candidates.isEmpty || error.code == .cancelled { throw error }
        return found.sorted
    }

    /// Looks a text up with its conditions.
    ///
    /// - Parameters:
    ///   - text: The text as it was typed.
    ///   - kinds: The wanted kinds; all if empty.
    ///   - sources: The sources that are asked.
    ///   - policy: How the server's answers are read.
    /// - Throws: ``MarqueeError/Code/invalidInput`` for an empty or overlong text; the error of the server if it failed and this device knows
    ///   nothing.
    public func callAsFunction(
        _ text: String, kinds: Set<MediaKind> = [], sources: LookUpSources = .all, policy: ReadPolicy = .cached
    ) async throws(MarqueeError) -> LookUpResults {
        var query = LookUpQuery(text)
        (query.kinds, query.sources, query.policy) = (kinds, sources, policy)
        return try await execute(query)
    }

    /// Adds what a reading of the text names.
    private func add(_ reading: TypedItem.Reading, _ query: LookUpQuery, to found: inout LookUpResults) async {
        let likeness = TitleLikeness(reading.title)
        async let answer = answer(reading, query)
        async let bareID: (found: [LookUpCandidate], error: MarqueeError?) = reading.kind == nil ? items(of: reading, query) : ([], nil)
        let here = await (seen(reading, likeness, query), names(reading, likeness, query))
        let (items, isLocal, error) = await answer
        let answered: [LookUpCandidate] = items.compactMap { item in
            // A search of this device does not say whether an item lacks a word of the text. Corrected spellings are among the others.
            let reason = likeness.reason(of: item.names, item.releaseDate?.year, isLocal: isLocal)
            return reason.flatMap { $0 == .correctedSpelling ? nil : LookUpCandidate(item, reason: $0) }
        }
        let titles = (isLocal ? here.0 + answered : answered + here.0) + here.1
        var (byID, failure) = await bareID
        if let kind = reading.kind, let id = reading.id, let item = ItemReference(MediaReference(kind, id)) {
            // A kind with an id names one item, unless a title of the kind is the number.
            if titles.contains(where: { $0.reason.isCertain && $0.item.media.kind == kind }) {
                (byID, failure) = await self.items(of: reading, query)
            } else {
                byID = [LookUpCandidate(item, title: nil, reason: .id)]
            }
        }
        found.refreshError = found.refreshError ?? error ?? failure
        for candidate in byID + titles where reading.kind.map({ $0 == candidate.item.media.kind }) != false {
            found.add([candidate.narrowed(reading)])
        }
    }
}
