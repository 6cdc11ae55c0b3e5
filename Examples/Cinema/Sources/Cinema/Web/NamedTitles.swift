import Marquee

/// The titles that searches and suggestions found by their names in the catalog, for the page of a title that cannot be read. They are kept until
/// the site ends.
struct NamedTitles: Sendable {
    private let titles = RecentItems<MediaReference, MediaItem>()

    func note(_ item: MediaItem) { titles.update(item.id) { $0 ?? item } }

    /// Keeps the name and the year of a suggestion.
    func note(_ title: SuggestedTitle) {
        switch title.reference.kind {
        case .movie:
            var movie = Movie(id: title.reference.id, title: title.title)
            movie.releaseDate = title.year.flatMap { Day("\($0)-01-01") }
            note(.movie(movie))
        case .tv:
            var series = TVSeries(id: title.reference.id, name: title.title)
            series.firstAirDate = title.year.flatMap { Day("\($0)-01-01") }
            note(.tv(series))
        default: break
        }
    }

    subscript(reference: MediaReference) -> MediaItem? { titles[reference] }
}

extension Visit {
    /// A title as a list of TMDb had it or, failing that, the name by which it was found.
    func preview(of title: MediaReference) async -> MediaItem? { (try? await marquee.preview(title)) ?? site.titles[title] }

    /// Keeps the titles and people of a list that was made without TMDb, so that their pages open.
    func note(_ fetched: Fetched<Page<MediaItem>>) {
        guard fetched.origin == .titleIndex else { return }
        for item in fetched.value.items { if case .person(let person) = item { site.people.note(person) } else { site.titles.note(item) } }
    }
}
