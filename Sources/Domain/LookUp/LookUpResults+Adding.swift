extension LookUpResults {
    var isCertain: Bool { candidates.contains { $0.reason.isCertain } }

    /// Adds candidates. Each item is there once, with its best reason.
    mutating func add(_ new: [LookUpCandidate]) {
        for candidate in new {
            if let place = candidates.firstIndex(where: { $0.item == candidate.item }) {
                if candidate.reason.certainty < candidates[place].reason.certainty { candidates[place].reason = candidate.reason }
            } else {
                candidates.append(candidate)
            }
        }
    }

    /// Adds the items of an id at another service.
    mutating func add(_ found: FindResults) {
        let items = found.movieResults.map(MediaItem.movie) + found.tvResults.map(MediaItem.tv) + found.personResults.map(MediaItem.person)
        let seasons = found.tvSeasonResults.compactMap { row in row.reference.map { (ItemReference.season($0), row.season.name) } }
        let episodes = found.tvEpisodeResults.compactMap { row in row.reference.map { (ItemReference.episode($0), row.episode.name) } }
        add(items.map { LookUpCandidate($0, reason: .externalID) })
        add((seasons + episodes).map { LookUpCandidate($0, title: $1, reason: .externalID) })
    }

    /// The same with the most certain candidates first.
    var sorted: LookUpResults {
        let levels = (0...2).map { level in candidates.filter { $0.reason.certainty == level } }
        let corrected = levels[2].enumerated().sorted { ($0.element.wordCount, $0.offset) < ($1.element.wordCount, $1.offset) }
        return LookUpResults(candidates: levels[0] + levels[1] + corrected.map(\.element), refreshError: refreshError)
    }
}

extension LookUpCandidate {
    /// How many words its title has.
    var wordCount: Int { title.map { ComparedTitle($0).words.count } ?? 0 }

    init(_ item: MediaItem, reason: LookUpReason) {
        let reference = ItemReference(item.id) ?? .movie(item.id.id)
        self.init(reference, title: item.title, year: item.releaseDate?.year, reason: reason)
    }

    /// The season or the episode that the text names; another item stays as it is.
    func narrowed(_ reading: TypedItem.Reading) -> LookUpCandidate {
        var candidate = self
        candidate.item = item.narrowed(season: reading.season, episode: reading.episode)
        return candidate
    }
}

extension MediaItem {
    /// The title and the original title.
    var names: [String] {
        switch self {
        case .movie(let movie): [movie.title, movie.originalTitle]
        case .tv(let series): [series.name, series.originalName]
        case .person(let person): [person.name, person.originalName]
        case .collection(let collection): [collection.name, collection.originalName]
        }
    }
}
