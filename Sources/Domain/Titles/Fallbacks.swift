/// Fills the texts of a title or a person from its translations, and collects the languages of those that are not in the wished one.
///
/// TMDb itself has fallbacks only for titles, to the original one. An overview that does not exist in a language comes empty. Each text is
/// filled by itself, from the best language that has it: the wished one under another code or in another region, then the fallback languages.
struct Fallbacks {
    private let translations: [Translation]
    private let wishes: [WishedLanguage]
    /// The languages of the texts that are not in the wished one; nil if there are none.
    private(set) var languages: [TextField: String]?

    init(_ translations: [Translation], for audience: Audience) {
        self.init(translations, for: WishedLanguage.all(in: audience.languages))
    }

    /// - Parameter wishes: The wished language, and the fallback languages after it.
    init(_ translations: [Translation], for wishes: [WishedLanguage]) {
        self.translations = translations
        self.wishes = wishes
    }

    /// Fills an empty text.
    mutating func fill(_ text: inout String, _ field: TextField, from source: KeyPath<Translation, String>) {
        guard text.isEmpty, let found = best(source) else { return }
        text = found[keyPath: source]
        note(found, for: field)
    }

    /// Replaces a title that is the original one only because the wished language has none. In a language in which the title was made, the
    /// original title is the right one.
    mutating func fill(title: inout String, _ field: TextField, original: String, in originalLanguage: String) {
        guard title == original, !originalLanguage.isEmpty, !translations.isEmpty, !hasTitle,
            !language.isEquivalent(to: originalLanguage)
        else { return }
        let spoken = wishes.firstIndex { $0.isEquivalent(to: originalLanguage) }
        if let found = best(\.title, in: wishes[..<(spoken ?? wishes.endIndex)]) {
            title = found.title
            note(found, for: field)
        } else if !hasRow {
            // TMDb leaves a title out where it equals the original one.
            note(originalLanguage, for: field)
        }
    }

    /// Replaces a name that is only a number, or is in another language because the wished one has none.
    mutating func fill(name: inout String, number: Int?) {
        guard GenericName.isGeneric(name, number: number) || !translations.isEmpty && !hasTitle,
            let found = best(\.title, unless: { GenericName.isGeneric($0, number: number) })
        else { return }
        guard name != found.title else { return }
        name = found.title
        note(found, for: .name)
    }

    private var language: WishedLanguage { wishes[0] }

    /// Whether there is a title in the wished language; in exactly that region, if it names one.
    private var hasTitle: Bool { translations.contains { isOwn($0) && !$0.title.isEmpty } }

    /// Whether there is a translation to the wished language; to exactly that region, if it names one.
    private var hasRow: Bool { translations.contains(where: isOwn) }

    private func isOwn(_ translation: Translation) -> Bool {
        translation.fit(language) >= (language.region == nil ? 2 : 6)
    }

    /// The best translation with a text.
    private func best(_ source: KeyPath<Translation, String>, unless isUnfit: (String) -> Bool = { _ in false }) -> Translation? {
        best(source, in: wishes[...], unless: isUnfit)
    }

    private func best(
        _ source: KeyPath<Translation, String>, in range: ArraySlice<WishedLanguage>, unless isUnfit: (String) -> Bool = { _ in false }
    ) -> Translation? {
        for (position, wish) in zip(range.indices, range) {
            var (best, bestFit): (Translation?, Int) = (nil, 0)
            for translation in translations where !translation[keyPath: source].isEmpty && !isUnfit(translation[keyPath: source]) {
                let fit = translation.fit(wish)
                if fit > bestFit, !suits(translation, otherThan: position, betterThan: fit) { (best, bestFit) = (translation, fit) }
            }
            if let best { return best }
        }
        return nil
    }

    /// Whether a translation is wished by another name: after `pt-BR, en, pt-PT`, Portuguese of Portugal comes after English.
    private func suits(_ translation: Translation, otherThan position: Int, betterThan fit: Int) -> Bool {
        wishes.indices.contains { $0 != position && translation.fit(wishes[$0]) > fit }
    }

    private mutating func note(_ found: Translation, for field: TextField) {
        let isOtherRegion = found.fit(language) > 1 && !isOwn(found)
        if isOtherRegion || !language.isEquivalent(to: found.language) { note(found.tag, for: field) }
    }

    private mutating func note(_ tag: String, for field: TextField) { languages = (languages ?? [:]).merging([field: tag]) { $1 } }
}
