public import MarqueeDomain

/// A change of a mark.
public enum MarkEdit: Sendable, Hashable {
    /// Sets a value.
    case set(MarkValue)
    /// Inverts a favorite or a place on the watchlist, as it is in the store at that moment.
    case toggle(MarkKind)

    /// The kind of the mark.
    public var kind: MarkKind {
        switch self {
        case .set(let value): value.kind
        case .toggle(let kind): kind
        }
    }
}
