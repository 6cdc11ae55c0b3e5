extension TextLanguage {
    /// A text in this language. It is written in all of them, as the compiler makes sure, and only the one that is wanted is made.
    package func text(
        en: @autoclosure () -> String, de: @autoclosure () -> String, es: @autoclosure () -> String, fr: @autoclosure () -> String,
        ja: @autoclosure () -> String, uk: @autoclosure () -> String
    ) -> String {
        switch self {
        case .english: en()
        case .german: de()
        case .spanish: es()
        case .french: fr()
        case .japanese: ja()
        case .ukrainian: uk()
        }
    }

    /// A text about a number of things, in the form that the language has for the number.
    package func text(
        _ count: Int, en: @autoclosure () -> Forms, de: @autoclosure () -> Forms, es: @autoclosure () -> Forms,
        fr: @autoclosure () -> Forms, ja: @autoclosure () -> String, uk: @autoclosure () -> SlavicForms
    ) -> String {
        switch self {
        case .english: Self.form(en(), count, self)
        case .german: Self.form(de(), count, self)
        case .spanish: Self.form(es(), count, self)
        case .french: Self.form(fr(), count, self)
        case .japanese: ja()
        case .ukrainian:
            switch PluralCategory(of: count, in: self) {
            case .one: uk().one
            case .few: uk().few
            case .many, .other: uk().many
            }
        }
    }

    /// The forms of a text in a language with two.
    package typealias Forms = (one: String, other: String)
    /// The forms of a text in Ukrainian.
    package typealias SlavicForms = (one: String, few: String, many: String)

    private static func form(_ forms: Forms, _ count: Int, _ language: TextLanguage) -> String {
        PluralCategory(of: count, in: language) == .one ? forms.one : forms.other
    }
}
