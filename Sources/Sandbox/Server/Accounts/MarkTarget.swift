/// Something of the catalog that can be marked.
enum MarkTarget: Hashable, Sendable {
    case movie(Int)
    case series(Int)
    case episode(Sandbox.Library.Episode)

    enum Kind: Sendable { case movie, series, episode }

    var kind: Kind {
        switch self {
        case .movie: .movie
        case .series: .series
        case .episode: .episode
        }
    }

    /// The movie or series that a body names with `media_type` and `media_id`, if the catalog has it.
    init?(kind: String, id: Int, in catalog: CatalogIndex) {
        switch kind {
        case "movie" where catalog.movie(id) != nil: self = .movie(id)
        case "tv" where catalog.series(id) != nil: self = .series(id)
        default: return nil
        }
    }

    /// The episode with these numbers, if the catalog has it.
    init?(_ episode: Sandbox.Library.Episode, in catalog: CatalogIndex) {
        let season = catalog.series(episode.series)?.seasons.first { $0.number == episode.season }
        guard season?.episodes.contains(where: { $0.number == episode.number }) == true else { return nil }
        self = .episode(episode)
    }

    /// The TMDb id of a title; an episode has none here.
    var titleID: Int? {
        switch self {
        case .movie(let id), .series(let id): id
        case .episode: nil
        }
    }

    var episode: Sandbox.Library.Episode? {
        guard case .episode(let episode) = self else { return nil }
        return episode
    }
}
