import MarqueeDomain

extension ShelfItem {
    /// By which it is marked; nil for an episode whose place TMDb has lost.
    var markable: Markable? { shelfEntry.markable }

    /// The item as the index of titles knows it; nil for episodes, which the index does not hold.
    init?(_ entry: StoredMarks.Entry, _ title: IndexedTitle) {
        switch entry.item {
        case .movie: self.init(ShelfEntry(.movie(title.movie), rating: entry.marks.rating))
        case .tv: self.init(ShelfEntry(.tv(title.series), rating: entry.marks.rating))
        case .episode: return nil
        }
    }

    /// The item with the marks of this device over it; nil if it is off the shelf by them.
    func overlaid(with marks: Marks, kind: MarkKind) -> Self? {
        guard marks[kind].isSet else { return nil }
        guard kind == .rating else { return self }
        return Self(ShelfEntry(shelfEntry.subject, rating: marks.rating))
    }

    /// What the server's shelf says of it.
    func value(as kind: MarkKind) -> MarkValue {
        switch kind {
        case .favorite: .favorite(true)
        case .watchlist: .watchlist(true)
        case .rating: .rating(shelfEntry.rating)
        }
    }
}
