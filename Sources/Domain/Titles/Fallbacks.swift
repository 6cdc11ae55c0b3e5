/// Fills the texts of a title or a person from its translations, and collects the languages of those that are not in the wished one.
///
/// TMDb itself has fallbacks only for titles, to the original one. An overview that does not exist in a language comes empty. Each text is
/// filled by itself, from the first of the wished languages that has it. Other regions and other codes of a language come after the last wish
/// for it: `pt-PT` before English in `pt-BR, en`, and after it in `pt-BR, en, pt`.
struct Fallbacks {
    private let translations: [Translation]
    private let wishes: WishedLanguages
    private let isAnswered: Bool
    /// How well each translation suits each wished language.
    private let fits: [UInt8]
    /// The languages of the texts that are not in the wished one; nil if there are none.
    private(set) var languages: [TextField: String]?

    init(_ translations: [Translation], for audience: Audience) {
        self.init(translations, for: WishedLanguages(audience.languages))
    }

    /// - Parameters:
    ///   - wishes: The wished language, and the fallback languages after it.
    ///   - isAnswered: Whether the server has a translation to the wished language, also if it is not among these.
    init(_ translations: [Translation], for wishes: WishedLanguages, isAnswered: Bool = false) {
        self.translations = translations
        self.wishes = wishes
        self.isAnswered = isAnswered
        var fits: [UInt8] = []
        fits.reserveCapacity(translations.count * wishes.languages.count)
        for index in translations.indices {
            for wish in wishes.languages { fits.append(wish.fit(translations[index].language, translations[index].country)) }
        }
        self.fits = fits
    }

    /// Fills an empty text.
    mutating func fill(_ text: inout String, _ field: TextField, from source: TranslatedText) {
        guard text.isEmpty, let found = best(source) else { return }
        text = translations[found].text(source)
        note(found, for: field)
    }

    /// Replaces a title that is the original one only because the wished language has none. In a language in which the title was made, the
    /// original title is the right one.
    mutating func fill(title: inout String, _ field: TextField, original: String, in originalLanguage: String) {
        guard title == original, !originalLanguage.isEmpty, !translations.isEmpty, !hasTitle else { return }
        let spoken = wishes.position(of: originalLanguage) ?? wishes.languages.count
        guard spoken > 0 else { return }
        if let found = best(.title, in: ..<spoken) {
            title = translations[found].title
            note(found, for: field)
        } else if !hasRow {
            // TMDb leaves a title out where it equals the original one.
            languages = languages ?? [:]
            languages?[field] = originalLanguage
        }
    }

    /// Replaces a name that is only a number, or is in another language because the wished one has none.
    mutating func fill(name: inout String, number: Int?) {
        guard GenericName.isGeneric(name, number: number) || !translations.isEmpty && !hasTitle,
            let found = best(.title, unless: { GenericName.isGeneric($0, number: number) })
        else { return }
        guard name != translations[found].title else { return }
        name = translations[found].title
        note(found, for: .name)
    }

    /// Whether there is a title in the wished language; in exactly that region, if it names one.
    private var hasTitle: Bool { translations.indices.contains { isOwn($0) && !translations[$0].title.isEmpty } }

    /// Whether there is a translation to the wished language; to exactly that region, if it names one.
    private var hasRow: Bool { isAnswered || translations.indices.contains(where: isOwn) }

    private func isOwn(_ translation: Int) -> Bool {
        fit(translation, 0) >= (wishes.languages[0].region == nil ? 2 : 6)
    }

    private func fit(_ translation: Int, _ wish: Int) -> UInt8 { fits[translation * wishes.languages.count + wish] }

    /// The best translation with a text, in some of the wished languages.
    private func best(
        _ source: TranslatedText, in range: PartialRangeUpTo<Int> = ..<Int.max, unless isUnfit: (String) -> Bool = { _ in false }
    ) -> Int? {
        for wish in wishes.languages.indices where range.contains(wish) {
            var (best, bestRank): (Int?, UInt8) = (nil, 0)
            for translation in translations.indices {
                let rank = rank(translation, wish)
                guard rank > bestRank, !translations[translation].text(source).isEmpty, !isUnfit(translations[translation].text(source))
                else { continue }
                (best, bestRank) = (translation, rank)
            }
            if let best { return best }
        }
        return nil
    }

    /// The rank of a translation at the place of a wished language: first the translations that the wish names. A translation that no wish
    /// for the language names is ranked at the place of the last wish, by how well it suits the first one.
    private func rank(_ translation: Int, _ wish: Int) -> UInt8 {
        let fit = fit(translation, wish)
        if wishes.languages[wish].isNamed(byFit: fit) { return 10 + fit }
        return fit > 0 && wishes.areLast[wish] ? self.fit(translation, wishes.firsts[wish]) : 0
    }

    private mutating func note(_ found: Int, for field: TextField) {
        // Another code of the wished language makes no difference to the reader; another region does.
        guard fit(found, 0) != 1, !isOwn(found) else { return }
        languages = languages ?? [:]
        languages?[field] = translations[found].tag
    }
}
