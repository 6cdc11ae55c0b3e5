import Marquee

/// How somebody who is signed in has marked something.
struct MarksJSON: Encodable {
    let favorite: Bool
    let watchlist: Bool
    let rating: Rating?
    let pending: [String]
    let rejected: [String]

    init(_ marks: Marks) {
        (favorite, watchlist, rating) = (marks.isFavorite, marks.isOnWatchlist, marks.rating)
        pending = marks.pending.map(\.rawValue).sorted()
        rejected = marks.rejected.map(\.rawValue).sorted()
    }
}

/// What is marked.
struct MarkableJSON: Encodable {
    let mediaType: String
    let id: Int
    let season: Int?
    let episode: Int?

    init(_ item: Markable) {
        switch item {
        case .movie(let id): (mediaType, self.id, season, episode) = ("movie", id, nil, nil)
        case .tv(let id): (mediaType, self.id, season, episode) = ("tv", id, nil, nil)
        case .episode(let place): (mediaType, id, season, episode) = ("tv", place.series, place.season, place.number)
        }
    }
}

extension Markable {
    /// As the command line spells it.
    var words: String {
        switch self {
        case .movie(let id): "movie \(id)"
        case .tv(let id): "tv \(id)"
        case .episode(let place): "tv \(place.series) season \(place.season) episode \(place.number)"
        }
    }
}
