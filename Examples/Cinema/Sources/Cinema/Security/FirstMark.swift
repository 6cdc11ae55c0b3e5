import Marquee

/// A mark that a visitor has set before a sign-in, which sets it. It waits in the signed cookie.
struct FirstMark: Sendable, Codable, Hashable {
    private let kind: String
    private let id: Int
    private var season: Int?
    private var episode: Int?
    private var favorite: Bool?
    private var watchlist: Bool?
    private var halfPoints: Int?
    /// In milliseconds since 1970.
    private let setAt: Int

    /// How long it waits for the sign-in, in milliseconds.
    private static let lifetime = 600_000

    /// Nil if the value removes something: a visitor has nothing to remove.
    init?(_ value: MarkValue, on item: Markable, at now: Int) {
        let title = item.title
        (kind, id, setAt) = (title.kind.rawValue, title.id, now)
        if case .episode(let reference) = item { (season, episode) = (reference.season, reference.number) }
        switch value {
        case .favorite(true): favorite = true
        case .watchlist(true): watchlist = true
        case .rating(let rating?): halfPoints = rating.halfPoints
        default: return nil
        }
    }

    /// The marked title or episode; nil if the mark is too old.
    func item(at now: Int) -> Markable? {
        guard CookieTime.isRecent(setAt, at: now, within: Self.lifetime) else { return nil }
        if let season, let episode { return .episode(EpisodeReference(series: id, season: season, number: episode)) }
        return Markable(MediaReference(MediaKind(rawValue: kind), id))
    }

    /// The mark.
    var value: MarkValue? {
        if favorite == true { return .favorite(true) }
        if watchlist == true { return .watchlist(true) }
        return halfPoints.flatMap(Rating.init(halfPoints:)).map { .rating($0) }
    }
}
