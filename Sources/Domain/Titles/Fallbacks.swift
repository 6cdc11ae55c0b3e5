/// The texts of a title in the fallback languages of an audience. TMDb itself has fallbacks only for titles, to the original one; an
/// overview that does not exist in a language comes empty.
struct Fallbacks {
    private let translations: [Translation]
    private let audience: Audience

    init(_ translations: [Translation], for audience: Audience) {
        self.translations = translations
        self.audience = audience
    }

    /// The text, or the first translation that is not empty. All regions of a fallback language are tried, the best one first.
    func filled(_ text: String, _ field: KeyPath<Translation, String>) -> String {
        guard text.isEmpty else { return text }
        for wish in audience.fallbackLanguages { if let found = first(field, in: wish) { return found } }
        return ""
    }

    /// The title itself or, if it is the original one because the language of the audience has none, the one in the best fallback language.
    /// For a language in which the title was made, the original title is the right one.
    func filled(title: String, original: String, in originalLanguage: String) -> String {
        guard title == original, !originalLanguage.isEmpty, audience.language.prefix(2) != originalLanguage, !hasTitle else { return title }
        for wish in audience.fallbackLanguages {
            if wish.prefix(2) == originalLanguage { return title }
            if let found = first(\.title, in: wish) { return found }
        }
        return title
    }

    /// The name of an episode or, if it only has a number because the language of the audience has no name, the one in the best fallback
    /// language.
    func filled(episodeName name: String) -> String {
        if hasTitle { return name }
        for wish in audience.fallbackLanguages { if let found = first(\.title, in: wish) { return found } }
        return name
    }

    /// Whether there is a title in the language of the audience; in exactly that region, if it names one.
    private var hasTitle: Bool {
        let least = audience.language.contains("-") ? 3 : 1
        return translations.contains { $0.fit(audience.language) >= least && !$0.title.isEmpty }
    }

    private func first(_ field: KeyPath<Translation, String>, in wish: String) -> String? {
        for fit in [3, 2, 1] {
            let fitting = translations.lazy.filter { $0.fit(wish) == fit }
            if let found = fitting.map({ $0[keyPath: field] }).first(where: { !$0.isEmpty }) { return found }
        }
        return nil
    }
}
