import Foundation
import Marquee

extension ItemReference {
    /// As the command line spells it.
    var words: String {
        switch self {
        case .season(let season): "tv \(season.series) --season \(season.number)"
        case .episode(let episode): "tv \(episode.series) --season \(episode.season) --episode \(episode.number)"
        case .movie, .tv, .person, .collection: "\(media.kind.rawValue) \(media.id)"
        }
    }

    /// Its page on TMDb's site.
    var address: String { tmdbURL.absoluteString }
}

extension [MediaKind] {
    /// Several kinds as a usage line has them.
    var quoted: String { map { Texts.quoted($0.rawValue) }.joined(separator: Texts.comma) }
}
