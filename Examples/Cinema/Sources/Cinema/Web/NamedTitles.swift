import Marquee

/// The titles that searches and suggestions found by their names in the catalog, for the page of a title that cannot be read. They are kept until
/// the site ends.
struct NamedTitles: Sendable {
    private let titles = RecentItems<MediaReference, MediaItem>()

    func note(_ item: MediaItem) { titles.update(item.id) { $0 ?? item } }

    subscript(reference: MediaReference) -> MediaItem? { titles[reference] }
}

extension Visit {
    /// A title as a list of TMDb had it or, failing that, the name by which it was found.
    func preview(of title: MediaReference) async -> MediaItem? { (try? await marquee.preview(title)) ?? site.titles[title] }

    /// Keeps the titles and people of a list that was made without TMDb, so that their pages open.
    func note(_ fetched: Fetched<Page<MediaItem>>) {
        guard fetched.origin == .titleIndex else { return }
        for item in fetched.value.items { note(item) }
    }

    /// Keeps the name and the year of a suggestion, so that its page opens.
    func note(_ title: SuggestedTitle) {
        let (id, name, date) = (title.reference.id, title.title, title.year.flatMap { Day("\($0)-01-01") })
        switch title.reference.kind {
        case .movie:
            var movie = Movie(id: id, title: name)
            movie.releaseDate = date
            note(.movie(movie))
        case .tv:
            var series = TVSeries(id: id, name: name)
            series.firstAirDate = date
            note(.tv(series))
        case .person: note(.person(Person(id: id, name: name)))
        default: break
        }
    }

    private func note(_ item: MediaItem) {
        if case .person(let person) = item { site.people.note(person) } else { site.titles.note(item) }
    }
}
