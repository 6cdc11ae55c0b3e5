import Marquee

/// A mark that a form has set, with its value before, for the message that offers to undo it.
struct SetMark: Sendable, Codable, Hashable {
    let item: Markable
    /// The value that *Undo* sets.
    let before: MarkValue

    /// Nil if the form changed nothing.
    init?(_ value: MarkValue, on item: Markable, before: MarkValue) {
        guard value != before else { return nil }
        (self.item, self.before) = (item, before)
    }
}

extension MarkValue {
    /// The field of a form that sets this value.
    var field: (name: String, value: String) {
        switch self {
        case .favorite(let isSet): ("favorite", isSet ? "on" : "off")
        case .watchlist(let isSet): ("watchlist", isSet ? "on" : "off")
        case .rating(let rating): ("rating", rating?.description ?? "")
        @unknown default: ("", "")
        }
    }

    /// The value of a title that has no mark of this kind.
    var removed: MarkValue {
        switch self {
        case .favorite: .favorite(false)
        case .watchlist: .watchlist(false)
        case .rating: .rating(nil)
        @unknown default: self
        }
    }
}
