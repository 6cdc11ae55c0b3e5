import MarqueeDomain

extension JSONValue {
    /// The text of a rating, which is a number in some files and a text in others; nil for null and an empty text. Other values are shown by
    /// their brackets, because no rating has them.
    var ratingText: String? {
        switch self {
        case .null: nil
        case .flag(let flag): "\(flag)"
        case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
        case .text(let text): text.trimmed.isEmpty ? nil : text.trimmed
        case .list: "[…]"
        case .object: "{…}"
        }
    }
}

extension RatingText {
    /// The rating on a scale of 10, unless the text says another one; nil outside of the scale.
    var rating: Rating? { rating(best: best ?? 10) }
}
