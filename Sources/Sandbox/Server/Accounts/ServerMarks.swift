/// The marks of an account or a guest session.
struct ServerMarks: Sendable {
    var favorites = OrderedValues<MarkTarget, Bool>()
    var watchlist = OrderedValues<MarkTarget, Bool>()
    var ratings = OrderedValues<MarkTarget, Double>()
    /// When something was rated, in seconds since 1970; unknown for a rating that a test has changed.
    var ratedAt: [MarkTarget: Int] = [:]

    func isMarked(_ subject: MarkTarget) -> Bool {
        favorites[subject] != nil || watchlist[subject] != nil || ratings[subject] != nil
    }

    /// Half points from 0.5 to 10.
    static func isRating(_ value: Double) -> Bool { (0.5...10).contains(value) && (value * 2).rounded() == value * 2 }
}

extension ServerMarks {
    /// The marks as a test sees and changes them.
    var library: Sandbox.Library {
        var library = Sandbox.Library()
        library.favoriteMovies = favorites.ids(of: .movie)
        library.favoriteTV = favorites.ids(of: .series)
        library.watchlistMovies = watchlist.ids(of: .movie)
        library.watchlistTV = watchlist.ids(of: .series)
        for subject in ratings.items {
            switch subject {
            case .movie(let id): library.ratedMovies[id] = ratings[subject]
            case .series(let id): library.ratedTV[id] = ratings[subject]
            case .episode(let episode): library.ratedEpisodes[episode] = ratings[subject]
            }
        }
        return library
    }

    /// Takes over a library; items that the catalog does not have are left out.
    mutating func replace(by library: Sandbox.Library, in catalog: CatalogIndex) {
        favorites = OrderedValues(movies: library.favoriteMovies, series: library.favoriteTV, in: catalog)
        watchlist = OrderedValues(movies: library.watchlistMovies, series: library.watchlistTV, in: catalog)
        rate(library, in: catalog)
    }

    /// Takes over the ratings of a library, which says nothing of their order.
    private mutating func rate(_ library: Sandbox.Library, in catalog: CatalogIndex) {
        let movies = library.ratedMovies.sorted { $0.key < $1.key }.map { (MarkTarget(kind: "movie", id: $0.key, in: catalog), $0.value) }
        let series = library.ratedTV.sorted { $0.key < $1.key }.map { (MarkTarget(kind: "tv", id: $0.key, in: catalog), $0.value) }
        let episodes = library.ratedEpisodes.sorted { $0.key.numbers.lexicographicallyPrecedes($1.key.numbers) }
            .map { (MarkTarget($0.key, in: catalog), $0.value) }
        var wanted: [MarkTarget: Double] = [:]
        for (subject, value) in movies + series + episodes where Self.isRating(value) {
            guard let subject else { continue }
            wanted[subject] = value
            ratings[subject] = value
        }
        for subject in ratings.items where wanted[subject] == nil { ratings[subject] = nil }
    }
}

extension Sandbox.Library.Episode {
    fileprivate var numbers: [Int] { [series, season, number] }
}

extension OrderedValues where Item == MarkTarget {
    /// The ids of the titles of a kind, in the order in which they were added.
    fileprivate func ids(of kind: MarkTarget.Kind) -> [Int] { items.filter { $0.kind == kind }.compactMap(\.titleID) }
}

extension OrderedValues where Item == MarkTarget, Value == Bool {
    fileprivate init(movies: [Int], series: [Int], in catalog: CatalogIndex) {
        self.init()
        let subjects =
            movies.map { MarkTarget(kind: "movie", id: $0, in: catalog) } + series.map { MarkTarget(kind: "tv", id: $0, in: catalog) }
        for case .some(let subject) in subjects { self[subject] = true }
    }
}
