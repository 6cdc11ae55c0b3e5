import MarqueeDomain

extension ShelfItem {
    /// The item that is marked; nil for an episode without its season and number.
    var markable: Markable? { shelfEntry.markable }

    /// The item from the title index; nil for episodes, which are not in the index.
    init?(_ entry: StoredMarks.Entry, _ title: IndexedTitle) {
        switch entry.item {
        case .movie: self.init(ShelfEntry(.movie(title.movie), rating: entry.marks.rating))
        case .tv: self.init(ShelfEntry(.tv(title.series), rating: entry.marks.rating))
        case .episode: return nil
        }
    }

    /// An episode; nil for another kind of item.
    init?(_ entry: StoredMarks.Entry, _ episode: Episode) {
        guard case .episode(let reference) = entry.item else { return nil }
        self.init(ShelfEntry(.episode(SeriesEpisode(series: reference.series, episode: episode)), rating: entry.marks.rating))
    }

    /// The item overlaid with the marks of this device; nil if they remove it from the shelf.
    func overlaid(with marks: Marks, kind: MarkKind) -> Self? {
        guard marks[kind].isSet else { return nil }
        guard kind == .rating else { return self }
        return Self(ShelfEntry(shelfEntry.subject, rating: marks.rating))
    }

    /// The mark that puts it on the server's shelf.
    func value(as kind: MarkKind) -> MarkValue {
        switch kind {
        case .favorite: .favorite(true)
        case .watchlist: .watchlist(true)
        case .rating: .rating(shelfEntry.rating)
        }
    }
}
