public import MarqueeDomain

/// The details of a person, with pictures and titles. The person as a list described them is shown until the details are loaded.
public struct PersonState: ScreenState {
    public enum Intent: Sendable, Hashable {
        /// Open a title of the person.
        case open(MediaReference)
        /// Read the content again from the server.
        case refresh
        /// Retry the read that failed.
        case retry
    }

    /// The read of the details; a new one replaces the one under way.
    public struct Load: ScreenEffect, Hashable {
        /// Why the screen reads.
        public let loading: Loading
        public var kind: EffectKind<Int> { .read(in: 0) }
    }

    /// TMDb's id of the person.
    public let id: Person.ID
    /// The person as a list described them.
    public let preview: Person?
    /// The details.
    public private(set) var content: Content<PersonDetails> = .loading

    /// Creates the state of a person, with the person as a list described them.
    public init(_ id: Person.ID, preview: Person? = nil) {
        self.id = id
        self.preview = preview
    }

    public var screen: Screen { .person }

    /// The known person at this moment.
    public var person: Person? { content.value?.person ?? preview }

    /// The titles of the person, most popular first, each once. Talk shows and other appearances come last. Titles for adults are left out,
    /// unless the person works for them.
    public var titles: [MediaItem] {
        let credits = content.value?.combinedCredits ?? .empty
        return credits.filmography(by: .fame, includesAdult: person?.isAdult ?? false).map(\.item)
    }

    public mutating func appear() -> [Reaction<Load>] { content.fetched == nil ? load(.first) : [] }

    public mutating func disappear() { content.cancel() }

    public mutating func handle(_ intent: Intent) -> [Reaction<Load>] {
        switch intent {
        case .open(let item): [.report(.selected(item, on: screen))]
        case .refresh: [.report(.refreshed(screen))] + load(.refresh)
        case .retry: load(content.fetched?.refreshError == nil ? .first : .refresh)
        }
    }

    public mutating func receive(_ answer: ContentUpdate<PersonDetails>) -> [Reaction<Load>] {
        content.take(answer)
        guard case .failure(let error) = answer, content.fetched != nil else { return [] }
        return [.show(.notRefreshed(error))]
    }

    private mutating func load(_ loading: Loading) -> [Reaction<Load>] {
        content.begin()
        return [.run(Load(loading: loading))]
    }
}
