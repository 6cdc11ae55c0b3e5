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
        if title.isChosen { return try await chosen(title) }
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
    func answer<Value>(
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
    fileprivate func agrees(with candidate: MatchedTitle) -> Bool {
        if name.isEmpty { return true }
        if names.contains(where: { candidate.hasName(ComparedTitle($0)) }) { return true }
        guard let year, let other = candidate.year else { return false }
        return abs(year - other) <= 1
    }
}

/// A title of an answer with all its names.
struct MatchedTitle {
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
    /// Reads the title with the id that a person has typed. Its name is not compared. TMDb may not have the id.
    private func chosen(_ title: ImportTitle) async throws(MarqueeError) -> ImportMatch {
        guard let id = title.tmdbID, let kind = title.kind else { return .notFound }
        do throws(MarqueeError) {
            let found: MatchedTitle
            if kind == .tv {
                found = MatchedTitle(try await answer(client.tv.details.read(id), isUseful: { _ in true }).series)
            } else {
                found = MatchedTitle(try await answer(client.movies.details.read(id), isUseful: { _ in true }).movie)
            }
            let item = title.part(of: found.candidate.item)
            if case .episode(let episode) = item { _ = try await answer(client.tvEpisodes.details.read(episode), isUseful: { _ in true }) }
            return .matched(ImportCandidate(item, title: found.candidate.title, year: found.year))
        } catch {
            guard error.code == .notFound else { throw error }
            return .notFound
        }
    }

    /// The title with an id of TMDb; nil if TMDb does not have it.
    private func byID(_ id: Int, _ title: ImportTitle) async throws(MarqueeError) -> ImportMatch? {
        var found: [MatchedTitle] = []
        for kind in title.kind.map({ [$0] }) ?? [.movie, .tv] {
            do throws(MarqueeError) {
                if kind == .tv {
                    found.append(MatchedTitle(try await answer(client.tv.details.read(id), isUseful: { _ in true }).series))
                } else {
                    found.append(MatchedTitle(try await answer(client.movies.details.read(id), isUseful: { _ in true }).movie))
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
        var found = results.movieResults.map(MatchedTitle.init)
        found += results.tvResults.map(MatchedTitle.init)
        let episodes = results.tvEpisodeResults.compactMap { episode in
            episode.reference.map { MatchedTitle(.episode($0), [episode.episode.name], episode.episode.airDate?.year) }
        }
        // The ids of TheTVDB are those of a series or of an episode, whichever is meant.
        if id.source == .imdbID || found.isEmpty && title.season == nil { found += episodes }
        guard found.count == 1 else { return found.isEmpty ? nil : .ambiguous(found.map(\.candidate)) }
        if case .episode = found[0].candidate.item, id.source == .imdbID { return .matched(found[0].candidate) }
        return title.agrees(with: found[0]) ? .matched(found[0].candidate) : .ambiguous([found[0].candidate])
    }
}

extension String {
    /// Whether TMDb searches the text: it has letters, and at most 200.
    var isSearchable: Bool { (try? SearchText(self)) != nil }
}
