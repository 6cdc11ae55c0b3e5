import Foundation
import Marquee

/// One thing that a command is about. It holds only numbers, so that its address can be given to other programs.
enum Subject: Hashable {
    case movie(Movie.ID)
    case tv(TVSeries.ID)
    case season(SeasonReference)
    case episode(EpisodeReference)
    case person(Person.ID)
    case collection(MovieCollection.ID)

    init(_ kind: SubjectKind, _ id: Int) {
        self =
            switch kind {
            case .movie: .movie(id)
            case .tv: .tv(id)
            case .person: .person(id)
            case .collection: .collection(id)
            }
    }

    var kind: SubjectKind {
        switch self {
        case .movie: .movie
        case .tv, .season, .episode: .tv
        case .person: .person
        case .collection: .collection
        }
    }

    /// Its page on TMDb's site.
    var address: String { "https://www.themoviedb.org/" + path }

    /// As the command line spells it.
    var words: String {
        switch self {
        case .movie(let id), .tv(let id), .person(let id), .collection(let id): "\(kind.rawValue) \(id)"
        case .season(let season): "tv \(season.series) --season \(season.number)"
        case .episode(let episode): "tv \(episode.series) --season \(episode.season) --episode \(episode.number)"
        }
    }

    private var path: String {
        switch self {
        case .movie(let id), .tv(let id), .person(let id), .collection(let id): "\(kind.rawValue)/\(id)"
        case .season(let season): "tv/\(season.series)/season/\(season.number)"
        case .episode(let episode): "tv/\(episode.series)/season/\(episode.season)/episode/\(episode.number)"
        }
    }

    /// The season or the episode of a series.
    func narrowed(to place: (season: Int?, episode: Int?)) -> Subject {
        guard case .tv(let id) = self, let season = place.season else { return self }
        guard let episode = place.episode else { return .season(SeasonReference(series: id, number: season)) }
        return .episode(EpisodeReference(series: id, season: season, number: episode))
    }
}
