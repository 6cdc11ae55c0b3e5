#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Identifies an item that has a page on TMDb and that a text can name.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum ItemReference: Sendable, Hashable {
    /// A movie, by TMDb's id.
    case movie(Int)
    /// A TV series, by TMDb's id.
    case tv(Int)
    /// A season of a TV series.
    case season(SeasonReference)
    /// An episode of a TV series.
    case episode(EpisodeReference)
    /// A person, by TMDb's id.
    case person(Int)
    /// A collection of movies, by TMDb's id.
    case collection(Int)

    /// Creates an item from a title, a person or a collection; nil for a kind that this version does not know.
    public init?(_ reference: MediaReference) {
        switch reference.kind {
        case .movie: self = .movie(reference.id)
        case .tv: self = .tv(reference.id)
        case .person: self = .person(reference.id)
        case .collection: self = .collection(reference.id)
        case .unknown: return nil
        }
    }

    /// The item of an address on TMDb's site, such as `https://www.themoviedb.org/tv/1399-game-of-thrones/season/1`, or of its path, such
    /// as `movie/550`; nil for other texts.
    public init?(address text: String) {
        let parts: [String]
        if let address = WebAddress(text) {
            guard address.host == "themoviedb.org" else { return nil }
            parts = address.path
        } else {
            parts = text.split(separator: "/").map(String.init)
        }
        // The language is first in some addresses, as in `/de/movie/550`.
        let known = MediaKind.known.map(\.rawValue)
        let path = parts.first.map { known.contains($0) } == true ? parts[...] : parts.dropFirst()
        func number(_ word: String, at place: Int) -> Int? {
            let index = path.startIndex + 2 * place
            guard path.endIndex > index + 1, path[index] == word else { return nil }
            return WebAddress.leadingNumber(in: path[index + 1])
        }
        guard let kind = path.first, known.contains(kind), let id = number(kind, at: 0) else { return nil }
        guard let item = ItemReference(MediaReference(MediaKind(rawValue: kind), id)) else { return nil }
        let season = number("season", at: 1)
        self = item.narrowed(season: season, episode: season.flatMap { _ in number("episode", at: 2) })
    }

    /// The movie, the series, the person or the collection; for a season or an episode, its series.
    public var media: MediaReference {
        switch self {
        case .movie(let id): .movie(id)
        case .tv(let id): .tv(id)
        case .season(let season): .tv(season.series)
        case .episode(let episode): .tv(episode.series)
        case .person(let id): .person(id)
        case .collection(let id): .collection(id)
        }
    }

    /// Its page on TMDb's site.
    public var tmdbURL: URL {
        switch self {
        case .season(let season): WebPage.tmdb("tv/\(season.series)/season", season.number)
        case .episode(let episode): WebPage.tmdb("tv/\(episode.series)/season/\(episode.season)/episode", episode.number)
        default: WebPage.tmdb(media.kind.rawValue, media.id)
        }
    }

    /// Returns the season or the episode of a series. Any other item stays as it is, and so does a series without a season.
    public func narrowed(season: Int?, episode: Int?) -> ItemReference {
        guard case .tv(let id) = self, let season else { return self }
        guard let episode else { return .season(SeasonReference(series: id, number: season)) }
        return .episode(EpisodeReference(series: id, season: season, number: episode))
    }
}
