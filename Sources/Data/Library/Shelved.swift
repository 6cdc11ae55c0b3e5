import MarqueeDomain

/// What stands on a shelf.
protocol Shelved: Sendable {
    /// By which it is marked; nil for an episode whose place TMDb has lost.
    var markable: Markable? { get }
    /// The item as the index of titles knows it; nil if that does not suffice.
    init?(_ entry: StoredMarks.Entry, _ title: IndexedTitle)
    /// The item with the marks of this device over it; nil if it is off the shelf by them.
    func overlaid(with marks: Marks, kind: MarkKind) -> Self?
    /// What the server's shelf says of it.
    func value(as kind: MarkKind) -> MarkValue
}

extension Movie: Shelved {
    var markable: Markable? { .movie(id) }

    init?(_ entry: StoredMarks.Entry, _ title: IndexedTitle) { self = title.movie }

    func overlaid(with marks: Marks, kind: MarkKind) -> Movie? { marks[kind].isSet ? self : nil }

    func value(as kind: MarkKind) -> MarkValue { kind == .favorite ? .favorite(true) : .watchlist(true) }
}

extension TVSeries: Shelved {
    var markable: Markable? { .tv(id) }

    init?(_ entry: StoredMarks.Entry, _ title: IndexedTitle) { self = title.series }

    func overlaid(with marks: Marks, kind: MarkKind) -> TVSeries? { marks[kind].isSet ? self : nil }

    func value(as kind: MarkKind) -> MarkValue { kind == .favorite ? .favorite(true) : .watchlist(true) }
}

extension Rated: Shelved where Item: Ratable {
    var markable: Markable? { item.markable }

    init?(_ entry: StoredMarks.Entry, _ title: IndexedTitle) {
        guard let rating = entry.marks.rating, let item = Item(title) else { return nil }
        self.init(item, rating: rating)
    }

    func overlaid(with marks: Marks, kind: MarkKind) -> Rated? { marks.rating.map { Rated(item, rating: $0) } }

    func value(as kind: MarkKind) -> MarkValue { .rating(rating) }
}

/// What can be rated.
protocol Ratable: Sendable {
    var markable: Markable? { get }
    init?(_ title: IndexedTitle)
}

extension Movie: Ratable {
    init?(_ title: IndexedTitle) { self = title.movie }
}

extension TVSeries: Ratable {
    init?(_ title: IndexedTitle) { self = title.series }
}

extension SeriesEpisode: Ratable {
    var markable: Markable? { reference.map(Markable.episode) }

    /// The index holds no episodes.
    init?(_ title: IndexedTitle) { return nil }
}
