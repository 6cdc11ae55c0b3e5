public import MarqueeDomain

extension MarkValue {
    /// The value as stores keep it: 1 or 0 for favorites and the watchlist, half points for a rating, 0 for no rating.
    public var number: Int {
        switch self {
        case .favorite(let isSet), .watchlist(let isSet): isSet ? 1 : 0
        case .rating(let rating): rating?.halfPoints ?? 0
        }
    }

    /// The value of a stored number.
    public init(_ kind: MarkKind, number: Int) {
        self =
            switch kind {
            case .favorite: .favorite(number != 0)
            case .watchlist: .watchlist(number != 0)
            case .rating: .rating(Rating(halfPoints: number))
            }
    }

    /// The value of a mark that is not set.
    package static func none(_ kind: MarkKind) -> MarkValue { MarkValue(kind, number: 0) }

    /// The opposite value. A rating is removed; no rating stays no rating, because the new value is unknown.
    var toggled: MarkValue { MarkValue(kind, number: number == 0 && kind != .rating ? 1 : 0) }
}
