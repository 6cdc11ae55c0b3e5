public import MarqueeDomain

/// An episode, the episodes before and after it, and the rating of the signed-in person.
///
/// The episode as its season described it is shown until the details are loaded.
public struct EpisodeState: ScreenState {
    public enum Intent: Sendable, Hashable {
        /// Rate the episode; nil removes the rating.
        case rate(Rating?)
        /// Go to the episode before this one, across seasons.
        case openPrevious
        /// Go to the episode after this one, across seasons.
        case openNext
        /// Open a person.
        case open(MediaReference)
        /// Read the content again from the server.
        case refresh
        /// Retry the read that failed.
        case retry
    }

    public enum Effect: ScreenEffect, Hashable {
        /// Read an episode.
        case load(EpisodeReference, Loading)
        /// Read which episodes come before and after it.
        case lookAtNeighbors(EpisodeReference)
        /// Set a rating.
        case set(MarkValue, on: EpisodeReference)
        /// Follow the changes of marks.
        case followMarks

        public var kind: EffectKind<String> {
            switch self {
            case .load: .read(in: "episode")
            case .lookAtNeighbors: .read(in: "neighbors")
            case .set(_, on: let episode): .act(on: .marks(on: .episode(episode)))
            case .followMarks: .follow(in: "marks")
            }
        }
    }

    /// The episodes before and after an episode.
    public struct Neighbors: Sendable, Hashable {
        /// The episode itself, as its season has it.
        public var episode: Episode?
        /// The episode before; nil for the first one of the series.
        public var previous: EpisodeReference?
        /// The episode after; nil for the last one of the series.
        public var next: EpisodeReference?

        public init() {}
    }

    public enum Answer: Sendable {
        /// The result of the read.
        case episode(ContentUpdate<EpisodeDetails>)
        /// The episodes before and after.
        case neighbors(Neighbors)
        /// A rating was set by the person.
        case set(MarkValue, EpisodeReference, Marks)
        /// A rating could not be set.
        case notSet(MarkValue, EpisodeReference, MarqueeError)
        /// A mark has changed.
        case marked(LibraryChange)
    }

    /// The episode.
    public private(set) var reference: EpisodeReference
    /// The details.
    public private(set) var content: Content<EpisodeDetails> = .loading
    /// The episodes before and after it.
    public private(set) var neighbors = Neighbors()
    private var stored: [EpisodeReference: Marks] = [:]
    private var unsaved: [UnsavedRating] = []

    /// Creates the state of an episode, with the episode as its season described it.
    public init(_ reference: EpisodeReference, preview: Episode? = nil) {
        self.reference = reference
        neighbors.episode = preview
    }

    public var screen: Screen { .episode }

    /// The known episode at this moment.
    public var episode: Episode? { content.value?.episode ?? neighbors.episode }

    /// The marks of the person on the episode, with a rating that is being stored.
    public var marks: Marks {
        unsaved.filter { $0.episode == reference }.reduce(into: stored[reference] ?? .none) { $0.set($1.value) }
    }

    /// Whether the rating is being stored: it is shown, but is not durable yet.
    public var isSaving: Bool { unsaved.contains { $0.episode == reference } }
}

extension EpisodeState {
    public mutating func appear() -> [Reaction<Effect>] {
        // The rating may have changed on other screens.
        [.run(.followMarks), .run(.lookAtNeighbors(reference))] + load(.first)
    }

    public mutating func disappear() { content.cancel() }

    public mutating func handle(_ intent: Intent) -> [Reaction<Effect>] {
        switch intent {
        case .rate(let rating):
            let mark = UnsavedRating(value: .rating(rating), episode: reference)
            unsaved.append(mark)
            return [.report(.clicked("rating", on: screen)), .run(.set(mark.value, on: reference))]
        case .openPrevious: return go(to: neighbors.previous, "previous")
        case .openNext: return go(to: neighbors.next, "next")
        case .open(let item): return [.report(.selected(item, on: screen))]
        case .refresh: return [.report(.refreshed(screen))] + load(.refresh)
        case .retry: return load(content.fetched?.refreshError == nil ? .first : .refresh)
        }
    }

    public mutating func receive(_ answer: Answer) -> [Reaction<Effect>] {
        switch answer {
        case .episode(let update):
            content.take(update)
            if case .value(let fetched, _) = update, let marks = fetched.marks[.episode(reference)] { stored[reference] = marks }
            guard case .failure(let error) = update, content.fetched != nil else { return [] }
            return [.show(.notRefreshed(error))]
        case .neighbors(let neighbors):
            self.neighbors = neighbors
            return []
        case .set(let value, let episode, let marks):
            stored[episode] = marks
            saved(value, on: episode)
            return [.show(.marked(value, title: episode == reference ? self.episode?.name ?? "" : ""))]
        case .notSet(let value, let episode, let error):
            saved(value, on: episode)
            return [.show(.failed(error))]
        case .marked(let change):
            if case .episode(let episode) = change.item { stored[episode] = change.marks }
            return []
        }
    }

    private mutating func go(to episode: EpisodeReference?, _ element: String) -> [Reaction<Effect>] {
        guard let episode else { return [] }
        reference = episode
        (content, neighbors) = (.loading, Neighbors())
        return [.report(.clicked(element, on: screen)), .run(.lookAtNeighbors(episode))] + load(.first)
    }

    private mutating func load(_ loading: Loading) -> [Reaction<Effect>] {
        content.begin()
        return [.run(.load(reference, loading))]
    }

    private mutating func saved(_ value: MarkValue, on episode: EpisodeReference) {
        if let index = unsaved.firstIndex(of: UnsavedRating(value: value, episode: episode)) { unsaved.remove(at: index) }
    }

    /// A rating that an act is storing.
    private struct UnsavedRating: Sendable, Hashable {
        let value: MarkValue
        let episode: EpisodeReference
    }
}
