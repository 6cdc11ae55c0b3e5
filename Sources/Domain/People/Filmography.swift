/// The order of a filmography.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum FilmographyOrder: Sendable, Hashable, CaseIterable {
    /// The latest title first, titles without a day last.
    case date
    /// The title with the highest popularity first.
    case fame
}

/// A title of a person, with everything that the person did for it.
public struct FilmographyEntry: Sendable, Equatable, Identifiable {
    /// The movie or the series.
    public let item: MediaItem
    /// The characters and the jobs, each once, the characters first.
    public fileprivate(set) var parts: [String] = []
    /// Whether the person appears only as themselves, such as a guest of a talk show.
    public fileprivate(set) var isAppearance = true

    public var id: MediaReference { item.id }

    fileprivate init(item: MediaItem) { self.item = item }
}

extension PersonCredits {
    /// Returns each title once, with all characters and jobs of the person. Titles in which the person appears only as themselves come last.
    ///
    /// ```swift
    /// for title in details.combinedCredits?.filmography() ?? [] { print(title.item.title, title.parts.joined(separator: ", ")) }
    /// ```
    ///
    /// - Parameters:
    ///   - order: The order of the titles.
    ///   - includesAdult: Whether titles for adults are included, as in ``Audience/includesAdult``.
    public func filmography(by order: FilmographyOrder = .date, includesAdult: Bool = false) -> [FilmographyEntry] {
        var entries: [FilmographyEntry] = []
        var places: [MediaReference: Int] = [:]
        for (credit, isCast) in cast.map({ ($0, true) }) + crew.map({ ($0, false) }) where includesAdult || !credit.item.isAdult {
            let place = places[credit.item.id] ?? entries.count
            if place == entries.count {
                places[credit.item.id] = place
                entries.append(FilmographyEntry(item: credit.item))
            }
            if !credit.part.isEmpty, !entries[place].parts.contains(credit.part) { entries[place].parts.append(credit.part) }
            if !isCast || !credit.isAppearance { entries[place].isAppearance = false }
        }
        let sorted = entries.enumerated().sorted { a, b in
            if a.element.isAppearance != b.element.isAppearance { return b.element.isAppearance }
            let (first, second) = (a.element.item, b.element.item)
            if order == .date, first.releaseDate != second.releaseDate {
                // An unknown day is before all others.
                return first.releaseDate.map { day in second.releaseDate.map { day > $0 } ?? true } ?? false
            }
            return (second.popularity, a.offset) < (first.popularity, b.offset)
        }
        return sorted.map(\.element)
    }
}

extension PersonCredit {
    /// TMDb writes the part in English in every language, such as `Self - Guest`. The guests of talk shows and news often have none.
    fileprivate var isAppearance: Bool {
        let words = part.lowercased().split { !$0.isLetter }
        // Pictures of before, such as `(archive footage) (uncredited)`, are no role either.
        if words.contains(where: { $0.hasPrefix("archiv") }), Self.archiveWords.isSuperset(of: words) { return true }
        let first = words.first.map(String.init) ?? ""
        if ["self", "himself", "herself", "themselves", "themself"].contains(first) { return true }
        guard part.isEmpty, case .tv(let series) = item else { return false }
        let (news, talk) = (10_763, 10_767)
        return series.genreIDs.contains(news) || series.genreIDs.contains(talk)
    }

    private static let archiveWords: Set<Substring> = ["archive", "archival", "footage", "sound", "uncredited"]
}
