public import MarqueeDomain

/// All items on one of the server's shelves.
public struct WholeShelf: Sendable, Hashable {
    /// The shelf.
    public var name: ShelfName
    /// The items on it, with their marks.
    public var values: [Markable: MarkValue]
    /// The same items in the server's order, the newest first.
    public var newestFirst: [Markable]

    public init(_ name: ShelfName, values: [Markable: MarkValue], newestFirst: [Markable] = []) {
        self.name = name
        self.values = values
        self.newestFirst = newestFirst
    }
}
