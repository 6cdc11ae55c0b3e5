public import MarqueeDomain

/// A season with its episodes, and the ratings of the signed-in person. The season as its series described it is shown until it is loaded.
public struct SeasonState: ScreenState {
    public enum Intent: Sendable, Hashable {
        /// Go to another episode, up to the ends of the season.
        case move(by: Int)
        /// Go to an episode by its number.
        case select(Int)
        /// Open an episode.
        case open(EpisodeReference)
        /// Rate an episode; nil removes the rating.
        case rate(Rating?, EpisodeReference)
        /// Read the content again from the server.
        case refresh
        /// Retry the read that failed.
        case retry
    }

    public enum Effect: ScreenEffect, Hashable {
        /// Read the season.
        case load(Loading)
        /// Read which seasons come before and after it.
        case lookAtNeighbors
        /// Set a rating.
        case set(MarkValue, on: Markable)
        /// Follow the changes of marks.
        case followMarks

        public var kind: EffectKind<String> {
            switch self {
            case .load: .read(in: "season")
            case .lookAtNeighbors: .read(in: "neighbors")
            case .set(_, on: let item): .act(on: .marks(on: item))
            case .followMarks: .follow(in: "marks")
            }
        }
    }

    public enum Answer: Sendable {
        /// The result of the read.
        case season(ContentUpdate<SeasonDetails>)
        /// The seasons of the series.
        case seasons([Season])
        /// A rating was set by the person.
        case set(MarkValue, Markable, Marks)
        /// A rating could not be set.
        case notSet(MarkValue, Markable, MarqueeError)
        /// A mark has changed.
        case marked(LibraryChange)
    }

    /// The season.
    public let season: SeasonReference
    /// The season as its series described it.
    public let preview: Season?
    /// The season with its episodes.
    public private(set) var content: Content<SeasonDetails> = .loading
    /// The episode where the person is, by its number.
    public private(set) var selection = Selection<Int>()
    /// The season before this one; nil if there is none, or if it is unknown.
    public private(set) var previous: SeasonReference?
    /// The season after this one; nil if there is none, or if it is unknown.
    public private(set) var next: SeasonReference?
    private var stored: [Markable: Marks] = [:]
    private var unsaved: [UnsavedMark] = []

    /// Creates the state of a season, with the season as its series described it.
    public init(_ season: SeasonReference, preview: Season? = nil) {
        self.season = season
        self.preview = preview
    }

    public var screen: Screen { .season }

    /// Its episodes that have a number, in TMDb's order.
    public var episodes: [Episode] { content.value?.episodes.filter { $0.episodeNumber != nil } ?? [] }

    /// The name of the season, in as far as it is known.
    public var name: String { content.value?.name ?? preview?.name ?? "" }

    /// An episode of the season; nil without a number.
    public func reference(of episode: Episode) -> EpisodeReference? {
        episode.episodeNumber.map { EpisodeReference(series: season.series, season: season.number, number: $0) }
    }

    /// The marks of the person on an episode, with those that are being stored.
    public func marks(on episode: EpisodeReference) -> Marks {
        unsaved.filter { $0.item == .episode(episode) }.reduce(into: stored[.episode(episode)] ?? .none) { $0.set($1.value) }
    }

    /// Whether the rating of an episode is being stored: it is shown, but is not durable yet.
    public func isSaving(_ episode: EpisodeReference) -> Bool { unsaved.contains { $0.item == .episode(episode) } }
}

extension SeasonState {
    public mutating func appear() -> [Reaction<Effect>] {
        // Ratings may have changed on other screens.
        [.run(.followMarks), .run(.lookAtNeighbors)] + load(.first)
    }

    public mutating func disappear() { content.cancel() }

    public mutating func handle(_ intent: Intent) -> [Reaction<Effect>] {
        switch intent {
        case .move(let distance):
            selection.move(by: distance, in: numbers)
            return selection.index == numbers.count - 1 && distance > 0 ? [.report(.lastItemShown(on: screen))] : []
        case .select(let number):
            selection.select(number, in: numbers)
            return []
        case .open: return [.report(.clicked("episode", on: screen))]
        case .rate(let rating, let episode):
            let mark = UnsavedMark(value: .rating(rating), item: .episode(episode))
            unsaved.append(mark)
            return [.report(.clicked("rating", on: screen)), .run(.set(mark.value, on: mark.item))]
        case .refresh: return [.report(.refreshed(screen))] + load(.refresh)
        case .retry: return load(content.fetched?.refreshError == nil ? .first : .refresh)
        }
    }

    public mutating func receive(_ answer: Answer) -> [Reaction<Effect>] {
        switch answer {
        case .season(let update):
            content.take(update)
            selection.follow(numbers)
            if case .value(let fetched, _) = update { stored.merge(fetched.marks) { $1 } }
            guard case .failure(let error) = update, content.fetched != nil else { return [] }
            return [.show(.notRefreshed(error))]
        case .seasons(let seasons):
            let numbers = seasons.compactMap(\.seasonNumber).sorted()
            previous = numbers.last { $0 < season.number }.map { SeasonReference(series: season.series, number: $0) }
            next = numbers.first { $0 > season.number }.map { SeasonReference(series: season.series, number: $0) }
            return []
        case .set(let value, let item, let marks):
            stored[item] = marks
            saved(value, on: item)
            return [.show(.marked(value, title: title(of: item)))]
        case .notSet(let value, let item, let error):
            saved(value, on: item)
            return [.show(.failed(error))]
        case .marked(let change):
            stored[change.item] = change.marks
            return []
        }
    }

    private var numbers: [Int] { episodes.compactMap(\.episodeNumber) }

    private func title(of item: Markable) -> String {
        episodes.first { reference(of: $0).map(Markable.episode) == item }?.name ?? ""
    }

    private mutating func load(_ loading: Loading) -> [Reaction<Effect>] {
        content.begin()
        return [.run(.load(loading))]
    }

    private mutating func saved(_ value: MarkValue, on item: Markable) {
        if let index = unsaved.firstIndex(of: UnsavedMark(value: value, item: item)) { unsaved.remove(at: index) }
    }

    /// A mark that an act is storing.
    private struct UnsavedMark: Sendable, Hashable {
        let value: MarkValue
        let item: Markable
    }
}
