import Marquee

extension CommandSession {
    /// Shows the items of which a text is the id or the address, before the results of a search for it. Returns whether that is all, since a
    /// search finds no addresses.
    func showNamed(by text: String, _ kind: Option?) async throws(Failure) -> Bool {
        let isNumber = text.allSatisfy { ("0"..."9").contains($0) }
        let isAddress = !text.contains(" ") && text.contains("/") || ExternalID(text: text) != nil
        var query = LookUpQuery(text)
        guard isNumber || isAddress || query.item != nil, let kinds = Self.kinds(of: kind) else { return false }
        query.kinds = kinds
        let found: LookUpResults
        do throws(Failure) {
            found = try await lookUp(query)
        } catch {
            // The search that follows says what is wrong.
            if error.status == .interrupted { throw error }
            return false
        }
        let named = found.candidates.filter { isAddress ? $0.reason.isCertain : [.id, .address].contains($0.reason) }
        guard !named.isEmpty else { return false }
        var rows: [[Line]] = []
        for candidate in named {
            let media = candidate.item.media
            rows.append([Line(media.kind.rawValue), Line(String(media.id)), await line(candidate)])
        }
        terminal.print(Line(Texts.found(text), .heading))
        terminal.print(Table(columns: [.kind, .id, .text], rows: rows).lines(width: terminal.width))
        if !isAddress { terminal.print(.empty) }
        return isAddress
    }

    /// The kinds that the option of a search means; nil for kinds that no text names.
    private static func kinds(of kind: Option?) -> Set<MediaKind>? {
        switch kind {
        case nil: []
        case .movies: [.movie]
        case .tv: [.tv]
        case .people: [.person]
        case .collections: [.collection]
        default: nil
        }
    }

    /// The title of an item, which is read if no list had the item.
    private func line(_ candidate: LookUpCandidate) async -> Line {
        let (item, id) = (candidate.item, candidate.item.media.id)
        let title: String?
        if let known = candidate.title {
            title = known
        } else {
            title =
                switch item.media.kind {
                case .movie: try? await client.movies.details(id, including: [], policy: policyOfNextRead).value.title
                case .tv: try? await client.tv.details(id, including: [], policy: policyOfNextRead).value.name
                case .person: try? await client.people.details(id, including: [], policy: policyOfNextRead).value.name
                case .collection: try? await client.collections.details(id, including: [], policy: policyOfNextRead).value.name
                case .unknown: nil
                }
        }
        var line = Line(title ?? item.words, link: item.address) + Line(candidate.year.map { " (\($0))" } ?? "", .faint)
        if item != ItemReference(item.media) { line += Line("  " + item.words, .faint) }
        return line
    }
}
