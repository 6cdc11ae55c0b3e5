/// The languages the catalog has texts in.
enum CatalogLanguage: String, CaseIterable, Sendable {
    case english = "en"
    case german = "de"
    case french = "fr"
    case spanish = "es"
    case japanese = "ja"
    case portuguese = "pt"
    case arabic = "ar"
    case ukrainian = "uk"

    /// The language of a request: `de` and `de-AT` are both German, and none at all is English, as on TMDb.
    init?(asked code: String?) {
        let code = code.map { $0.isEmpty ? "en-US" : $0 } ?? "en-US"
        self.init(rawValue: code.prefix { $0 != "-" }.lowercased())
    }

    var region: String {
        switch self {
        case .english: "US"
        case .german: "DE"
        case .french: "FR"
        case .spanish: "ES"
        case .japanese: "JP"
        case .portuguese: "BR"
        case .arabic: "SA"
        case .ukrainian: "UA"
        }
    }

    var name: String {
        switch self {
        case .english: "English"
        case .german: "Deutsch"
        case .french: "Français"
        case .spanish: "Español"
        case .japanese: "日本語"
        case .portuguese: "Português"
        case .arabic: "العربية"
        case .ukrainian: "Український"
        }
    }

    var englishName: String {
        switch self {
        case .english: "English"
        case .german: "German"
        case .french: "French"
        case .spanish: "Spanish"
        case .japanese: "Japanese"
        case .portuguese: "Portuguese"
        case .arabic: "Arabic"
        case .ukrainian: "Ukrainian"
        }
    }
}
