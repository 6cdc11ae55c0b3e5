/// The sentences of one reason in every language, with `{code}` and so on in the places of its values.
struct ReasonText: Sendable {
    let key: String
    private let english, german, spanish, french, japanese, ukrainian: String

    init(_ key: String, en: String, de: String, es: String, fr: String, ja: String, uk: String) {
        (self.key, english) = (key, en)
        (german, spanish, french, japanese, ukrainian) = (de, es, fr, ja, uk)
    }

    func template(in language: TextLanguage) -> String {
        switch language {
        case .english: english
        case .german: german
        case .spanish: spanish
        case .french: french
        case .japanese: japanese
        case .ukrainian: ukrainian
        }
    }

    /// The sentence in a language; nil if one of its values is missing.
    func sentence(in language: TextLanguage, with values: [String: String]) -> String? {
        ReasonTemplate(template(in: language)).filled(with: values)
    }
}
