public import MarqueeDomain

/// A body's meaning.
public struct Adapted<Value: Sendable>: Sendable {
    /// The value.
    public var value: Value
    /// The fields and rows that could not be read and were left out.
    package var losses: DecodingLosses
    /// The titles in it that lack a text; nil if there are none, or no other language is wanted.
    package var gaps: TextGaps<Value>?
    /// The number of items of a list that its reader does not look for, and that are left out.
    var hiddenItems = 0
    private let indexed: @Sendable () -> [IndexedTitle]
    let markableItems: MarkableItems

    /// The titles seen in it, for the index. They are put together when they are asked for: only a new answer is indexed.
    public var titles: [IndexedTitle] { indexed() }

    /// The items in it that an account may have marked, each once. The list is made at its first use: only for accounts that are signed in.
    public var markables: [Markable] { markableItems.all }

    public init(
        _ value: Value, titles: @autoclosure @escaping @Sendable () -> [IndexedTitle] = [],
        markables: @autoclosure @escaping @Sendable () -> [Markable] = []
    ) {
        self.init(value, titles: titles(), markables: markables(), losses: DecodingLosses())
    }

    /// Creates an adapted value of an answer that may not have been readable as a whole.
    package init(
        _ value: Value, titles: @autoclosure @escaping @Sendable () -> [IndexedTitle] = [],
        markables: @autoclosure @escaping @Sendable () -> [Markable] = [], losses: DecodingLosses
    ) {
        self.value = value
        self.losses = losses
        indexed = titles
        markableItems = MarkableItems(markables)
    }

    private init(
        _ value: Value, _ losses: DecodingLosses, _ gaps: TextGaps<Value>?, _ indexed: @escaping @Sendable () -> [IndexedTitle],
        _ items: MarkableItems
    ) {
        self.value = value
        self.losses = losses
        self.gaps = gaps
        self.indexed = indexed
        markableItems = items
    }

    /// The same facts with another value.
    package func map<Other: Sendable>(_ transform: @escaping @Sendable (Value) -> Other) -> Adapted<Other> {
        var mapped = Adapted<Other>(transform(value), losses, gaps?.map(transform), indexed, markableItems)
        mapped.hiddenItems = hiddenItems
        return mapped
    }

    /// The same facts with a value whose gaps have been filled.
    func filled(with value: Value) -> Adapted {
        var filled = self
        filled.value = value
        filled.gaps = nil
        return filled
    }
}

/// The fields and rows that decoding left out of an answer.
package struct DecodingLosses: Sendable, Hashable {
    /// How many rows of lists could not be read.
    package var rows = 0
    /// How many optional fields could not be read.
    package var fields = 0
    /// Whether a list has more rows than are read of one.
    package var isCut = false

    /// Nothing was left out.
    package init() {}
}
