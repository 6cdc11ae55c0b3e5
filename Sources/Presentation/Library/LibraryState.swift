public import MarqueeDomain

/// The shelves of the signed-in person: favorites, watchlist and ratings, with the changes not yet sent.
public struct LibraryState: ScreenState {
    public enum Intent: Sendable, Equatable {
        /// Look at another shelf.
        case show(ShelfName)
        /// See a row: near the end of the list, the next page is read.
        case itemShown(Int)
        /// Go to another row, up to the ends of the list.
        case move(by: Int)
        /// Go to a row.
        case select(LibraryItem.ID)
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
        /// Read the content again from the server.
        case refresh
        /// Retry the read that failed.
        case retry
    }

    public enum Effect: ScreenEffect, Equatable {
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

        public var kind: EffectKind<String> {
            switch self {
            case .load: .read(in: "page")
            case .lookAtPending: .read(in: "pending")
            case .settle: .read(in: "settle")
            case .followMarks: .follow(in: "marks")
            case .sync: .act(on: .library)
            case .set(_, on: let item): .act(on: .marks(on: item))
            case .resend(let change), .discard(let change): .act(on: .marks(on: change.item))
            }
        }
    }

    public enum Answer: Sendable {
        /// The result of a read of a page of a shelf.
        case page(ShelfName, ContentUpdate<Page<LibraryItem>>, Pagination<LibraryItem>.Request)
        /// The changes not yet sent.
        case pending([PendingChange])
        /// No mark has changed for a moment, or a change not yet sent was resent.
        case settled
        /// A change not yet sent was discarded.
        case discarded(DiscardOutcome)
        /// A mark was set by the person.
        case set(MarkValue)
        /// Everything was sent and read, as far as the report says.
        case synced(SyncReport)
        /// A change of the person failed.
        case failed(MarqueeError)
        /// The changes could not be sent.
        case notSynced(MarqueeError)
        /// A mark has changed.
        case marked(LibraryChange)
    }

    /// The shelf that is shown.
    public internal(set) var shelf: ShelfName
    /// The rows of the shelf.
    public internal(set) var pages = Pagination<LibraryItem>()
    /// The row where the person is.
    public internal(set) var selection = Selection<LibraryItem.ID>()
    /// The changes not yet sent, and those that the server rejected.
    public internal(set) var pending: [PendingChange] = []
    /// Whether everything is being sent and read.
    public internal(set) var isSyncing = false

    /// Creates a library before anything is read.
    public init(_ shelf: ShelfName = .favoriteMovies) { self.shelf = shelf }

    public var screen: Screen { .library }

    /// Whether there is no library, because no person is signed in.
    public var isSignedOut: Bool { if case .failed(let error) = pages.phase { error.code == .unauthorized } else { false } }
}
