/// Where a person's marks are kept, and sent from. It may gain requirements in a minor version.
public protocol LibraryRepository: Sendable {
    /// Sets a mark: durable when it returns, sent when that is possible.
    func set(_ value: MarkValue, on item: Markable) async throws(MarqueeError) -> Marks
    /// Turns a favorite or a place on the watchlist into its opposite, and keeps what that is.
    func toggle(_ kind: MarkKind, on item: Markable) async throws(MarqueeError) -> Marks
    /// All marks on something.
    func marks(on item: Markable) -> Read<Marks>
    /// What happens to marks, from now on; with an item, to those on it alone.
    func changes(on item: Markable?) -> LibraryChanges

    /// What has not been sent yet, and what the server rejected, in the order in which it was done.
    func pending() async throws(MarqueeError) -> [PendingChange]
    /// Sends what waits, whenever it was to be sent next.
    func send() async throws(MarqueeError) -> SyncReport
    /// Reads all shelves to their ends, so that the marks here are those of the server under what waits.
    func pull() async throws(MarqueeError) -> PullReport
    /// Lets a rejected change wait to be sent again.
    func retry(_ change: PendingChange) async throws(MarqueeError)
    /// Gives a change up, as if it had never been made.
    func discard(_ change: PendingChange) async throws(MarqueeError)

    /// One page of a shelf.
    func shelf<Item>(_ shelf: Shelf<Item>, _ page: ShelfPage) -> Read<Page<Item>>
    /// One page of the movies that TMDb recommends.
    func recommendedMovies(page: Int) -> Read<Page<Movie>>
    /// One page of the TV series that TMDb recommends.
    func recommendedTV(page: Int) -> Read<Page<TVSeries>>
}

/// All that can be done with a person's marks.
public struct LibraryUseCases: Sendable {
    let library: any LibraryRepository

    /// Publishes the use cases of a repository.
    public init(library: any LibraryRepository) { self.library = library }

    /// Reads a shelf.
    func shelf<Item>(_ shelf: Shelf<Item>) -> Get<ShelfPage, Page<Item>> { Get { [library] page in library.shelf(shelf, page) } }
}
