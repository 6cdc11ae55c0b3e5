public import MarqueeDomain

/// The shelves of the signed-in person: favorites, watchlist and ratings, with the changes not yet sent.
public struct LibraryState: ScreenState {
    /// What a person can do.
    public enum Intent: Sendable, Hashable {
        /// Look at another shelf.
        case show(ShelfName)
        /// See a row: near the end of the list, the next page is read.
        case itemShown(Int)
        /// Go to another row, up to the ends of the list.
        case move(by: Int)
        /// Open a title or a series.
        case open(MediaReference)
        /// Set a mark on a title or an episode.
        case set(MarkValue, on: Markable)
        /// Send all changes, and read all shelves.
        case sync
        /// Send a rejected change again.
        case resend(PendingChange)
        /// Take a change back.
        case discard(PendingChange)
        /// See what the server has now.
        case refresh
        /// Try again what failed.
        case retry
    }

    /// What the library needs to have done.
    public enum Effect: ScreenEffect, Hashable {
        /// Read a page of a shelf.
        case load(ShelfName, Pagination<LibraryItem>.Request)
        /// Look at the changes not yet sent.
        case lookAtPending
        /// Wait until no mark changes for a moment.
        case settle
        /// Set a mark.
        case set(MarkValue, on: Markable)
        /// Send all changes, and read all shelves.
        case sync
        /// Send a rejected change again.
        case resend(PendingChange)
        /// Take a change back.
        case discard(PendingChange)
        /// Follow the changes of marks.
        case followMarks

        /// A read replaces the one under way; changes do not replace each other.
        public var slot: String? {
            switch self {
            case .load: "page"
            case .lookAtPending: "pending"
            case .settle: "settle"
            case .sync: "sync"
            case .followMarks: "marks"
            case .set, .resend, .discard: nil
            }
        }
    }

    /// What its effects answer.
    public enum Answer: Sendable {
        /// What was read of a page of a shelf.
        case page(ShelfName, ContentUpdate<Page<LibraryItem>>, Pagination<LibraryItem>.Request)
        /// The changes not yet sent.
        case pending([PendingChange])
        /// No mark has changed for a moment.
        case settled
        /// A mark was set by the person.
        case set(MarkValue)
        /// Everything was sent and read, as far as the report says.
        case synced(SyncReport)
        /// Something that the person asked for failed.
        case failed(MarqueeError)
        /// A mark has changed.
        case marked(LibraryChange)
    }

    /// The shelf that is shown.
    public private(set) var shelf: ShelfName
    /// The rows of the shelf.
    public private(set) var pages = Pagination<LibraryItem>()
    /// The row where the person is.
    public private(set) var selection = Selection<LibraryItem.ID>()
    /// The changes not yet sent, and those that the server rejected.
    public private(set) var pending: [PendingChange] = []
    /// Whether everything is being sent and read.
    public private(set) var isSyncing = false

    /// Creates a library before anything is read.
    public init(_ shelf: ShelfName = .favoriteMovies) { self.shelf = shelf }

    /// The name of the screen in analytics events.
    public var screen: Screen { .library }

    /// Whether there is no library, because nobody is signed in.
    public var isSignedOut: Bool { if case .failed(let error) = pages.phase { error.code == .unauthorized } else { false } }
}

extension LibraryState {
    /// Reads the shelf again: marks may have changed on other screens.
    public mutating func appear() -> [Reaction<Effect>] { [.run(.followMarks), .run(.lookAtPending)] + load() }

    /// What is on its way does not arrive anymore.
    public mutating func disappear() {
        pages.cancel()
        isSyncing = false
    }

    /// The person has done something.
    public mutating func handle(_ intent: Intent) -> [Reaction<Effect>] {
        switch intent {
        case .show(let shelf):
            guard shelf != self.shelf else { return [] }
            self.shelf = shelf
            (pages, selection) = (Pagination(), Selection())
            return [.report(.clicked(shelf.rawValue, on: screen))] + load()
        case .itemShown(let index): return shown(index)
        case .move(let distance):
            selection.move(by: distance, in: pages.items.map(\.id))
            return shown(selection.index)
        case .open(let item): return [.report(.selected(item, on: screen))]
        case .set(let value, let item): return [.report(.clicked(value.kind.rawValue, on: screen)), .run(.set(value, on: item))]
        case .sync:
            guard !isSyncing else { return [] }
            isSyncing = true
            return [.report(.clicked("sync", on: screen)), .run(.sync)]
        case .resend(let change): return [.report(.clicked("resend", on: screen)), .run(.resend(change))]
        case .discard(let change): return [.report(.clicked("discard", on: screen)), .run(.discard(change))]
        case .refresh: return [.report(.refreshed(screen))] + load(.refresh)
        case .retry: return run(pages.retry())
        }
    }

    /// Takes what was read or done.
    public mutating func receive(_ answer: Answer) -> [Reaction<Effect>] {
        switch answer {
        case .page(let shelf, let update, let request):
            guard shelf == self.shelf else { return [] }
            // What belongs to somebody is not shown after the sign-out.
            if case .failure(let error) = update, error.code == .unauthorized { pages = Pagination() }
            let next = pages.take(update, for: request)
            selection.follow(pages.items.map(\.id))
            return pages.reactions(to: update, for: request, on: screen) + run(next)
        case .pending(let pending):
            self.pending = pending
            return []
        case .settled: return [.run(.lookAtPending)] + load()
        case .set(let value): return [.show(.marked(value, title: "")), .run(.lookAtPending)]
        case .synced(let report):
            isSyncing = false
            return [.show(.synced(report)), .run(.lookAtPending)] + load()
        case .failed(let error):
            isSyncing = false
            return [.show(.failed(error)), .run(.lookAtPending)]
        case .marked(let change):
            pages.marks[change.item] = change.marks
            // A synchronization changes hundreds of marks at once.
            return [.run(.settle)]
        }
    }

    private mutating func load(_ loading: Loading = .first) -> [Reaction<Effect>] { run(pages.load(loading)) }

    private mutating func shown(_ index: Int) -> [Reaction<Effect>] {
        run(pages.itemShown(at: index)) + (pages.isLast(index) ? [.report(.lastItemShown(on: screen))] : [])
    }

    private func run(_ request: Pagination<LibraryItem>.Request?) -> [Reaction<Effect>] {
        request.map { [.run(.load(shelf, $0))] } ?? []
    }
}
