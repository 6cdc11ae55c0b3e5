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

    /// The language of a tag under which a catalog has texts: `pt`, or `pt-PT` for another region than its own. Nil for other tags.
    static func known(_ tag: String) -> (language: CatalogLanguage, region: String)? {
        let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
        guard let language = CatalogLanguage(rawValue: String(parts[0])) else { return nil }
        if parts.count == 1 { return (language, language.region) }
        let isRegion = parts[1].utf8.count == 2 && parts[1].utf8.allSatisfy { (0x41...0x5A).contains($0) }
        return parts.count == 2 && isRegion && parts[1] != language.region ? (language, String(parts[1])) : nil
    }

    /// The name of an episode that has none in the language.
    func episode(_ number: Int) -> String {
        switch self {
        case .english: "Episode \(number)"
        case .german: "Folge \(number)"
        case .french: "Épisode \(number)"
        case .spanish: "Episodio \(number)"
        case .japanese: "第\(number)話"
        case .portuguese: "Episódio \(number)"
        case .arabic: "الحلقة \(number)"
        case .ukrainian: "Серія \(number)"
        }
    }

    /// The name of a season that has none in the language.
    func season(_ number: Int) -> String {
        switch self {
        case .english: "Season \(number)"
        case .german: "Staffel \(number)"
        case .french: "Saison \(number)"
        case .spanish, .portuguese: "Temporada \(number)"
        case .japanese: "シーズン\(number)"
        case .arabic: "الموسم \(number)"
        case .ukrainian: "Сезон \(number)"
        }
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
