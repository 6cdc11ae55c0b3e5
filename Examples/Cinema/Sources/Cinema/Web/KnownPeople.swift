import Marquee

/// The people on cards of earlier pages, with their titles, for the page of a person that cannot be read. TMDb's people are not indexed as
/// titles are, so they are kept here until the site ends.
struct KnownPeople: Sendable {
    /// A person as cards have shown them.
    struct Entry: Sendable {
        var person: Person
        var titles: [MediaReference]
    }

    private static let mostTitles = 12

    private let people = RecentItems<Person.ID, Entry>()

    /// Keeps the values of a person on a card.
    ///
    /// - Parameter title: The title to whose cast or crew the person belongs; nil for a person in a list.
    func note(_ person: Person, in title: MediaReference? = nil) {
        let titles = [title].compactMap { $0 } + person.knownFor.map(\.id)
        people.update(person.id) { known in
            var person = person
            person.knownFor = []
            // A name of the catalog has no picture.
            if person.profilePath == nil, let known { person = known.person }
            let all = (known?.titles ?? []) + titles.filter { known?.titles.contains($0) != true }
            return Entry(person: person, titles: all.suffix(Self.mostTitles))
        }
    }

    /// The values of a person; nil if no card has shown the person.
    subscript(id: Person.ID) -> Entry? { people[id] }
}
