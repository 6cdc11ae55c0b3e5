import MarqueeDomain

/// The items of a list that its reader looks for. The others are left out as an answer is adapted, once for all reads from memory.
struct ShownItems: Sendable {
    /// The name of the choice, in the key of the answer in memory. Stores have the answer as it came.
    let name: String
    let digest: ReadDigest
    private let shown: @Sendable (Boxed) -> (value: Boxed, hidden: Int)

    private init<Item>(_ name: String, of type: Item.Type, where isShown: @escaping @Sendable (Item, Page<Item>) -> Bool) {
        self.name = name
        digest = ReadDigest(.shownItems, name)
        shown = { boxed in
            guard var page = boxed.value(of: Page<Item>.self) else { return (boxed, 0) }
            let items = page.items.filter { isShown($0, page) }
            let hidden = page.items.count - items.count
            if hidden == 0 { return (boxed, 0) }
            page.items = items
            return (Boxed(page), hidden)
        }
    }

    /// A query whose answers have these items only.
    func only(_ query: RemoteQuery) -> RemoteQuery {
        RemoteQuery(fetch: query.fetch) { (body) throws(MarqueeError) in
            let adapted = try query.adapt(body)
            let (_, hidden) = shown(adapted.value)
            guard hidden > 0 else { return adapted }
            // Texts of other languages are filled into the items that are left.
            var only = adapted.map { shown($0).value }
            only.hiddenItems = hidden
            return only
        }
    }

    /// Movies for everybody.
    static let movies = ShownItems("all ages", of: Movie.self) { (movie, _) in !movie.isAdult }
    /// TV series for everybody.
    static let tv = ShownItems("all ages", of: TVSeries.self) { (series, _) in !series.isAdult }
    /// Titles and people for everybody.
    static let mixed = ShownItems("all ages", of: MediaItem.self) { (item, _) in !item.isAdult }
    /// Movies that are upcoming: TMDb's list has released ones, too, and the days that it means to cover.
    static let upcoming = ShownItems("upcoming", of: Movie.self) { $0.isUpcoming(in: $1) }
    /// Upcoming movies for everybody.
    static let upcomingForAll = ShownItems("upcoming, all ages", of: Movie.self) { $0.isUpcoming(in: $1) && !$0.isAdult }
}

extension Movie {
    fileprivate func isUpcoming(in page: Page<Movie>) -> Bool {
        guard let day = releaseDate, let start = page.dates?.minimum else { return true }
        return day >= start
    }
}
