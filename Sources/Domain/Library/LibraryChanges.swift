/// That the marks on something are now different.
///
/// It is encoded as `{"item": "movie/550", "marks": {…}}`.
public struct LibraryChange: Sendable, Hashable, Codable {
    /// What is marked.
    public var item: Markable
    /// All its marks as they are now.
    public var marks: Marks

    /// Creates a change.
    public init(item: Markable, marks: Marks) {
        self.item = item
        self.marks = marks
    }
}

/// What happens to a person's marks, as it happens: by the person, by the server's answers, and by what other devices did.
///
/// It begins when it is made, and ends with the task that goes through it or with the client's shutdown. Whoever takes too long misses
/// older changes, never the newest ones.
public struct LibraryChanges: AsyncSequence, Sendable {
    /// A change.
    public typealias Element = LibraryChange
    /// It does not fail.
    public typealias Failure = Never

    private let stream: AsyncStream<LibraryChange>

    /// Follows a stream.
    public init(_ stream: AsyncStream<LibraryChange>) { self.stream = stream }

    /// Begins with the next change. A sequence is gone through once.
    public func makeAsyncIterator() -> AsyncStream<LibraryChange>.Iterator { stream.makeAsyncIterator() }
}

extension LibraryUseCases {
    /// What happens to the person's marks from now on.
    public func changes() -> LibraryChanges { library.changes(on: nil) }
    /// What happens to the marks on one thing from now on.
    public func changes(on item: Markable) -> LibraryChanges { library.changes(on: item) }
}
