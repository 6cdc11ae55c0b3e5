/// A change of the marks on one title or episode.
///
/// It is encoded as `{"item": "movie/550", "marks": {…}, "conflict": {…}}`, without `conflict` if there was none.
public struct LibraryChange: Sendable, Equatable, Codable {
    /// The title or episode.
    public var item: Markable
    /// All its marks after the change.
    public var marks: Marks
    /// The conflict with another device that was resolved when the change was sent; nil if there was none.
    public var conflict: ResolvedConflict?

    public init(item: Markable, marks: Marks) {
        self.item = item
        self.marks = marks
    }
}

/// The changes of an account's marks, as they happen: by the user, by answers of the server, and by other devices.
///
/// It starts when it is created, and ends with the task that iterates over it or with the client's shutdown. A consumer that is too slow
/// misses older changes, never the newest ones.
public struct LibraryChanges: AsyncSequence, Sendable {
    public typealias Element = LibraryChange
    public typealias Failure = Never

    private let stream: AsyncStream<LibraryChange>

    /// Creates the sequence from a stream.
    public init(_ stream: AsyncStream<LibraryChange>) { self.stream = stream }

    /// Starts with the next change; can be called once.
    public func makeAsyncIterator() -> AsyncStream<LibraryChange>.Iterator { stream.makeAsyncIterator() }
}

extension LibraryUseCases {
    /// The changes of the account's marks from now on.
    public var changes: LibraryChanges { library.changes(on: nil) }
    /// The changes of the marks on one title or episode from now on.
    public func changes(on item: Markable) -> LibraryChanges { library.changes(on: item) }
}
