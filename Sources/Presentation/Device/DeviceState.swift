public import MarqueeDomain

/// The content of this device without a network: the size of the cache, the catalog of all names, and a search among the cached titles.
public struct DeviceState: ScreenState {
    public enum Intent: Sendable, Hashable {
        /// Change the text of the search.
        case type(String)
        /// See a title: near the end of the list, the next page is read.
        case itemShown(Int)
        /// Go to another title, up to the ends of the list.
        case move(by: Int)
        /// Open a title.
        case open(MediaReference)
        /// Count again.
        case refresh
        /// Retry the read that failed.
        case retry
    }

    public enum Effect: ScreenEffect, Hashable {
        /// Read how much is cached, and the facts of the catalog.
        case count
        /// Read a page of the cached titles that match a text; without a text, of all of them.
        case search(String, Pagination<MediaItem>.Request)
        /// Follow the changes of marks.
        case followMarks

        public var kind: EffectKind<String> {
            switch self {
            case .count: .read(in: "info")
            case .search: .read(in: "search")
            case .followMarks: .follow(in: "marks")
            }
        }
    }

    public enum Answer: Sendable {
        /// How much is cached; nil for a store that does not report it.
        case info(CacheInfo?)
        /// It could not be counted.
        case notCounted(MarqueeError)
        /// The catalog of all names; nil if this device has none.
        case catalog(CatalogInfo?)
        /// The result of a read of a page of titles.
        case page(ContentUpdate<Page<MediaItem>>, Pagination<MediaItem>.Request)
        /// A mark has changed.
        case marked(LibraryChange)
    }

    /// The known size of the cache.
    public enum Count: Sendable, Equatable {
        /// It is being counted.
        case counting
        /// How much is cached.
        case counted(CacheInfo)
        /// The store does not report it.
        case unknown
        /// It could not be counted.
        case failed(MarqueeError)
    }

    /// How much is cached.
    public private(set) var count = Count.counting
    /// The catalog of all names; nil if this device has none, or before it is known.
    public private(set) var catalog: CatalogInfo?
    /// The text of the search.
    public private(set) var text = ""
    /// The titles that match the text; without a text, all titles.
    public private(set) var results = Pagination<MediaItem>()
    /// The title where the person is.
    public private(set) var selection = Selection<MediaReference>()

    /// Creates the screen before anything is counted.
    public init() {}

    public var screen: Screen { .device }

    // Titles may have been added while another screen was shown. A list of more pages stays where it was.
    public mutating func appear() -> [Reaction<Effect>] {
        [.run(.count), .run(.followMarks)]
            + (results.items.count > Page<MediaItem>.size ? [] : run(results.load(results.items.isEmpty ? .first : .refresh)))
    }

    public mutating func disappear() { results.cancel() }

    public mutating func handle(_ intent: Intent) -> [Reaction<Effect>] {
        switch intent {
        case .type(let text):
            guard text != self.text else { return [] }
            self.text = text
            return search()
        case .itemShown(let index): return run(results.itemShown(at: index))
        case .move(let distance):
            selection.move(by: distance, in: ids)
            return run(results.itemShown(at: selection.index))
        case .open(let item): return [.report(.selected(item, on: screen))]
        case .refresh:
            count = .counting
            return [.report(.refreshed(screen)), .run(.count)] + run(results.load(.refresh))
        case .retry:
            if case .failed = count { return [.run(.count)] }
            return run(results.retry())
        }
    }

    public mutating func receive(_ answer: Answer) -> [Reaction<Effect>] {
        switch answer {
        case .info(let info):
            count = info.map(Count.counted) ?? .unknown
            return []
        case .notCounted(let error):
            count = .failed(error)
            return []
        case .catalog(let info):
            catalog = info
            return []
        case .page(let update, let request):
            let next = results.take(Self.nothingFound(update, request) ?? update, for: request)
            selection.follow(ids)
            return run(next)
        case .marked(let change):
            results.marks[change.item] = change.marks
            return []
        }
    }

    private var ids: [MediaReference] { results.items.map(\.id) }

    /// A search that finds nothing on this device is an empty list here, and not a missing network.
    private static func nothingFound(
        _ update: ContentUpdate<Page<MediaItem>>, _ request: Pagination<MediaItem>.Request
    ) -> ContentUpdate<Page<MediaItem>>? {
        guard case .failure(let error) = update, error.code == .offline else { return nil }
        let page = Page<MediaItem>(page: request.page, totalPages: 0, totalResults: 0, items: [])
        return .value(Fetched(page, origin: .titleIndex, isStale: true), isLast: true)
    }

    private mutating func search() -> [Reaction<Effect>] {
        (results, selection) = (Pagination(), Selection())
        return run(results.load())
    }

    private func run(_ request: Pagination<MediaItem>.Request?) -> [Reaction<Effect>] {
        request.map { [.run(.search(text.allSatisfy(\.isWhitespace) ? "" : text, $0))] } ?? []
    }
}
