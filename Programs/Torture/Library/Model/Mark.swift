import MarqueeDomain

/// One of the marks on one thing.
struct Mark: Hashable, Sendable, CustomStringConvertible {
    let item: Markable
    let kind: MarkKind

    init(_ item: Markable, _ kind: MarkKind) { (self.item, self.kind) = (item, kind) }

    var description: String { "\(kind) of \(item)" }

    /// The mark of a thing that is not marked.
    var nothing: MarkValue {
        switch kind {
        case .favorite: .favorite(false)
        case .watchlist: .watchlist(false)
        case .rating: .rating(nil)
        }
    }

    /// A value that the mark may have.
    func value(_ random: inout SplitMix64) -> MarkValue {
        switch kind {
        case .favorite: .favorite(random.pick(0...1) == 1)
        case .watchlist: .watchlist(random.pick(0...1) == 1)
        case .rating: .rating(Rating(halfPoints: random.pick(0...4)))
        }
    }
}

extension Markable {
    /// The marks that it can have.
    func marks(isGuest: Bool) -> [Mark] {
        if case .episode = self { return [Mark(self, .rating)] }
        return isGuest ? [Mark(self, .rating)] : MarkKind.allCases.map { Mark(self, $0) }
    }
}

extension MarkValue {
    var opposite: MarkValue {
        switch self {
        case .favorite(let isSet): .favorite(!isSet)
        case .watchlist(let isSet): .watchlist(!isSet)
        case .rating: .rating(nil)
        }
    }
}
