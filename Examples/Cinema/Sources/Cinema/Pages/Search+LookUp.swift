import Marquee

extension Visit {
    /// The page of the only item that an address or an id of another service names; nil for other texts, and if TMDb does not answer.
    func namedPage(_ text: String) async -> String? {
        if let item = ItemReference(address: text) { return item.path }
        guard ExternalID(text: text) != nil, let found = try? await marquee.lookUp(text), found.candidates.count == 1 else { return nil }
        return found.candidates.first?.item.path
    }

    /// The items that a text names by a number, such as `550` or `game of thrones s1e2`, which a search by title does not find. TMDb is only
    /// asked about texts with a digit.
    func numbered(_ text: String) async -> [LookUpCandidate] {
        guard text.contains(where: \.isNumber), let found = try? await marquee.lookUp(text) else { return [] }
        return found.candidates.filter { candidate in
            guard candidate.reason.isCertain, candidate.title != nil else { return false }
            return switch candidate.item {
            case .season, .episode: true
            default: candidate.reason == .id
            }
        }
    }

    /// A list of such items above the results of a search.
    func list(_ numbered: [LookUpCandidate]) -> HTML {
        guard !numbered.isEmpty else { return .empty }
        let links = numbered.map { candidate -> HTML in
            let facts = [
                candidate.item.number, candidate.year.map(String.init), candidate.item.media.kind == .person ? texts.name(.people) : nil,
            ]
            return """
                <li><a href="\(candidate.item.path)" dir="auto">\(candidate.title ?? "")</a> \
                <span class="card-facts">\(facts.compactMap { $0 }.joined(separator: " · "))</span></li>
                """
        }
        return """
            <section class="similar" aria-labelledby="numbered"><h2 id="numbered">\(texts.withThisNumber)</h2>\
            <ul class="links">\(links)</ul></section>
            """
    }
}

extension ItemReference {
    /// The address of its page.
    var path: String {
        switch self {
        case .movie(let id): "/title/movie/\(id)"
        case .tv(let id): "/title/tv/\(id)"
        case .season(let season): season.path
        case .episode(let episode): episode.path
        case .person(let id): "/person/\(id)"
        case .collection(let id): "/collection/\(id)"
        @unknown default: "/"
        }
    }

    /// The season, or the season and the episode, as in `1×2`.
    fileprivate var number: String? {
        switch self {
        case .season(let season): "\(season.number)"
        case .episode(let episode): "\(episode.season)×\(episode.number)"
        default: nil
        }
    }
}
