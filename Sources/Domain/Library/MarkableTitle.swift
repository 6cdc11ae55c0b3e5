/// A movie or a TV series, as lists, details and references have it: the calls that set marks take it directly.
///
/// ```swift
/// for movie in try await marquee.movies.popular() {
///     try await marquee.library.setWatchlist(movie)
/// }
/// ```
public protocol MarkableTitle: Sendable {
    /// The reference that identifies the title.
    var reference: MediaReference { get }
}

extension MediaReference: MarkableTitle {
    public var reference: MediaReference { self }
}

extension Movie: MarkableTitle {}
extension TVSeries: MarkableTitle {}

extension MovieDetails: MarkableTitle {
    public var reference: MediaReference { movie.reference }
}

extension TVSeriesDetails: MarkableTitle {
    public var reference: MediaReference { series.reference }
}

extension MarkableTitle {
    /// The item of the title's marks.
    fileprivate func item() throws(MarqueeError) -> Markable {
        guard let item = Markable(reference) else { throw MarqueeError(.invalidInput, .init("mark.kind")) }
        return item
    }
}

extension SetFavorite {
    /// Sets the mark on a title. A person or a collection throws ``MarqueeError/Code/invalidInput``.
    @discardableResult
    public func callAsFunction(_ title: some MarkableTitle, _ isFavorite: Bool = true) async throws(MarqueeError) -> Marks {
        try await execute((title.item(), isFavorite))
    }
}

extension ToggleFavorite {
    /// Inverts the mark on a title, and throws as ``SetFavorite`` does.
    @discardableResult
    public func callAsFunction(_ title: some MarkableTitle) async throws(MarqueeError) -> Marks { try await execute(title.item()) }
}

extension SetWatchlist {
    /// Sets the mark on a title, and throws as ``SetFavorite`` does.
    @discardableResult
    public func callAsFunction(_ title: some MarkableTitle, _ isOnWatchlist: Bool = true) async throws(MarqueeError) -> Marks {
        try await execute((title.item(), isOnWatchlist))
    }
}

extension ToggleWatchlist {
    /// Inverts the mark on a title, and throws as ``SetFavorite`` does.
    @discardableResult
    public func callAsFunction(_ title: some MarkableTitle) async throws(MarqueeError) -> Marks { try await execute(title.item()) }
}

extension Rate {
    /// Rates a title. A person or a collection throws ``MarqueeError/Code/invalidInput``.
    @discardableResult
    public func callAsFunction(_ title: some MarkableTitle, _ rating: Double) async throws(MarqueeError) -> Marks {
        try await execute((title.item(), rating))
    }
}

extension RemoveRating {
    /// Removes the rating of a title. A person or a collection throws ``MarqueeError/Code/invalidInput``.
    @discardableResult
    public func callAsFunction(_ title: some MarkableTitle) async throws(MarqueeError) -> Marks { try await execute(title.item()) }
}

extension SetMark {
    /// Sets the mark on a title. A person or a collection throws ``MarqueeError/Code/invalidInput``.
    @discardableResult
    public func callAsFunction(_ value: MarkValue, on title: some MarkableTitle) async throws(MarqueeError) -> Marks {
        try await execute((value, title.item()))
    }
}

extension Get where Input == Markable {
    /// Reads the marks on a title. A person or a collection throws ``MarqueeError/Code/invalidInput``.
    public func callAsFunction(on title: some MarkableTitle, policy: ReadPolicy = .cached) async throws(MarqueeError) -> Fetched<Value> {
        try await read(title.item())(policy: policy)
    }
}
