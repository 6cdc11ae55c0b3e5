import Marquee

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

extension Episode {
    func markable(in series: TVSeries.ID) -> Markable? { reference(in: series).map(Markable.episode) }
}
