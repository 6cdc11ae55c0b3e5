public import MarqueeDomain

/// All titles of a category, page after page.
public struct CategoryState: ScreenState {
    public enum Intent: Sendable, Hashable {
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
        case load(Pagination<MediaItem>.Request)
        /// Follow the changes of marks.
        case followMarks

        public var kind: EffectKind<String> {
            switch self {
            case .load: .read(in: "page")
            case .followMarks: .follow(in: "marks")
            }
        }
    }

    public enum Answer: Sendable {
        /// The result of a read of a page.
        case page(ContentUpdate<Page<MediaItem>>, Pagination<MediaItem>.Request)
        /// A mark has changed.
        case marked(LibraryChange)
    }

    /// The category.
    public let category: TitleCategory
    /// The titles.
    public private(set) var pages = Pagination<MediaItem>()
    /// The title where the person is.
    public private(set) var selection = Selection<MediaReference>()

    /// Creates a list before anything is read.
    public init(_ category: TitleCategory) { self.category = category }

    public var screen: Screen { .category }

    public mutating func appear() -> [Reaction<Effect>] {
        [.run(.followMarks)] + (pages.items.isEmpty ? [.run(.load(pages.load()))] : [])
    }

    public mutating func disappear() { pages.cancel() }

    public mutating func handle(_ intent: Intent) -> [Reaction<Effect>] {
        switch intent {
        case .itemShown(let index): return shown(index)
        case .move(let distance):
            selection.move(by: distance, in: pages.items.map(\.id))
            return shown(selection.index)
        case .select(let item):
            selection.select(item, in: pages.items.map(\.id))
            return []
        case .open(let item): return [.report(.selected(item, on: screen))]
        case .refresh: return [.report(.refreshed(screen)), .run(.load(pages.load(.refresh)))]
        case .retry: return run(pages.retry())
        }
    }

    public mutating func receive(_ answer: Answer) -> [Reaction<Effect>] {
        switch answer {
        case .page(let update, let request):
            let next = pages.take(update, for: request)
            selection.follow(pages.items.map(\.id))
            return pages.reactions(to: update, for: request, on: screen) + run(next)
        case .marked(let change):
            pages.marks[change.item] = change.marks
            return []
        }
    }

    private mutating func shown(_ index: Int) -> [Reaction<Effect>] {
        run(pages.itemShown(at: index)) + (pages.isLast(index) ? [.report(.lastItemShown(on: screen))] : [])
    }

    private func run(_ request: Pagination<MediaItem>.Request?) -> [Reaction<Effect>] { request.map { [.run(.load($0))] } ?? [] }
}
