public import MarqueeDomain

/// What is to be done to a mark.
public enum MarkEdit: Sendable, Hashable {
    /// It is set.
    case set(MarkValue)
    /// A favorite or a place on the watchlist is turned into its opposite, as it is at that moment.
    case toggle(MarkKind)

    /// The kind of the mark.
    public var kind: MarkKind {
        switch self {
        case .set(let value): value.kind
        case .toggle(let kind): kind
        }
    }
}
