/// Sets a mark of any kind: favorite, watchlist or rating. The change is stored when this returns, with or without a network, and sent as soon
/// as possible. It returns all marks of the title or episode after the change, and throws as ``SetFavorite`` does. A guest can only rate, and an
/// episode can only be rated.
///
/// It is for programs that keep the mark as a value, for example a screen with one action for all marks:
///
/// ```swift
/// try await marquee.library.set(.watchlist(true), on: .tv(1399))
/// ```
public struct SetMark: Executable {
    private let library: any LibraryRepository

    public init(library: any LibraryRepository) { self.library = library }

    @discardableResult
    public func execute(_ change: (value: MarkValue, item: Markable)) async throws(MarqueeError) -> Marks {
        try await library.set(change.value, on: change.item)
    }

    /// Sets the mark, and returns all marks of the title or episode after the change.
    @discardableResult
    public func callAsFunction(_ value: MarkValue, on item: Markable) async throws(MarqueeError) -> Marks {
        try await execute((value, item))
    }
}

extension LibraryUseCases {
    /// Sets a mark of any kind, given as a value.
    public var set: SetMark { SetMark(library: library) }
}
