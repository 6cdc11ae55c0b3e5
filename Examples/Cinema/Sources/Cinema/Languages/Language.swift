/// A language of this site. Its content comes in the same language, as far as TMDb has it.
enum Language: String, Sendable, Codable, CaseIterable {
    case english = "en"
    case german = "de"
    case spanish = "es"
    case french = "fr"
    case japanese = "ja"
    case ukrainian = "uk"
    case arabic = "ar"

    /// Its name in itself, for the menu.
    var name: String {
        switch self {
        case .english: "English"
        case .german: "Deutsch"
        case .spanish: "Español"
        case .french: "Français"
        case .japanese: "日本語"
        case .ukrainian: "Українська"
        case .arabic: "العربية"
        }
    }

    /// Language and region as TMDb is asked for it.
    var tag: String { rawValue + "-" + region }

    /// The region of watch providers.
    var region: String {
        switch self {
        case .english: "US"
        case .german: "DE"
        case .spanish: "ES"
        case .french: "FR"
        case .japanese: "JP"
        case .ukrainian: "UA"
        case .arabic: "SA"
        }
    }

    /// The value of `dir`.
    var direction: String { self == .arabic ? "rtl" : "ltr" }

    /// The sign between a name and its value.
    var colon: String {
        switch self {
        case .french: "\u{A0}: "
        case .japanese: "："
        default: ": "
        }
    }

    /// The sign between the parts of a list.
    var comma: String {
        switch self {
        case .arabic: "، "
        case .japanese: "、"
        default: ", "
        }
    }

    var texts: Texts {
        switch self {
        case .english: .english
        case .german: .german
        case .spanish: .spanish
        case .french: .french
        case .japanese: .japanese
        case .ukrainian: .ukrainian
        case .arabic: .arabic
        }
    }

    /// The best language for an `Accept-Language` field: the one with the highest weight that is here, and English otherwise.
    init(accepted field: String?) {
        let wishes = (field ?? "").prefix(500).split(separator: ",").compactMap { part -> (language: Language, weight: Double)? in
            let pieces = part.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
            guard let tag = pieces.first, let language = Language(rawValue: tag.prefix { $0 != "-" }.lowercased()) else { return nil }
            let weight = pieces.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
            return (language, weight)
        }
        // The first of equal weight is the one that was written first.
        self =
            wishes.filter { $0.weight > 0 }.reduce(nil) { best, wish in best.map { $0.weight >= wish.weight ? $0 : wish } ?? wish }?
            .language ?? .english
    }
}
