import Marquee
import Synchronization

/// The people on cards of earlier pages, with their titles, for the page of a person that cannot be read. TMDb's people are not indexed as
/// titles are, so they are kept here until the site ends.
final class KnownPeople: Sendable {
    /// A person as cards have shown them.
    struct Entry: Sendable {
        var person: Person
        var titles: [MediaReference]
    }

    private struct State {
        var recent: [Person.ID: Entry] = [:]
        var older: [Person.ID: Entry] = [:]
    }

    /// With more people than this, those that no card has shown for the longest time are forgotten.
    private static let mostRecent = 5_000
    private static let mostTitles = 12

    private let state = Mutex(State())

    /// Keeps the values of a person on a card.
    ///
    /// - Parameter title: The title to whose cast or crew the person belongs; nil for a person in a list.
    func note(_ person: Person, in title: MediaReference? = nil) {
        let titles = [title].compactMap { $0 } + person.knownFor.map(\.id)
        var person = person
        person.knownFor = []
        state.withLock { state in
            let known = state.recent[person.id] ?? state.older[person.id]
            let all = (known?.titles ?? []) + titles.filter { known?.titles.contains($0) != true }
            state.recent[person.id] = Entry(person: person, titles: all.suffix(Self.mostTitles))
            guard state.recent.count > Self.mostRecent else { return }
            (state.older, state.recent) = (state.recent, [:])
        }
    }

    /// The values of a person; nil if no card has shown the person.
    subscript(id: Person.ID) -> Entry? { state.withLock { $0.recent[id] ?? $0.older[id] } }
}
