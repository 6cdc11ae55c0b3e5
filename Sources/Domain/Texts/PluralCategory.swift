/// Which form of a text a whole number takes, in the words of Unicode's CLDR.
///
/// The category that CLDR has for millions in Spanish and French is left out: nothing is counted here that often.
package enum PluralCategory: Sendable, Hashable {
    case one, few, many, other

    /// The category of a number in a language.
    package init(of count: Int, in language: TextLanguage) {
        let number = count.magnitude
        switch language {
        case .english, .german, .spanish: self = number == 1 ? .one : .other
        case .french: self = number <= 1 ? .one : .other
        case .japanese: self = .other
        case .ukrainian:
            switch (number % 10, number % 100) {
            case (1, let tail) where tail != 11: self = .one
            case (2...4, let tail) where !(12...14).contains(tail): self = .few
            default: self = .many
            }
        }
    }
}
