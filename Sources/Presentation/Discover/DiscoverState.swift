public import MarqueeDomain

/// Titles that meet conditions, page after page, and the genres and providers to choose from.
public struct DiscoverState: ScreenState {
    public enum Intent: Sendable, Hashable {
        /// Change the conditions. A genre and a provider of movies may be none of TV series, so another kind removes them.
        case look(DiscoverQuery)
        /// See a title: near the end of the list, the next page is read.
        case itemShown(Int)
        /// Go to another title, up to the ends of the list.
        case move(by: Int)
        /// Go to a title.
        case select(MediaReference)
        /// Open a title.
        case open(MediaReference)
        /// Read the content again from the server.
        case refresh
        /// Retry the read that failed.
        case retry
    }

    public enum Effect: ScreenEffect, Hashable {
        /// Read a page.
        case load(DiscoverQuery, Pagination<MediaItem>.Request)
        /// Read the genres and providers to choose from.
        case loadChoices(DiscoverQuery.Kind, country: String?)
        /// Follow the changes of marks.
        case followMarks

        public var kind: EffectKind<String> {
            switch self {
            case .load: .read(in: "page")
            case .loadChoices: .read(in: "choices")
            case .followMarks: .follow(in: "marks")
            }
        }
    }

    /// The choices of a person.
    public struct Choices: Sendable, Hashable {
        /// TMDb's genres of the kind.
        public var genres: [DiscoverQuery.Named] = []
        /// The providers in the country, by TMDb's priority; empty without a country.
        public var providers: [DiscoverQuery.Named] = []

        public init() {}
    }

    public enum Answer: Sendable {
        /// The result of a read of a page.
        case page(ContentUpdate<Page<MediaItem>>, Pagination<MediaItem>.Request)
        /// The genres and providers.
        case choices(Choices)
        /// A mark has changed.
        case marked(LibraryChange)
    }

    /// The conditions.
    public private(set) var query: DiscoverQuery
    /// The titles.
    public private(set) var pages = Pagination<MediaItem>()
    /// The title where the person is.
    public private(set) var selection = Selection<MediaReference>()
    /// The genres and providers to choose from; empty until they are read.
    public private(set) var choices = Choices()

    /// Creates a list before anything is read.
    public init(_ query: DiscoverQuery) { self.query = query }

    public var screen: Screen { .discover }

    public mutating func appear() -> [Reaction<Effect>] {
        [.run(.followMarks), loadChoices] + (pages.items.isEmpty ? [.run(.load(query, pages.load()))] : [])
    }

    public mutating func disappear() { pages.cancel() }

    public mutating func handle(_ intent: Intent) -> [Reaction<Effect>] {
        switch intent {
        case .look(var other):
            let isOtherKind = other.kind != query.kind
            if isOtherKind { (other.genre, other.provider) = (nil, nil) }
            guard other != query else { return [] }
            query = other
            if isOtherKind { choices = Choices() }
            (pages, selection) = (Pagination(), Selection())
            return [.report(.clicked("filter", on: screen)), .run(.load(query, pages.load()))] + (isOtherKind ? [loadChoices] : [])
        case .itemShown(let index): return shown(index)
        case .move(let distance):
            selection.move(by: distance, in: pages.items.map(\.id))
            return shown(selection.index)
        case .select(let item):
            selection.select(item, in: pages.items.map(\.id))
            return []
        case .open(let item): return [.report(.selected(item, on: screen))]
        case .refresh: return [.report(.refreshed(screen)), .run(.load(query, pages.load(.refresh)))]
        case .retry: return run(pages.retry())
        }
    }

    public mutating func receive(_ answer: Answer) -> [Reaction<Effect>] {
        switch answer {
        case .page(let update, let request):
            let next = pages.take(update, for: request)
            selection.follow(pages.items.map(\.id))
            return pages.reactions(to: update, for: request, on: screen) + run(next)
        case .choices(let choices):
            self.choices = choices
            return []
        case .marked(let change):
            pages.marks[change.item] = change.marks
            return []
        }
    }

    private var loadChoices: Reaction<Effect> { .run(.loadChoices(query.kind, country: query.country)) }

    private mutating func shown(_ index: Int) -> [Reaction<Effect>] {
        run(pages.itemShown(at: index)) + (pages.isLast(index) ? [.report(.lastItemShown(on: screen))] : [])
    }

    private func run(_ request: Pagination<MediaItem>.Request?) -> [Reaction<Effect>] { request.map { [.run(.load(query, $0))] } ?? [] }
}
