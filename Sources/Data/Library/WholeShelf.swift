public import MarqueeDomain

/// All that stands on one of the server's shelves.
public struct WholeShelf: Sendable, Hashable {
    /// Which shelf.
    public var name: ShelfName
    /// What stands on it, and as what it is marked.
    public var values: [Markable: MarkValue]
    /// The same things in the server's order, what was put there last first.
    public var newestFirst: [Markable]

    public init(_ name: ShelfName, values: [Markable: MarkValue], newestFirst: [Markable] = []) {
        self.name = name
        self.values = values
        self.newestFirst = newestFirst
    }
}
